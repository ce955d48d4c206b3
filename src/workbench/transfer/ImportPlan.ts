import type { YearTexts } from '../../contract/yearDocuments.ts'
import type { Suggestion } from '../cells/suggestTexts.ts'
import type { CellChange, TableDefinition } from '../tables/Table.ts'
import type { OrderChange } from './checkOrder.ts'
import type { Ledger } from './Ledger.ts'

export interface ImportTarget {
  definition: TableDefinition
  texts: YearTexts
  /** The unit of amounts that are written without one. */
  view?: string | undefined
}

/** What the user decides about rows and values that are not clear. */
export interface ImportDecisions {
  /** By the label of the file's row. */
  rows: ReadonlyMap<string, RowDecision>
  values: ReadonlyMap<string, ValueDecision>
  /** Whether a blank cell of the file clears the value. */
  clearsBlanks: boolean
  /** Whether amounts that employees do not pay are put on the list of what the calculator leaves out. */
  listsOtherPayers: boolean
  /** The texts of skipped cells that are put on this list, such as notes below the table. */
  terms: ReadonlySet<string>
}

export type RowDecision =
  | { kind: 'row'; row: string }
  | { kind: 'name'; text: string }
  /** Which of the file's rows with the same label counts, or which variant. */
  | { kind: 'only'; place: string }
  | { kind: 'add' }
  | { kind: 'skip' }

export type ValueDecision =
  | { kind: 'accept' }
  | { kind: 'suggestion'; text: string }
  | { kind: 'text'; text: string }
  /** The text is put on the list of what the calculator leaves out. */
  | { kind: 'leaveOut' }
  | { kind: 'skip' }

export const noDecisions: ImportDecisions = {
  rows: new Map(),
  values: new Map(),
  clearsBlanks: false,
  listsOtherPayers: false,
  terms: new Set(),
}

/** A row of the file that is not clearly a row of the table. */
export interface RowQuestion {
  label: string
  /** Where the rows are in the sheet, or the variants to choose from. */
  places: readonly string[]
  reason: 'unknown' | 'similar' | 'several' | 'total' | 'planTerm' | 'surcharge' | 'repeated' | 'variant'
  /** The names in the table to choose from, if the question is about a name. */
  names?: readonly string[]
  /** Texts in parentheses that are not imported. */
  notes?: readonly string[]
  /** The rows that are probably meant, or the names. */
  suggestions: readonly string[]
  decision: RowDecision | undefined
}

/** A text that cannot be applied or can mean something else, wherever it occurs with the same message. */
export interface ValueQuestion {
  key: string
  text: string
  message: string
  isAcceptable: boolean
  /** What the text means if it is accepted as it is. */
  meaning?: string | undefined
  suggestions: readonly Suggestion[]
  places: readonly CellChange[]
  decision: ValueDecision | undefined
  /** Why the text of the decision cannot be imported either. */
  error: string | undefined
}

export interface PlannedChange {
  row: string
  column: string
  before: string
  after: string
}

export interface ImportPlan {
  /** The documents with all values that are clear or decided. */
  texts: Partial<YearTexts>
  changes: readonly PlannedChange[]
  unchanged: number
  /** Typical values that the file replaces or confirms. */
  reviewed: number
  /** Cells that keep their value, because they are blank in the file. */
  keptBlanks: number
  /** The names of added rows, as the file has them. */
  addedRows: readonly string[]
  /** The terms that are put on the list of what the calculator leaves out. */
  leftOut: readonly string[]
  /** The amounts that employees do not pay, in a line for each row of the sheets. */
  otherPayers: readonly string[]
  rowQuestions: readonly RowQuestion[]
  valueQuestions: readonly ValueQuestion[]
  /** Amounts that are probably swapped. The user accepts them in the decisions about values. */
  plausibility: readonly (OrderChange & { isAccepted: boolean })[]
  /** What happens to every cell of the sheets. */
  ledger: Ledger
  error: string | undefined
}

/** How many rows and values have to be decided before the import. */
export function countOpenQuestions({ rowQuestions, valueQuestions, plausibility }: ImportPlan): number {
  const openRows = rowQuestions.filter(({ decision }) => decision === undefined)
  const openValues = valueQuestions.filter(isOpen)
  const openChecks = plausibility.filter(({ isAccepted }) => !isAccepted)
  return openRows.length + openValues.length + openChecks.length
}

/** Whether the question has no decision, or one that cannot be imported. */
export function isOpen({ decision, error }: ValueQuestion): boolean {
  return decision === undefined || error !== undefined
}
