import type { PlanCosts } from '../../../../contract/outputs.ts'
import { sectionTexts } from '../../../texts/sectionTexts.ts'
import { Name } from '../../../ui/Name.tsx'
import { compareParts } from './differences.ts'

/** Says what a plan takes from the paychecks and leaves to pay for care, compared with another one. */
export function TradeOffSentence({ plan, other }: { plan: PlanCosts; other: PlanCosts }) {
  const { paychecks, care, hasCompanyMoney } = compareParts(plan, other)
  const texts = sectionTexts.comparison.tradeOff
  const { [paychecks.direction]: byCare } = hasCompanyMoney ? texts.careAfterCompanyMoney : texts.care
  // Nothing to trade.
  if (!(care.direction in byCare)) return null
  return byCare[care.direction as keyof typeof byCare]({
    plan: <Name text={plan.displayName} />,
    other: <Name text={other.displayName} />,
    paychecks: paychecks.amount,
    care: care.amount,
  })
}
