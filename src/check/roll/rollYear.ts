import type { YearTexts } from '../../contract/yearDocuments.ts'
import { valueAt } from '../../contract/pointer.ts'
import { setValue } from '../edit/jsonEdits.ts'
import { flatten } from '../LinterRule.ts'
import { contributionLimit, irsLimits } from '../rules/irsLimits.ts'
import { plansRules } from '../rules/plansRules.ts'
import { formatDollars } from '../rules/wording.ts'
import { listChecklist, type ChecklistItem } from './checklist.ts'
import { moveSchemaAddress } from '../clients/schemaAddress.ts'
import { readYear, type Year } from './Year.ts'

export interface RolledYear {
  texts: YearTexts
  /** What changed, as sentences: "Plan year: 2027 → 2028". */
  updated: string[]
  /** What the law allows no longer, or is not published yet, as sentences. */
  warnings: string[]
  checklist: ChecklistItem[]
}

/** Rules whose warnings a new plan year can cause. */
const yearlyRules = new Set([
  'aca-maximum',
  'hdhp-deductible',
  'hdhp-maximum',
  'hsa-before-deductible',
  'hsa-money',
])

/**
 * Returns the documents of another year's folder, made from those of a plan year: with its plan year, its legal limits,
 * and the right $schema. All other values stay, and the checklist has those that usually change.
 * @param isFromYearFolder whether the texts come from the folder of a year too
 * @throws UsageError if a document has errors
 */
export function rollYear(texts: YearTexts, planYear: number, isFromYearFolder = false): RolledYear {
  const year = readYear(texts)
  const limits = updateLegalLimits(texts['plans.json'], year, planYear)
  const levels = isFromYearFolder ? 0 : 1
  const rolled: YearTexts = {
    'instance.json': setValue(
      moveSchemaAddress(texts['instance.json'], levels),
      ['client', 'planYear'],
      planYear,
    ),
    'plans.json': moveSchemaAddress(limits.text, levels),
  }
  return {
    texts: rolled,
    updated: [`Plan year: ${year.instance.client.planYear} → ${planYear}`, ...limits.updated],
    warnings: [...limits.unpublished, ...findYearlyProblems(rolled)],
    checklist: listChecklist(texts, rolled),
  }
}

function findYearlyProblems(texts: YearTexts): string[] {
  const { instance, plans } = readYear(texts)
  return plansRules
    .filter(({ code }) => yearlyRules.has(code))
    .flatMap(({ check }) => flatten(check({ instance, plans })))
    .map(({ pointer, message, help }) => {
      const [plan = ''] = /^\/plans\/\d+/.exec(pointer) ?? []
      return `${String(valueAt(plans, `${plan}/displayName`))}: ${message} ${help}`
    })
}

interface LimitUpdate {
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
function updateLegalLimits(text: string, year: Year, planYear: number): LimitUpdate {
  const update: LimitUpdate = { text, updated: [], unpublished: [] }
  updateCap(update, year.plans.selfOnlyCap, planYear)
  for (const account of ['HSA', 'FSA'] as const) addContributionLimit(update, year, account, planYear)
  return update
}

function updateCap(update: LimitUpdate, cap: number | undefined, planYear: number) {
  const published = irsLimits(planYear)?.acaMaximum.self
  if (cap === undefined || cap === published) return
  if (published === undefined) {
    update.unpublished.push(
      `The ACA limit for one person is not known for ${planYear}. ${formatDollars(cap)} stays until you replace it.`,
    )
    return
  }
  update.text = setValue(update.text, ['selfOnlyCap'], published)
  update.updated.push(`ACA limit for one person: ${formatDollars(cap)} → ${formatDollars(published)}`)
}

/** Adds the limit of the plan year after the others, with the catch-up of the nearest year. */
function addContributionLimit(
  update: LimitUpdate,
  { instance, plans: { contributionLimits, plans } }: Year,
  account: 'HSA' | 'FSA',
  planYear: number,
) {
  const limits = contributionLimits.filter((limit) => limit.account === account)
  const isOffered = plans.some((plan) => plan.account?.type === account)
  if (limits.some(({ year }) => year === planYear) || !(isOffered || limits.length > 0)) return
  const published = contributionLimit(planYear, account)
  if (!published) {
    if (isOffered)
      update.unpublished.push(
        `The ${account} contribution limit is not known for ${planYear}, so the results show none until you add it.`,
      )
    return
  }
  const distance = ({ year }: { year: number }) => Math.abs(year - instance.client.planYear)
  const [nearest] = limits.toSorted((a, b) => distance(a) - distance(b))
  const row = { ...nearest, year: planYear, account, ...published }
  const from = (money: number | undefined) => (money === undefined ? '' : `${formatDollars(money)} → `)
  update.text = setValue(update.text, ['contributionLimits', contributionLimits.length], row)
  update.updated.push(
    `${account} contribution limit: ${from(nearest?.self)}${formatDollars(published.self)} for an employee alone, ${from(nearest?.family)}${formatDollars(published.family)} for others`,
  )
}
