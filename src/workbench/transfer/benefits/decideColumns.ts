import { greatest } from 'd3-array'
import type { YearValues } from '../../../contract/yearDocuments.ts'
import { readPlans } from '../../tables/readDocument.ts'
import type { BenefitsDecisions, PlannedColumn } from './BenefitsPlan.ts'
import type { BenefitsColumn } from './readColumns.ts'
import { findDeductible } from './deductibleWords.ts'
import { normalizeText } from '../similarity.ts'
import type { MatchedBenefits } from './matchBenefits.ts'
import { isOtherInsurance } from './matchBenefit.ts'
import { listUnnamedPlans } from './renamePlans.ts'

type DecidedColumn = Omit<PlannedColumn, 'isRenamed'>

/**
 * The plan of each column. A plan has one column: if others are similar too, such as those of two years, the user decides,
 * unless one has its exact name. Plans that still have typical names belong to the columns with their kinds, such as PPO,
 * in their order. If all plans have typical names, those of the other columns come from their terms and order.
 */
export function decideColumns(
  values: YearValues,
  benefits: MatchedBenefits,
  decisions: BenefitsDecisions,
): DecidedColumn[] {
  const taken = new Set<unknown>(decisions.columns.values())
  const unnamed = listUnnamedPlans(values)
  const plans = readPlans(values)
  const decided = benefits.columns.map((column): DecidedColumn => {
    const isExact = (each: BenefitsColumn) =>
      normalizeText(each.title) === normalizeText(plans[each.plan!]!.title)
    const isSimilar = (each: BenefitsColumn) =>
      each !== column && !each.isNote && !each.isOutOfNetwork && each.plan === column.plan
    const similar = column.plan === undefined ? [] : benefits.columns.filter(isSimilar)
    const isClear = similar.length === 0 || (isExact(column) && !similar.some(isExact))
    const ofPlan = column.isOutOfNetwork || !isClear ? undefined : column.plan
    const guess = column.isNote ? 'skip' : ofPlan
    const decision =
      decisions.columns.get(column.index) ?? (taken.has(guess) && guess !== 'skip' ? undefined : guess)
    taken.add(decision)
    return { ...column, decision }
  })
  // The user decides between columns of two years.
  const isOfOtherYear = (column: DecidedColumn) =>
    decided.some((each) => each !== column && withoutYear(each.title) === withoutYear(column.title))
  const isOpen = (column: DecidedColumn) =>
    column.decision === undefined &&
    column.plan === undefined &&
    !column.isOutOfNetwork &&
    !isOtherInsurance(column.title) &&
    !(yearInTitle.test(column.title) && isOfOtherYear(column))
  const take = (column: DecidedColumn, isOfColumn: (kind: RegExp | undefined) => boolean) => {
    const plan = unnamed.find((each) => !taken.has(each) && isOfColumn(kindOf(plans[each]!.title)))
    taken.add(plan)
    column.decision = plan
  }
  for (const column of decided) {
    const kind = kindOf(column.title)
    if (isOpen(column) && kind) take(column, (each) => each === kind)
  }
  if (unnamed.length < plans.length) return decided
  const withoutKind = () => decided.filter((column) => isOpen(column) && kindOf(column.title) === undefined)
  for (const plan of unnamed) {
    if (taken.has(plan) || kindOf(plans[plan]!.title) !== highDeductible) continue
    const best = greatest(withoutKind(), ({ index }) => rateHighDeductible(benefits, index))
    if (best && rateHighDeductible(benefits, best.index) >= nearlyAll)
      take(best, (each) => each === highDeductible)
  }
  for (const column of withoutKind()) take(column, (each) => each !== highDeductible)
  return decided
}

const yearInTitle = /\b20\d\d\b/

function withoutYear(title: string) {
  return normalizeText(title.replace(yearInTitle, ' '))
}

/** The least share of payments after the deductible in a column of an HDHP: preventive care has no deductible. */
const nearlyAll = 0.75

/** The share of payments in a column that are after the deductible; 2 if the column has HSA money. */
function rateHighDeductible({ rows, matches }: MatchedBenefits, column: number): number {
  const cells = rows.flatMap((row, index) =>
    row.cells
      .filter((cell) => cell.column === column && /[$%]/.test(cell.text))
      .map(({ text }) => ({ text, words: `${row.context} ${row.words}`, field: matches[index]?.fields[0] })),
  )
  const hasMoney = cells.some(
    ({ text, words, field }) =>
      field?.startsWith('account ') && /[1-9]/.test(text) && !/\bhra\b/i.test(`${words} ${text}`),
  )
  if (hasMoney) return 2
  const payments = cells.filter(
    ({ field }) => field === undefined || /^(?:usual$|service |catalog )/.test(field),
  )
  return payments.filter(({ text }) => findDeductible(text) === 'first').length / Math.max(1, payments.length)
}

const highDeductible = /\b(?:hsa|hdhp|cdhp|high[- ]deductible|consumer|saver)\b/i

const kinds = [highDeductible, /\bppo\b/i, /\b(?:hmo|epo|copay)\b/i]

function kindOf(title: string) {
  return kinds.find((kind) => kind.test(title))
}
