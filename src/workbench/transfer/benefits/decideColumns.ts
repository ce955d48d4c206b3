import type { YearValues } from '../../../contract/yearDocuments.ts'
import { readPlans } from '../../tables/readDocument.ts'
import type { BenefitsDecisions, PlannedColumn } from './BenefitsPlan.ts'
import type { BenefitsSheet } from './readBenefits.ts'
import { listUnnamedPlans } from './renamePlans.ts'

/**
 * The plan of each column. A plan has one column: if another one is similar too, the user decides. Plans that still have
 * typical names belong to the columns with their kinds, such as PPO, in their order.
 */
export function decideColumns(
  values: YearValues,
  { columns }: BenefitsSheet,
  decisions: BenefitsDecisions,
): Omit<PlannedColumn, 'isRenamed'>[] {
  const taken = new Set<unknown>(decisions.columns.values())
  const unnamed = listUnnamedPlans(values)
  const plans = readPlans(values)
  const decided = columns.map((column): Omit<PlannedColumn, 'isRenamed'> => {
    const guess = column.isNote ? 'skip' : column.isOutOfNetwork ? undefined : column.plan
    const decision =
      decisions.columns.get(column.index) ?? (taken.has(guess) && guess !== 'skip' ? undefined : guess)
    taken.add(decision)
    return { ...column, decision }
  })
  return decided.map((column) => {
    const kind = kindOf(column.title)
    if (column.decision !== undefined || column.isOutOfNetwork || kind === undefined) return column
    const decision = unnamed.find((plan) => !taken.has(plan) && kindOf(plans[plan]!.title) === kind)
    taken.add(decision)
    return { ...column, decision }
  })
}

const kinds = [
  /\b(?:hsa|hdhp|cdhp|high[- ]deductible|consumer|saver)\b/i,
  /\bppo\b/i,
  /\b(?:hmo|epo|copay)\b/i,
]

function kindOf(title: string) {
  return kinds.find((kind) => kind.test(title))
}
