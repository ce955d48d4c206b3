import { group } from 'd3-array'
import { formatPayment } from '../../../compare/values/formatPayment.ts'
import { typicalPointers } from '../../../check/typicalValues.ts'
import type { Payment } from '../../../contract/plans.ts'
import type { YearValues } from '../../../contract/yearDocuments.ts'
import { itemsOf } from '../../../check/edit/lists.ts'
import { memberOf, readServiceRows } from '../../tables/readDocument.ts'
import { cellOf, type Table } from '../../tables/Table.ts'
import { tables } from '../../tables/tables.ts'
import type { ValueQuestion } from '../ImportPlan.ts'
import type { BenefitsDecisions, PlannedColumn, PlannedRow, SkipReason } from './BenefitsPlan.ts'
import type { CellDraft, RowDraft } from './draftCells.ts'

interface UsualPayment {
  column: PlannedColumn
  /** In the table of payments. */
  plan: string
  /** The different payments of the plan's rows with a percentage, the most frequent first. At least one. */
  shares: readonly string[]
  /** Whether only one row has a percentage. */
  isOfOneRow: boolean
  /** The typical value. */
  current: string
  /** Whether the rows differ, or the typical value has no percentage. */
  isUnclear: boolean
}

/**
 * Drafts a row that the table does not have, for usual payments that are still typical: what the rows of a plan with a
 * percentage have in common, or a question if that is not clear. Rows of drugs and rows with a copay, which often differ,
 * count only if there are no others. Undefined if there is nothing to propose.
 * @param values with what the rows write
 * @param drafts of the rows, in their order
 */
export function draftUsual(
  values: YearValues,
  rows: readonly PlannedRow[],
  drafts: readonly RowDraft[],
  columns: readonly PlannedColumn[],
  decisions: BenefitsDecisions,
): RowDraft | undefined {
  if (decisions.usual === undefined) return undefined
  const payments = tables.payments.read(values)
  const typical = typicalPointers(values['plans.json'])
  const services = itemsOf(values, 'plans.json', 'services')
  const drugs = new Set(
    readServiceRows(values)
      .filter((_, index) => memberOf(services[index], 'isDrug') === true)
      .map(({ name }) => name),
  )
  const usual = columns.flatMap(
    (column) => findUsual({ payments, typical, drugs, rows, drafts }, column) ?? [],
  )
  if (usual.length === 0) return undefined
  const findReason = ({ isOfOneRow }: UsualPayment): SkipReason | undefined => {
    if (decisions.usual === 'skip') return 'row'
    return decisions.usual === 'default' && isOfOneRow ? 'oneRow' : undefined
  }
  const toText = ({ shares, current, isUnclear }: UsualPayment) => (isUnclear ? current : shares[0]!)
  return {
    row: {
      // No row of a sheet.
      index: -1,
      words: 'All other services',
      context: '',
      payer: undefined,
      cells: usual.map((each) => ({
        column: each.column.index,
        text: findReason(each) ? each.shares.join(' or ') : toText(each),
      })),
      skipped: undefined,
    },
    isRepeated: false,
    cells: usual.map((each) => {
      const reason = findReason(each)
      return reason ? { kind: 'skipped', reason } : draftCell(each, toText(each), decisions)
    }),
  }
}

interface WrittenRows {
  payments: Table
  /** The pointers of typical values. */
  typical: ReadonlySet<string>
  /** The rows of drugs in the table of payments. */
  drugs: ReadonlySet<string>
  rows: readonly PlannedRow[]
  drafts: readonly RowDraft[]
}

function findUsual(
  { payments, typical, drugs, rows, drafts }: WrittenRows,
  column: PlannedColumn,
): UsualPayment | undefined {
  const cells = rows.flatMap((row, index) =>
    row.cells.flatMap((cell, place) =>
      cell.column === column.index ? { ...cell, row, draft: drafts[index]!.cells[place]! } : [],
    ),
  )
  const isUsual = cells.some(
    ({ row, reason }) =>
      row.fields.includes('usual') && (reason === undefined || reason === 'value' || reason === 'leftOut'),
  )
  if (isUsual) return undefined
  const changes = cells.flatMap(({ status, draft }) =>
    status === 'imported' && draft.kind === 'changes'
      ? draft.changes.filter(({ table }) => table === 'payments')
      : [],
  )
  const plan = changes[0]?.column
  if (plan === undefined) return undefined
  const current = cellOf(payments, { row: 'usual', column: plan })!
  if (!typical.has(current.pointer)) return undefined
  const written = changes.flatMap((change) => {
    const payment = cellOf(payments, change)?.value as Payment | undefined
    const share = findShare(payment)
    return share === undefined ? [] : { share, isDrug: drugs.has(change.row), hasCopay: !!payment?.copay }
  })
  const kinds = [
    written.filter((each) => !each.isDrug && !each.hasCopay),
    written.filter((each) => !each.isDrug),
  ]
  const shares = (kinds.find(({ length }) => length > 0) ?? written).map(({ share }) => share)
  const byText = [...group(shares, (share) => share)].toSorted(
    ([, one], [, other]) => other.length - one.length,
  )
  if (shares.length === 0) return undefined
  return {
    column,
    plan,
    shares: byText.map(([text]) => text),
    isOfOneRow: shares.length === 1,
    current: current.text,
    isUnclear: byText.length > 1 || findShare(current.value) === undefined,
  }
}

/** The deductible and the percentage of a payment, without its other terms. Undefined if it has no percentage. */
function findShare(payment: unknown): string | undefined {
  const { deductible = false, coinsurance, copay } = (payment ?? {}) as Payment
  if (coinsurance !== undefined) return formatPayment({ deductible, coinsurance })
  return deductible && copay === undefined ? formatPayment({ deductible }) : undefined
}

function draftCell(
  { column, plan, shares, current, isUnclear }: UsualPayment,
  text: string,
  decisions: BenefitsDecisions,
): CellDraft {
  const change = (written: string, questions: readonly ValueQuestion[]): CellDraft => ({
    kind: 'changes',
    changes: [{ table: 'payments', row: 'usual', column: plan, text: written }],
    extra: [],
    outOfNetwork: '',
    questions,
  })
  if (!isUnclear) return change(text, [])
  const key = JSON.stringify(['usual', column.index, shares])
  const decision = decisions.values.get(key)
  const list = new Intl.ListFormat('en', { type: 'conjunction' }).format(shares.map((share) => `“${share}”`))
  const question: ValueQuestion = {
    key,
    text: current,
    message: `The table has no row for all other services. The rows of ${column.title} with a percentage have ${list}. “${current}” is a typical value.`,
    isAcceptable: true,
    suggestions: shares
      .filter((share) => share !== current)
      .map((share) => ({ text: share, reading: share, title: undefined })),
    places: [],
    decision,
    error: undefined,
  }
  if (decision === undefined) return { kind: 'question', questions: [question] }
  if (decision.kind === 'skip') return { kind: 'skipped', reason: 'value' }
  if (decision.kind === 'leaveOut') return { kind: 'skipped', reason: 'leftOut' }
  return change('text' in decision ? decision.text : current, [question])
}
