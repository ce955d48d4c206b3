import type { Outputs } from '../../../../contract/outputs.ts'
import { highestContribution, type Account } from '../../../rules/account.ts'
import { formatMonth } from '../../../rules/formatDate.ts'
import { formatMoney } from '../../../rules/formatMoney.ts'
import { formatList } from '../../../rules/persons.ts'
import { write } from '../../../texts/messages.ts'
import { sectionTexts } from '../../../texts/sectionTexts.ts'
import { bestPlanCosts } from '../outputs.ts'

/** What becomes of the company's money in the best plan's account. */
export function AccountSentence({ outputs }: { outputs: Outputs }) {
  const texts = sectionTexts.account.companyMoney
  const use = companyMoneyUse(outputs)
  if (!use) return null
  const months = bestPlanCosts(outputs).facts?.companyContribution?.months
  return (
    <p>
      {texts.paid({ full: formatMoney(use.full), account: use.account ?? texts.account })}{' '}
      {write(texts[use.kind], { used: formatMoney(use.used), remaining: formatMoney(use.remaining) })}
      {!!months?.length && ` ${texts.installments({ months: formatList(months.map(formatMonth)) })}`}
    </p>
  )
}

/** What becomes of the company's money in a year. Whole dollars: what is used and what remains sum to the full amount. */
interface CompanyMoneyUse {
  /** The sentence. Only the money of an HSA is the employee's to keep. */
  kind: 'kept' | 'left' | 'allUsed' | 'allKept' | 'allLeft'
  /** The kind of the account; null if it is not known. */
  account: string | null
  full: number
  used: number
  remaining: number
}

/** The use of the best plan's company money. Null if there is none. */
export function companyMoneyUse(outputs: Outputs): CompanyMoneyUse | null {
  const { accountType, companyContribution } = bestPlanCosts(outputs).facts ?? {}
  if (!companyContribution || companyContribution.full < 0.5) return null
  const account = accountType ?? outputs.contributionLimit?.accountType ?? null
  const isKept = account === 'HSA'
  const full = Math.round(companyContribution.full)
  const used = Math.min(full, Math.max(0, Math.round(companyContribution.used)))
  const amounts = { account, full, used, remaining: full - used }
  if (used === full) return { kind: 'allUsed', ...amounts }
  if (used === 0) return { kind: isKept ? 'allKept' : 'allLeft', ...amounts }
  return { kind: isKept ? 'kept' : 'left', ...amounts }
}

/**
 * How much of an HSA's yearly limit the company pays in, also with its match, and what that leaves. Null for other
 * accounts, whose limit excludes the company's money.
 */
export function limitComposition({ plans }: Outputs, account: Account, isCatchUp: boolean) {
  const { plan, type, limit } = account
  if (type !== 'HSA' || !limit) return null
  const paidIn = plans[plan]!.facts?.companyContribution?.full ?? 0
  const catchUp = isCatchUp ? (limit.catchUp?.amount ?? 0) : 0
  const total = Math.round(limit.limit + catchUp + paidIn)
  const own = highestContribution(account, isCatchUp)
  const company = total - own
  return own > 0 && company > 0 ? { total, company, own } : null
}
