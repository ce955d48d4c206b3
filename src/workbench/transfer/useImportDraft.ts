import type { Table, TableDefinition } from '../tables/Table.ts'
import { guessView } from './amountUnits.ts'
import { divideSentences } from './divideSentences.ts'
import { guessBlocks, guessWorkbook } from './findBlocks.ts'
import { guessAgain } from './guessMapping.ts'
import type { ImportMapping } from './ImportMapping.ts'
import { noDecisions, type ImportDecisions } from './ImportPlan.ts'
import type { Sheet } from './sheet.ts'
import { useDraft } from './useDraft.ts'

export interface ImportDraft {
  fileName: string
  sheets: readonly Sheet[]
  /** What is imported; of one sheet, or of several that are named like rows of the table. */
  blocks: readonly ImportMapping[]
  /** The index of the block whose columns are shown. */
  shown: number
  decisions: ImportDecisions
}

/**
 * The draft of the import of a table, and functions that change it.
 * @param folder of the table's year
 */
export function useImportDraft(definition: TableDefinition, table: Table, folder: string) {
  const { columns, rows } = table
  // A draft does not fit after the columns or rows change.
  const key = JSON.stringify([
    folder,
    definition.title,
    columns.map(({ name }) => name),
    rows.map(({ name }) => name),
  ])
  const [draft, keep] = useDraft<ImportDraft>(key)
  const update = (changes: Partial<ImportDraft>) => {
    if (draft) keep({ ...draft, ...changes })
  }
  const block = draft?.blocks[draft.shown]
  const changeBlock = (changes: Partial<ImportMapping>) => {
    if (draft && block) update({ blocks: draft.blocks.with(draft.shown, { ...block, ...changes }) })
  }
  return {
    draft,
    update,
    changeBlock,
    openFile: (fileName: string, opened: readonly Sheet[]) => {
      const sheets = opened.map((sheet) => divideSentences(table, sheet))
      const blocks = guessWorkbook(table, sheets)
      if (blocks.length > 0) keep({ fileName, sheets, blocks, shown: 0, decisions: noDecisions })
    },
    /** Shows the first block of a sheet, and imports only that sheet if it has none yet. */
    chooseSheet: (sheet: Sheet) => {
      const shown = draft?.blocks.findIndex((each) => each.sheet === sheet) ?? -1
      if (shown >= 0) update({ shown })
      else update({ blocks: guessBlocks(table, sheet), shown: 0, decisions: noDecisions })
    },
    /** Also of the other blocks, if all have the same unit until now. */
    setView: (view: string | undefined) => {
      if (!draft) return
      const isSame = new Set(draft.blocks.map((each) => guessView(definition, table, each))).size === 1
      update({
        blocks: draft.blocks.map((each, index) =>
          isSame || index === draft.shown ? { ...each, view } : each,
        ),
      })
    },
    setTitleRow: (titleRow: number) => {
      if (!block) return
      const endRow = titleRow < block.endRow ? block.endRow : Infinity
      changeBlock(guessAgain(table, block.sheet, { ...block, titleRow, endRow }))
    },
    /** Takes the sheet as one block again. */
    setTransposed: (isTransposed: boolean) => {
      if (!draft || !block) return
      const whole = guessAgain(table, block.sheet, { isTransposed, titleRow: 0, endRow: Infinity })
      const others = draft.blocks.filter(({ sheet }) => sheet !== block.sheet)
      update({ blocks: [...others, whole], shown: others.length })
    },
    discard: () => keep(undefined),
  }
}

export type ImportDraftState = ReturnType<typeof useImportDraft>
