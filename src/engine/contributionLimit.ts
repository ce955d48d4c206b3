import type { CoverageCode } from '../contract/inputs.ts'
import type { ContributionLimit } from '../contract/outputs.ts'
import type { Plan } from '../contract/plans.ts'
import type { Model } from './model.ts'
import { toCents, toDollars, type Cents } from './money.ts'
import { isFamily } from './tier.ts'
import { companyMoney, coveredPart } from './yearly.ts'

/**
 * How much the employee may pay into the plan's account, in dollars; null without an account or a known limit.
 * The HSA's limit holds for the company's money too (26 U.S.C. § 223(b)(4)); that of an FSA does not. Where fewer
 * months are covered, so much less may be paid in (§ 223(b)(2)), the catch-up of § 223(b)(3) included.
 */
export function contributionLimit(
  { document, planYear }: Model,
  plan: Plan,
  tier: CoverageCode,
): ContributionLimit | null {
  const limits = document.contributionLimits.find(
    ({ year, account }) => year === planYear && account === plan.account?.type,
  )
  if (!limits) return null
  const { account, self, family, catchUp } = limits
  const covered = (dollars: number) => coveredPart(document, toCents(dollars))
  const whole = covered(isFamily(tier) ? family : self)
  const taken = account === 'HSA' ? companyMoney(document, plan, tier) : 0
  return {
    accountType: account,
    limit: toDollars(restOf(whole, taken)),
    ...(catchUp && {
      catchUp: { age: catchUp.age, amount: toDollars(restOf(covered(catchUp.amount), taken - whole)) },
    }),
  }
}

/** What is left of an amount of which some is taken; the whole where nothing is. */
function restOf(amount: Cents, taken: Cents): Cents {
  return Math.min(amount, Math.max(0, amount - taken))
}
