import { useState } from 'react'
import type { Table, TableDefinition } from '../tables/Table.ts'
import { guessAgain, guessMapping, guessSheet } from './guessMapping.ts'
import type { ImportMapping } from './ImportMapping.ts'
import { noDecisions, type ImportDecisions } from './ImportPlan.ts'
import { orient, type Sheet } from './sheet.ts'

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

/** Mappings of files with the same titles in this session. */
const mappings = new Map<string, ImportMapping>()

/**
 * The draft of the import of a table, and functions that change it.
 * @param path of a document of the table's year
 */
export function useImportDraft(definition: TableDefinition, table: Table, path: string) {
  const shape = shapeOf(definition, table, path)
  const [draft, setDraft] = useState(drafts.get(shape))
  const keep = (changed: ImportDraft) => {
    drafts.set(shape, changed)
    setDraft(changed)
  }
  const chooseSheet = (fileName: string, sheets: readonly Sheet[], sheet: Sheet) => {
    const guess = guessMapping(table, sheet)
    const mapping = mappings.get(titlesKey(shape, sheet, guess)) ?? guess
    keep({ fileName, sheets, sheet, mapping, decisions: noDecisions })
  }
  return {
    draft,
    openFile: (fileName: string, sheets: readonly Sheet[]) => {
      const sheet = guessSheet(table, sheets)
      if (sheet) chooseSheet(fileName, sheets, sheet)
    },
    chooseSheet: (sheet: Sheet) => {
      if (draft) chooseSheet(draft.fileName, draft.sheets, sheet)
    },
    setMapping: (mapping: ImportMapping) => {
      if (!draft) return
      mappings.set(titlesKey(shape, draft.sheet, mapping), mapping)
      keep({ ...draft, mapping })
    },
    setTitles: (titles: Pick<ImportMapping, 'isTransposed' | 'titleRow'>) => {
      if (draft) keep({ ...draft, mapping: guessAgain(table, draft.sheet, titles) })
    },
    setView: (view: string | undefined) => {
      if (draft) keep({ ...draft, view })
    },
    decide: (decisions: ImportDecisions) => {
      if (draft) keep({ ...draft, decisions })
    },
    discard: () => {
      drafts.delete(shape)
      setDraft(undefined)
    },
  }
}

export type ImportDraftState = ReturnType<typeof useImportDraft>

/** A draft does not fit after the columns or rows change. */
function shapeOf({ title }: TableDefinition, { columns, rows }: Table, path: string) {
  return JSON.stringify([path, title, columns.map(({ name }) => name), rows.map(({ name }) => name)])
}

function titlesKey(shape: string, { grid }: Sheet, mapping: ImportMapping) {
  const { isTransposed, titleRow } = mapping
  return JSON.stringify([shape, isTransposed, titleRow, orient(grid, mapping)[titleRow] ?? []])
}
