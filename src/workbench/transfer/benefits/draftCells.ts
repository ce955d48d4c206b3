import type { YearValues } from '../../../contract/yearDocuments.ts'
import { limits } from '../../tables/limits.ts'
import { readPlans } from '../../tables/readDocument.ts'
import { cellKey, textOf, type CellChange, type Table } from '../../tables/Table.ts'
import { tables } from '../../tables/tables.ts'
import { isOpen, type ValueQuestion } from '../ImportPlan.ts'
import { answerUnclear, findPartsWithDeductible, partOf } from './answerUnclear.ts'
import type { BenefitField } from './benefitFields.ts'
import type { BenefitsDecisions, PlannedColumn, SkipReason } from './BenefitsPlan.ts'
import { isOutOfNetwork } from './networks.ts'
import { findPayrollRow } from './payrollRows.ts'
import type { BenefitsRow, BenefitsSheet } from './readBenefits.ts'
import { findPeriod } from './companyMoney.ts'
import { readInNetwork } from './readInNetwork.ts'
import { readTerm } from './readTerm.ts'
import { completePayment, fillShare, hasNoValue } from './splitBenefit.ts'

export type TableChange = CellChange & { table: BenefitField['table'] }

/** A cell before its values are checked: what it writes, or why it does not. */
export type CellDraft =
  | {
      kind: 'changes'
      changes: readonly TableChange[]
      extra: readonly TableChange[]
      /** The part of the text that is out of network; '' for none. */
      outOfNetwork: string
      questions: readonly ValueQuestion[]
    }
  | { kind: 'question'; questions: readonly ValueQuestion[] }
  | { kind: 'skipped'; reason: SkipReason }

export interface RowDraft {
  row: BenefitsRow
  /** Whether another row has other values for the same cells. */
  isRepeated: boolean
  cells: readonly CellDraft[]
}

interface DraftContext {
  benefits: BenefitsSheet
  decisions: BenefitsDecisions
  columns: readonly PlannedColumn[]
  rowFields: readonly (readonly BenefitField[] | undefined)[]
  values: YearValues
  unit: string | undefined
}

/** What all cells have in common. */
interface ReadContext {
  limits: Table
  payroll: Table
  /** The parts of columns with a cell that says where the deductible applies, or that there is none. */
  saysDeductible: ReadonlySet<string>
}

/** Finds out what each cell writes, before the tables check it. */
export function draftCells(context: DraftContext): RowDraft[] {
  const { benefits, columns, rowFields, values, unit } = context
  const added = columns.filter(({ decision }) => decision === 'add')
  const planCount = readPlans(values).length - added.length
  const indexOf = (column: PlannedColumn) =>
    column.decision === 'add' ? planCount + added.indexOf(column) : (column.decision as number)
  const read: ReadContext = {
    limits: limits.read(values),
    payroll: tables.payroll.read(values, unit),
    saysDeductible: new Set([
      ...findPartsWithDeductible(benefits),
      ...findPartsWithoutDeductible(benefits, rowFields),
    ]),
  }
  const claims = new Map<string, string>()
  return benefits.rows.map((row, rowIndex) => {
    const fields = rowFields[rowIndex]
    const isLeftOut = context.decisions.rows.get(row.index) === 'leftOut'
    const cells = row.cells.map((cell): CellDraft => {
      const column = columns.find(({ index }) => index === cell.column)!
      const reason = findSkipReason(row, column, fields, isLeftOut)
      if (reason) return { kind: 'skipped', reason }
      if (!fields || column.decision === undefined) return { kind: 'question', questions: [] }
      return draftCell(context, read, row, cell, fields, indexOf(column), column)
    })
    const changes = cells.flatMap((cell) => (cell.kind === 'changes' ? [...cell.changes, ...cell.extra] : []))
    const keyed = changes.map((change) => [`${change.table}\n${cellKey(change)}`, change.text] as const)
    const own = new Map(keyed)
    const isRepeated = keyed.some(
      ([key, text]) => own.get(key) !== text || (claims.get(key) ?? text) !== text,
    )
    if (isRepeated)
      return {
        row,
        isRepeated,
        cells: cells.map((cell) => (cell.kind === 'changes' ? { kind: 'question', questions: [] } : cell)),
      }
    for (const [key, text] of keyed) claims.set(key, text)
    return { row, isRepeated, cells }
  })
}

function findSkipReason(
  row: BenefitsRow,
  column: PlannedColumn,
  fields: readonly BenefitField[] | undefined,
  isLeftOut: boolean,
): SkipReason | undefined {
  if (row.skipped) return row.skipped
  if (column.isOutOfNetwork || isOutOfNetwork(`${row.context} ${row.words}`)) return 'outOfNetwork'
  if (column.decision === 'skip') return 'column'
  if (isLeftOut) return 'leftOut'
  return fields?.length === 0 ? 'row' : undefined
}

/** The parts of the columns of plans without a deductible, which cannot come first. */
function findPartsWithoutDeductible({ rows }: BenefitsSheet, rowFields: DraftContext['rowFields']): string[] {
  const cells = rows.flatMap((row, index) =>
    rowFields[index]?.[0]?.name === 'deductible individual' ? row.cells : [],
  )
  const without = cells.filter(({ text }) => hasNoValue(text))
  return without.flatMap(({ column }) => rows.map((row) => partOf(row, column)))
}

function draftCell(
  context: DraftContext,
  read: ReadContext,
  row: BenefitsRow,
  { text: printed, terms = '' }: BenefitsRow['cells'][number],
  fields: readonly BenefitField[],
  plan: number,
  column: PlannedColumn,
): CellDraft {
  const { benefits, decisions, unit } = context
  const { table, name } = fields[0]!
  const words = `${row.context} ${row.words}`
  const { text, outOfNetwork, doubt } = readInNetwork(printed, row, column, fields, benefits.networks)
  const planRow = read.limits.rows[plan]!.name
  const accountType = textOf(read.limits, { row: planRow, column: 'account type' })
  const hasAccount = accountType !== ''
  const isMoney = name.startsWith('account ') && name !== 'account type'
  if (isMoney && !hasAccount && hasNoValue(text)) return { kind: 'skipped', reason: 'noAccount' }
  if (name.endsWith(' kind') && hasNoValue(text)) return { kind: 'skipped', reason: 'notApplicable' }
  const payrollRow = table === 'payroll' ? findPayrollRow(read.payroll, plan, words) : undefined
  if (table === 'payroll' && payrollRow === undefined) return { kind: 'skipped', reason: 'salaryBands' }
  if (table === 'payroll' && unit === undefined) return { kind: 'question', questions: [] }

  const payer = row.payer ?? column.payer
  const ofColumn = { ...row, payer, context: [terms, row.context].filter(Boolean).join('; '), terms }
  const full =
    table === 'payments'
      ? completePayment(fillShare(text, row, column.index), ofColumn, fields, benefits.sharesAfterDeductible)
      : text
  const isHsa = /\b(?:hsa|hdhp)\b/i.test(`${accountType} ${column.title}`)
  const isSaidElsewhere = !isHsa && read.saysDeductible.has(partOf(row, column.index))
  const { noteDigits } = benefits
  const ofCell = { ...row, payer, doubt }
  const answer = answerUnclear(full, ofCell, fields, { isSaidElsewhere, noteDigits }, decisions)
  if (answer.kind !== 'texts') return answer
  const period = isMoney ? findPeriod(row) : ''
  const changes = answer.texts.flatMap(({ field, text: each }) =>
    field.cells.map((cell): TableChange => ({
      table: field.table,
      text: /[1-9]/.test(each) ? `${each}${period}` : each,
      ...(field.table === 'payments'
        ? { row: cell, column: `plan ${plan}` }
        : { row: field.table === 'limits' ? planRow : payrollRow!, column: cell }),
    })),
  )
  const addTerm = (term: string, value: string | undefined): TableChange[] =>
    value === undefined ? [] : [{ table: 'limits', row: planRow, column: term, text: value }]
  const place = { row, column, decisions }
  const type = readTerm(place, 'account type', [text, column.title, words], /\b(?:hsa|hra)\b/gi)
  const kind = readTerm(place, 'kind', [text, row.words], /\b(?:non-?embedded|embedded|aggregate)\b/gi)
  const limit = /^(deductible|outOfPocketMaximum|drugMaximum) (?:individual|family)$/.exec(name)?.[1]
  const asked = [
    ...(isMoney && !hasAccount ? type.questions : []),
    ...(limit === undefined ? [] : kind.questions),
  ]
  const questions = [...answer.questions, ...asked]
  if (asked.some(isOpen)) return { kind: 'question', questions }
  if (isMoney && asked.length > 0 && type.value === undefined) return { kind: 'skipped', reason: 'value' }
  return {
    kind: 'changes',
    changes,
    extra: [
      ...(isMoney && !hasAccount ? addTerm('account type', type.value?.toUpperCase()) : []),
      ...(limit === undefined ? [] : addTerm(`${limit} kind`, kind.value)),
    ],
    outOfNetwork,
    questions,
  }
}
