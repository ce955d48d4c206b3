import { insertItem, setValue } from '../edit/jsonEdits.ts'
import { contributionLimit, irsLimits } from '../rules/irsLimits.ts'
import { formatDollars } from '../rules/wording.ts'
import type { Year } from './Year.ts'

export interface LimitUpdate {
  /** The new text of plans.json. */
  text: string
  /** What changed, as sentences. */
  updated: string[]
  /** What is not published for this year, as sentences. */
  unpublished: string[]
}

/**
 * Updates the legal limits in plans.json to those of a plan year. Limits of other years stay.
 * @param text the text of `year.plans`
 */
export function updateLegalLimits(text: string, year: Year, planYear: number): LimitUpdate {
  const cap = updateCap(text, year.plans.selfOnlyCap, planYear)
  return (['HSA', 'FSA'] as const).reduce((update, account) => {
    const next = addContributionLimit(update.text, year, account, planYear)
    return {
      text: next.text,
      updated: [...update.updated, ...next.updated],
      unpublished: [...update.unpublished, ...next.unpublished],
    }
  }, cap)
}

function updateCap(text: string, cap: number | undefined, planYear: number): LimitUpdate {
  const published = irsLimits(planYear)?.acaMaximum.self
  if (cap === undefined || cap === published) return { text, updated: [], unpublished: [] }
  if (published === undefined)
    return {
      text,
      updated: [],
      unpublished: [
        `The ACA limit for one person is not known for ${planYear}. ${formatDollars(cap)} stays until you replace it.`,
      ],
    }
  return {
    text: setValue(text, ['selfOnlyCap'], published),
    updated: [`ACA limit for one person: ${formatDollars(cap)} → ${formatDollars(published)}`],
    unpublished: [],
  }
}

/** Adds the limit of the plan year after the others, with the catch-up of the nearest year. */
function addContributionLimit(
  text: string,
  { instance, plans: { contributionLimits, plans } }: Year,
  account: 'HSA' | 'FSA',
  planYear: number,
): LimitUpdate {
  const unchanged = { text, updated: [], unpublished: [] }
  const limits = contributionLimits.filter((limit) => limit.account === account)
  const isOffered = plans.some((plan) => plan.account?.type === account)
  if (limits.some(({ year }) => year === planYear) || !(isOffered || limits.length > 0)) return unchanged
  const published = contributionLimit(planYear, account)
  if (!published) {
    const sentence = `The ${account} contribution limit is not known for ${planYear}, so the results show none until you add it.`
    return { ...unchanged, unpublished: isOffered ? [sentence] : [] }
  }
  const distance = ({ year }: { year: number }) => Math.abs(year - instance.client.planYear)
  const [nearest] = limits.toSorted((a, b) => distance(a) - distance(b))
  const row = { ...nearest, year: planYear, account, ...published }
  const from = (amount: number | undefined) => (amount === undefined ? '' : `${formatDollars(amount)} → `)
  return {
    ...unchanged,
    text: insertItem(text, ['contributionLimits'], contributionLimits.length, row),
    updated: [
      `${account} contribution limit: ${from(nearest?.self)}${formatDollars(published.self)} for an employee alone, ${from(nearest?.family)}${formatDollars(published.family)} for others`,
    ],
  }
}
