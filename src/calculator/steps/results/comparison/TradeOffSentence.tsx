import type { PlanCosts } from '../../../../contract/outputs.ts'
import { sectionTexts } from '../../../texts/sectionTexts.ts'
import { compareParts } from './differences.ts'

/** Says what a plan takes from the paychecks and leaves to pay for care, compared with another one. */
export function TradeOffSentence({ plan, other }: { plan: PlanCosts; other: PlanCosts }) {
  const { paychecks, care, hasCompanyMoney } = compareParts(plan, other)
  return sectionTexts.comparison.tradeOff[paychecks.direction][care.direction]({
    plan: <bdi>{plan.displayName}</bdi>,
    other: <bdi>{other.displayName}</bdi>,
    paychecks: paychecks.amount,
    care: care.amount,
    hasCompanyMoney,
  })
}
