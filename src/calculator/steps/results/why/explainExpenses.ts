import { sum } from 'd3-array'
import type { ExpenseLine, PlanCosts, PlanFacts } from '../../../../contract/outputs.ts'
import { sumExpenses } from '../../../rules/expenses.ts'
import type { sectionTexts } from '../../../texts/sectionTexts.ts'
import type { ExpenseShares } from './ExpenseBar.tsx'

/** A sentence of the explanation. All amounts are whole dollars. */
export interface ExpenseStep {
  kind: keyof (typeof sectionTexts)['why']['steps']
  amount?: number
  /** The deductible or the maximum of the household. */
  limit?: number
  /** The limit of one person, if a family has a lower one. */
  personLimit?: number
  /** The limit for prescriptions. */
  drugLimit?: number
  percentage?: number
  /** The first uses of a service that are free. */
  count?: number
  service?: string
  isFamily?: boolean
}

/** What a year is calculated from, in the form that every rule below needs. */
interface Year {
  plan: PlanCosts
  facts: PlanFacts | null
  shares: ExpenseShares
  isFamily: boolean
}

/**
 * Why a plan's expenses are what they are: one step per rule of the plan that applies, in the order in which the plan
 * applies them. Empty if the member pays nothing.
 * @param isFamily whether the limits are those of a family.
 */
export function explainExpenses(plan: PlanCosts, shares: ExpenseShares, isFamily: boolean): ExpenseStep[] {
  if (shares.fullPrice === shares.planPays) return []
  const year = { plan, facts: plan.facts ?? null, shares, isFamily }
  return [deductible, coinsurance, copays, notCovered, freeCare, maximum, companyMoney].flatMap((explain) =>
    explain(year),
  )
}

type Explain = (year: Year) => ExpenseStep[]

const deductible: Explain = ({ plan, facts, shares, isFamily }) => {
  const amount = shares.deductible
  // Other providers can have a deductible of their own.
  if (!facts || facts.otherProviders) return amount > 0 ? [{ kind: 'deductibles', amount }] : []
  const { person, household } = facts.deductible
  const limit = Math.round(household)
  if (facts.drugDeductible) {
    if (amount === 0) return []
    const { person: drugPerson, household: drugHousehold } = facts.drugDeductible
    return [
      {
        kind: drugHousehold == null && isFamily ? 'drugDeductiblePerPerson' : 'drugDeductible',
        amount,
        limit,
        drugLimit: Math.round(drugHousehold ?? drugPerson),
        isFamily,
      },
    ]
  }
  if (household === 0) return [{ kind: 'noDeductible' }]
  if (amount === 0) return [{ kind: 'nothingDeductible', limit }]
  if (sumExpenses(plan.explanation).deductible >= household - 0.005) {
    const isFirst = shares.copay === 0 && shares.notCovered === 0
    return [{ kind: isFirst ? 'firstDollars' : 'wholeDeductible', amount, isFamily }]
  }
  if (plan.explanation.every(isUnderDeductible)) return [{ kind: 'belowDeductible', amount, limit, isFamily }]
  return isFamily && person < household
    ? [{ kind: 'partOfDeductibles', amount, limit, personLimit: Math.round(person) }]
    : [{ kind: 'partOfDeductible', amount, limit, isFamily }]
}

const coinsurance: Explain = ({ plan, facts, shares }) => {
  const amount = shares.coinsurance
  if (amount === 0) return []
  const percentage = facts?.coinsurance ?? 0
  if (percentage === 0) return [{ kind: 'otherCoinsurance', amount }]
  const isExact = plan.explanation.every((line) => isShareOfPrice(line, percentage))
  const usual = plan.explanation.filter((line) => isShareOfPrice(line, percentage, true))
  if (!isExact && sumExpenses(usual).coinsurance < amount / 2) return [{ kind: 'otherCoinsurance', amount }]
  const kinds =
    shares.deductible > 0
      ? (['laterCoinsurance', 'laterUsualCoinsurance'] as const)
      : (['coinsurance', 'usualCoinsurance'] as const)
  return [{ kind: isExact ? kinds[0] : kinds[1], amount, percentage }]
}

const copays: Explain = ({ shares }) => step('copays', shares.copay)

const notCovered: Explain = ({ shares }) => step('notCovered', shares.notCovered)

const freeCare: Explain = ({ plan, facts, shares, isFamily }) => {
  const freeUses = (facts?.firstUses ?? []).filter(({ copay }) => copay === 0)
  const firstPrice = ({ service: id, uses, allowedAmount }: ExpenseLine) => {
    const count = freeUses.find(({ service }) => service === id)?.count ?? 0
    return (Math.min(count, uses) * allowedAmount) / uses
  }
  const free = sum(plan.explanation, (line) => (isFree(line) ? line.allowedAmount : firstPrice(line)))
  return [
    // If the plan pays for nothing else, both amounts are shown, and rounding must not make them differ.
    ...step('freeCare', Math.abs(shares.planPays - free) < 1 ? shares.planPays : Math.round(free)),
    ...freeUses.flatMap(({ service: id, count }) => {
      const lines = plan.explanation.filter(({ service }) => service === id)
      const amount = Math.round(sum(lines, firstPrice))
      return step('freeFirstUses', amount).map((first) => ({
        ...first,
        count,
        service: lines[0]!.name,
        isFamily,
      }))
    }),
  ]
}

const maximum: Explain = ({ facts, shares, isFamily }) => {
  const amount = shares.savedByMaximum
  if (!facts || facts.otherProviders) return step('savedByMaximum', amount)
  const { person, household } = facts.maximum
  const limit = Math.round(household)
  const copay = facts.maximumExcludesCopays ? 0 : shares.copay
  const below = limit - shares.deductible - copay - shares.coinsurance
  if (facts.drugMaximum) {
    const drugLimit = Math.round(facts.drugMaximum.household)
    return [{ kind: amount > 0 ? 'savedByDrugMaximum' : 'drugMaximum', amount, limit, drugLimit }]
  }
  if (amount === 0 && below > 0) return [{ kind: 'belowMaximum', amount: below, limit }]
  if (amount > 0 && below <= 0) return [{ kind: 'reachedMaximum', amount, limit }]
  return isFamily && person < household && amount > 0
    ? [{ kind: 'savedByMaximums', amount, limit, personLimit: Math.round(person) }]
    : step('savedByMaximum', amount)
}

const companyMoney: Explain = ({ plan, facts }) => {
  const { full, used } = facts?.companyContribution ?? { full: plan.hsaFunds, used: plan.hsaFunds }
  const limit = Math.round(full)
  const amount = Math.min(limit, Math.round(used))
  if (amount <= 0) return []
  return [{ kind: amount < limit ? 'companyMoneyLeft' : 'companyMoney', amount, limit }]
}

/** Whether the member pays the whole price of a line under the deductible, or nothing. */
function isUnderDeductible(line: ExpenseLine) {
  return isFree(line) || line.deductible >= line.allowedAmount - 0.005
}

function isFree(line: ExpenseLine) {
  return sumExpenses([line]).paid === 0 && line.amountOverMaximum === 0
}

function step(kind: ExpenseStep['kind'], amount: number): ExpenseStep[] {
  return amount > 0 ? [{ kind, amount }] : []
}

/**
 * Whether a line's coinsurance is the percentage of the rest of its price. The coinsurance of a use has whole cents.
 * @param mayExceedMaximum whether the amount over the maximum may have parts other than coinsurance.
 */
function isShareOfPrice(line: ExpenseLine, percentage: number, mayExceedMaximum = false) {
  const { uses, allowedAmount, coinsurance: paid, copay, amountOverMaximum } = line
  if (paid === 0) return true
  const rest = allowedAmount - line.deductible - copay - line.notCovered
  const unpaid = (rest * percentage) / 100 - paid
  const tolerance = 0.005 * uses + 0.02
  return (
    unpaid <= amountOverMaximum + tolerance &&
    unpaid >= (mayExceedMaximum ? 0 : amountOverMaximum) - tolerance
  )
}
