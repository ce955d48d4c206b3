import type { YearTexts } from '../../../contract/yearDocuments.ts'
import type { ValueDecision, ValueQuestion } from '../ImportPlan.ts'
import type { BenefitField } from './benefitFields.ts'
import type { BenefitMatch } from './matchServices.ts'
import type { BenefitsNote, BenefitsRow } from './readBenefits.ts'
import type { BenefitsColumn } from './readColumns.ts'

/** What the user decides about a benefits table. */
export interface BenefitsDecisions {
  /** By the index of the column: the index of a plan, or what happens with the column. */
  columns: ReadonlyMap<number, number | 'add' | 'skip'>
  /** By the index of the column: whether its plan gets its title as the name. */
  renames: ReadonlyMap<number, boolean>
  /** By the index of the row. */
  rows: ReadonlyMap<number, BenefitsRowDecision>
  values: ReadonlyMap<string, ValueDecision>
  /** The view of payroll deductions in which the amounts are. */
  unit: string | undefined
  /** Whether what is out of network is put on the list of what the calculator leaves out. */
  listsOutOfNetwork: boolean
  /** The indices of the lines outside the table that are put on this list. */
  notes: ReadonlySet<number>
  /**
   * What happens with proposals for usual payments that the table does not have; undefined if there are none. Those that
   * several rows have in common are imported by default.
   */
  usual: 'import' | 'skip' | 'default' | undefined
}

/** The names of fields, which can be new services; none for a row that is skipped, or put on the list of what the calculator leaves out. */
export type BenefitsRowDecision = readonly string[] | 'leftOut'

export const noBenefitsDecisions: BenefitsDecisions = {
  columns: new Map(),
  renames: new Map(),
  rows: new Map(),
  values: new Map(),
  unit: undefined,
  listsOutOfNetwork: false,
  notes: new Set(),
  usual: 'default',
}

export interface PlannedColumn extends BenefitsColumn {
  /** Undefined until the user decides. */
  decision: number | 'add' | 'skip' | undefined
  /** Whether the plan gets the title as its name; undefined if it has this name, or the column is for no plan. */
  isRenamed: boolean | undefined
}

export interface PlannedRow extends Omit<BenefitsRow, 'cells'> {
  /** The names of the fields that the words can mean, or of the decided ones. */
  fields: readonly string[]
  /** Those of the fields that the cells write: “$750 single” is for one of two. All of them while there is a question. */
  written: readonly string[]
  /** The fields that the words can mean, and the parts that they have. */
  matched: Omit<BenefitMatch, 'isCertain'>
  /** Why the user has to choose the fields. */
  question: 'unknown' | 'uncertain' | 'unnamed' | 'repeated' | undefined
  /** Whether the table does not have the row, which is for usual payments. */
  isProposed: boolean
  cells: readonly PlannedCell[]
}

/** Why cells are skipped, in words. */
export const skipReasons = {
  outOfNetwork: 'out of network',
  column: 'the column is not imported',
  row: 'the row is not imported',
  oneRow: 'only one row of the plan has a percentage',
  value: 'by your decision',
  leftOut: 'added to “Not in the calculator”',
  outside: 'not below the names of the plans',
  heading: 'a heading',
  noAccount: 'the plan has no account',
  notApplicable: 'it does not apply to the plan',
  salaryBands: 'no salary band or location is named as in Rates. Import it there',
}

export type SkipReason = keyof typeof skipReasons

/** A cell of the benefits table. Each cell is counted once. */
export interface PlannedCell {
  column: number
  text: string
  status: 'imported' | 'question' | 'skipped'
  /** The values as the tables show them after the import. */
  after: readonly string[]
  /** Other terms that the row writes, with their titles: “Deductible kind: Aggregate”. */
  terms: readonly string[]
  /** The salary band and the location that get a payroll deduction; '' for everyone and for other values. */
  payrollRow: string
  /** The part of the text that is out of network, which is not imported; '' for none. */
  outOfNetwork: string
  /** The questions about its text, whether they are decided or not. */
  questions: readonly ValueQuestion[]
  reason: SkipReason | undefined
}

export interface BenefitsPlan {
  /** The documents with all values that are clear or decided. */
  texts: Partial<YearTexts>
  fields: readonly BenefitField[]
  columns: readonly PlannedColumn[]
  rows: readonly PlannedRow[]
  /** The lines outside the table. */
  notes: readonly BenefitsNote[]
  /** The names of added plans and services, with what to enter for them. */
  added: readonly string[]
  /** The terms that are put on the list of what the calculator leaves out. */
  leftOut: readonly string[]
  /** Whether there are payroll deductions, the view in which they are, and why the user has to choose it. */
  payroll: { unit: string | undefined; doubt: string | undefined } | undefined
  error: string | undefined
}

/** For example “54 cells: 50 imported, 2 questions, 2 skipped.” Proposals for usual payments are counted by themselves. */
export function summarizeBenefits(plan: BenefitsPlan): string {
  const [proposed, read] = [true, false].map((isProposed) =>
    plan.rows.filter((row) => row.isProposed === isProposed),
  ) as [PlannedRow[], PlannedRow[]]
  const usual = proposed.length > 0 ? ` All other services: ${summarizeCells(proposed)}.` : ''
  const cells = read.reduce((sum, row) => sum + row.cells.length, 0)
  const additions = plan.added.length > 0 ? ` Added: ${plan.added.join(', ')}.` : ''
  const lines = plan.leftOut.length
  const listed =
    lines > 0 ? ` Added to “Not in the calculator”: ${lines} ${lines === 1 ? 'line' : 'lines'}.` : ''
  return `${cells} ${cells === 1 ? 'cell' : 'cells'}: ${summarizeCells(read)}.${usual}${additions}${listed}`
}

function summarizeCells(rows: readonly PlannedRow[]) {
  const questions = countCells({ rows }, 'question')
  return [
    `${countCells({ rows }, 'imported')} imported`,
    `${questions} ${questions === 1 ? 'question' : 'questions'}`,
    `${countCells({ rows }, 'skipped')} skipped`,
  ].join(', ')
}

export function countCells({ rows }: Pick<BenefitsPlan, 'rows'>, status: PlannedCell['status']): number {
  return rows.flatMap(({ cells }) => cells).filter((cell) => cell.status === status).length
}
