import type { ContributionLimit, Outputs, PlanFacts } from '../../contract/outputs.ts'

/** A plan's account. All money is in dollars a year. */
export interface Account {
  /** The key of the plan. */
  plan: string
  /** Its kind, as the results name it. */
  type: string
  /** What the employee may pay in; null if the account takes only the company's money, or if the limit is not known. */
  limit: ContributionLimit | null
  /** The company's money without a match. */
  companyMoney: number
  /** What the company's money pays of the year's care. */
  companyMoneyUsed: number
  match: PlanFacts['match']
  /** The year's care that the account can pay. */
  expenses: number
}

/** The account of the plan with this key. Null without an account. */
export function accountOf(outputs: Outputs, key: string): Account | null {
  const { facts, hsaFunds, outOfPocketExpenses } = outputs.plans[key]!
  const { accountType, companyContribution, match } = facts ?? {}
  const limit = limitOf(outputs, key)
  const type = limit?.accountType ?? accountType
  if (type == null || !(limit || companyContribution)) return null
  const { full, used } = companyContribution ?? {
    full: hsaFunds,
    used: Math.min(hsaFunds, outOfPocketExpenses),
  }
  const companyMoney = full - (match?.isCounted ? match.maximum : 0)
  return {
    plan: key,
    type,
    limit,
    companyMoney,
    companyMoneyUsed: Math.min(used, companyMoney),
    match,
    expenses: outOfPocketExpenses,
  }
}

/** An API can send the limit of the best plan alone. It then is the limit of every account of the same kind. */
function limitOf({ plans, bestPlan, contributionLimit }: Outputs, key: string): ContributionLimit | null {
  const { accountType, contributionLimit: own } = plans[key]!.facts ?? {}
  if (key === bestPlan) return contributionLimit
  if (own && accountType != null) return { accountType, ...own }
  return contributionLimit?.accountType === accountType ? contributionLimit : null
}

/**
 * The most that an employee may pay in, in whole dollars as the results show the limit. If the limit does not
 * include the match yet, the match reduces it.
 */
export function highestContribution(
  { limit, match }: Pick<Account, 'limit' | 'match'>,
  isCatchUp: boolean,
): number {
  const total = (limit?.limit ?? 0) + (isCatchUp ? (limit?.catchUp?.amount ?? 0) : 0)
  if (!match || match.isCounted) return Math.round(total)
  return Math.round(Math.max(total - match.maximum, total / (1 + match.percentage / 100)))
}

/** What an employee pays in for all of the match that the results count, in whole dollars; 0 if they count none. */
export function contributionForMatch(match: PlanFacts['match']): number {
  return match?.isCounted && match.percentage > 0 ? Math.round((match.maximum / match.percentage) * 100) : 0
}

/** The deposits, payments, and balance of an account in a year. Whole dollars, so that the amounts on the screen sum. */
export interface AccountYear {
  companyMoney: number
  matched: number
  contribution: number
  /** What the account pays of the year's care. */
  used: number
  remaining: number
  /** What the year's care costs beyond an account that it empties. */
  uncovered: number
}

/** The account's year with an employee's own contribution. Care uses the company's money first. */
export function accountYear(account: Account, contribution: number): AccountYear {
  const { companyMoney, companyMoneyUsed, match, expenses } = account
  const matched = match ? Math.min(match.maximum, (contribution * match.percentage) / 100) : 0
  const own = contribution + matched
  const exactlyUsed = companyMoneyUsed + Math.min(own, Math.max(0, expenses - companyMoneyUsed))
  // Care that empties the account leaves no dollar because of the rounding.
  const isEmptied = exactlyUsed > companyMoney + own - 0.5
  const paidIn = {
    companyMoney: Math.round(companyMoney),
    matched: Math.round(matched),
    contribution: Math.round(contribution),
  }
  const total = paidIn.companyMoney + paidIn.matched + paidIn.contribution
  const cost = Math.round(expenses)
  const used = Math.min(isEmptied ? cost : Math.round(exactlyUsed), total)
  return {
    ...paidIn,
    used,
    remaining: total - used,
    uncovered: used === total ? cost - used : 0,
  }
}
