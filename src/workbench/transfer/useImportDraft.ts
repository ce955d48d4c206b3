import { useState } from 'react'
import type { Table, TableDefinition } from '../tables/Table.ts'
import { guessAgain, guessMapping, guessSheet } from './guessMapping.ts'
import type { ImportMapping } from './ImportMapping.ts'
import { noDecisions, type ImportDecisions } from './ImportPlan.ts'
import type { Sheet } from './sheet.ts'

export interface ImportDraft {
  fileName: string
  sheets: readonly Sheet[]
  sheet: Sheet
  mapping: ImportMapping
  decisions: ImportDecisions
  /** The view of the table in which the amounts are, if the user chooses it. */
  view?: string | undefined
}

/** Drafts of closed dialogs, so that a dialog that is closed by accident continues where it was. */
const drafts = new Map<string, ImportDraft>()

/**
 * The draft of the import of a table, and functions that change it.
 * @param folder of the table's year
 */
export function useImportDraft({ title }: TableDefinition, table: Table, folder: string) {
  const { columns, rows } = table
  // A draft does not fit after the columns or rows change.
  const key = JSON.stringify([folder, title, columns.map(({ name }) => name), rows.map(({ name }) => name)])
  const [draft, setDraft] = useState(drafts.get(key))
  const keep = (changed: ImportDraft) => {
    drafts.set(key, changed)
    setDraft(changed)
  }
  const update = (changes: Partial<ImportDraft>) => {
    if (draft) keep({ ...draft, ...changes })
  }
  return {
    draft,
    update,
    openFile: (fileName: string, sheets: readonly Sheet[]) => {
      const sheet = guessSheet(table, sheets)
      if (sheet)
        keep({ fileName, sheets, sheet, mapping: guessMapping(table, sheet), decisions: noDecisions })
    },
    chooseSheet: (sheet: Sheet) =>
      update({ sheet, mapping: guessMapping(table, sheet), decisions: noDecisions, view: undefined }),
    setTitles: (titles: Pick<ImportMapping, 'isTransposed' | 'titleRow'>) => {
      if (draft) update({ mapping: guessAgain(table, draft.sheet, titles) })
    },
    discard: () => {
      drafts.delete(key)
      setDraft(undefined)
    },
  }
}

export type ImportDraftState = ReturnType<typeof useImportDraft>
