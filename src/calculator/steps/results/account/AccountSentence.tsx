import type { Outputs, PlanFacts } from '../../../../contract/outputs.ts'
import { formatMoney } from '../../../rules/formatMoney.ts'
import { stepTexts } from '../../../texts/stepTexts.ts'
import { bestPlanCosts } from '../outputs.ts'

/** How the contribution limit is composed, and what becomes of the company's money in the best plan's account. */
export function AccountSentence({ outputs }: { outputs: Outputs }) {
  const texts = stepTexts.companyMoney
  const use = companyMoneyUse(outputs)
  const composition = limitComposition(outputs)
  const counted = countedMatch(outputs)
  if (!use) return null
  return (
    <div className="account-sentence">
      {composition && (
        <p>
          {texts.limit({
            total: formatMoney(composition.total),
            company: formatMoney(composition.company),
            own: formatMoney(composition.own),
          })}
        </p>
      )}
      <p>
        {texts[use.kind]({
          full: formatMoney(use.full),
          used: formatMoney(use.used),
          remaining: formatMoney(use.remaining),
        })}{' '}
        {counted &&
          texts.match({
            match: formatMoney(counted.match),
            contribution: formatMoney(counted.contribution),
          })}
      </p>
    </div>
  )
}

/** What becomes of the company's money in a year. Whole dollars: what is used and what remains sum to the full amount. */
interface CompanyMoneyUse {
  /** The sentence. Only the money of an HSA is the employee's to keep. */
  kind: keyof Omit<typeof stepTexts.companyMoney, 'limit' | 'match'>
  full: number
  used: number
  remaining: number
}

/** The use of the best plan's company money. Null if there is none. */
export function companyMoneyUse(outputs: Outputs): CompanyMoneyUse | null {
  const { accountType, companyContribution } = bestPlanCosts(outputs).facts ?? {}
  if (!companyContribution || companyContribution.full < 0.5) return null
  const full = Math.round(companyContribution.full)
  const used = Math.min(full, Math.max(0, Math.round(companyContribution.used)))
  const isKept = (accountType ?? outputs.contributionLimit?.accountType) === 'HSA'
  if (used === full) return { kind: 'allUsed', full, used, remaining: 0 }
  if (used === 0) return { kind: isKept ? 'allKept' : 'allLeft', full, used, remaining: full }
  return { kind: isKept ? 'kept' : 'left', full, used, remaining: full - used }
}

/** The match that the best plan's company money includes, and what the employee must pay in for it. Null without one. */
function countedMatch(outputs: Outputs) {
  const { match } = bestPlanCosts(outputs).facts ?? {}
  return match?.isCounted ? { match: match.maximum, contribution: contributionForMatch(match) } : null
}

/** The lowest contribution in dollars that earns the whole match. */
export function contributionForMatch({ maximum, percentage }: NonNullable<PlanFacts['match']>) {
  return (maximum / percentage) * 100
}

/** How much of an HSA's yearly limit the company pays in. Null for other accounts, whose limit excludes its money. */
export function limitComposition(outputs: Outputs) {
  const { contributionLimit: limit } = outputs
  const company = bestPlanCosts(outputs).facts?.companyContribution?.full ?? 0
  if (limit?.accountType !== 'HSA' || limit.limit < 0.5 || company < 0.5) return null
  const own = Math.round(limit.limit)
  const total = Math.round(limit.limit + company)
  return { total, company: total - own, own }
}
