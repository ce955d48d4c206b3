import type { ContributionLimit, PlanCosts, PlanFacts } from '../../contract/outputs.ts'

/** A plan's account. All money is in dollars a year. */
export interface Account {
  /** Its kind, as the results name it. */
  type: string
  /** What the employee may pay in; null if the account takes only the company's money, or if the limit is not known. */
  limit: ContributionLimit | null
  /** The company's money without a match. */
  companyMoney: number
  /** What the company's money pays of the year's care. */
  companyMoneyUsed: number
  /** The part of the match that the results count. */
  countedMatch: number
  match: PlanFacts['match']
  /** The year's care that the account can pay. */
  expenses: number
}

/** The account of the plan that the contribution limit is for. Null without an account. */
export function accountOf(plan: PlanCosts, limit: ContributionLimit | null): Account | null {
  const { accountType, companyContribution, match } = plan.facts ?? {}
  const type = limit?.accountType ?? accountType
  if (type == null || !(limit || companyContribution)) return null
  const { hsaFunds, outOfPocketExpenses } = plan
  const { full, used } = companyContribution ?? {
    full: hsaFunds,
    used: Math.min(hsaFunds, outOfPocketExpenses),
  }
  const companyMoney = full - (match?.isCounted ? match.maximum : 0)
  return {
    type,
    limit,
    companyMoney,
    companyMoneyUsed: Math.min(used, companyMoney),
    countedMatch: match?.isCounted ? Math.max(0, hsaFunds - companyMoney) : 0,
    match,
    expenses: outOfPocketExpenses,
  }
}

/**
 * The most that an employee may pay in, in whole dollars as the results show the limit. If the limit does not
 * include the match yet, the match reduces it.
 */
export function highestContribution({ limit, match }: Account, isCatchUp: boolean): number {
  const total = (limit?.limit ?? 0) + (isCatchUp ? (limit?.catchUp?.amount ?? 0) : 0)
  if (!match || match.isCounted) return Math.round(total)
  return Math.round(Math.max(total - match.maximum, total / (1 + match.percentage / 100)))
}

/** The deposits, payments, and balance of an account in a year. Whole dollars, so that the amounts on the screen sum. */
export interface AccountYear {
  companyMoney: number
  matched: number
  contribution: number
  /** What the account pays of the year's care. */
  used: number
  remaining: number
  /** What the results count of the match, but this contribution does not earn. */
  unearned: number
  /** What the year's care costs beyond an account that it empties. */
  uncovered: number
}

/** The account's year with an employee's own contribution. Care uses the company's money first. */
export function accountYear(account: Account, contribution: number): AccountYear {
  const { companyMoney, companyMoneyUsed, countedMatch, match, expenses } = account
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
    unearned: Math.max(0, Math.round(countedMatch) - paidIn.matched),
    uncovered: used === total ? cost - used : 0,
  }
}
