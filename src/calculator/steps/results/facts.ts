import type { Instance } from '../../../contract/instance.ts'
import type { Confidence, Outputs, PlanCosts } from '../../../contract/outputs.ts'
import { wholeDollars } from '../../rules/formatMoney.ts'
import { differenceBetween, dollarsBetween, type Difference } from './comparison/differences.ts'
import { isCheapest, planColumns, type TotalCosts } from './years/costsOfPlans.ts'
import {
  bestPlanCosts,
  cheapestFirst,
  dominatingPlanName,
  hasNoLimit,
  isSavingsOverride,
  nextBestPlan,
} from './outputs.ts'
import {
  otherHousehold,
  scenarioFacts,
  warnings,
  type AnswersOfResult,
  type ScenarioFact,
  type Warning,
} from './scenarioFacts.ts'

/**
 * What a result says, computed once. The card, the comparison, the table of scenarios, and their sentences read it, so
 * that they cannot contradict each other. Amounts are dollars; a `Difference` is in whole dollars, as it is shown.
 */
export interface ResultFacts {
  best: PlanFact
  /** In ascending order of cost. */
  plans: PlanFact[]
  /** The plan that the best one is compared with; null if there is no other. */
  next: NextPlan | null
  /** The plan that costs least in the worst case, by name; null if the API does not send the worst case of every plan. */
  safest: Safest | null
  /** Whether the savings style decided the best plan. */
  isSavingsChoice: boolean
  certainty: Certainty | null
  /** What changes the answer, most important first. */
  warnings: Warning[]
  /** The persons of the estimate if they are not those whom the employee covers. */
  otherHousehold: { priced: number; covered: number } | null
  scenarios: ScenarioFact[]
  bill: Bill | null
  /** What care costs after company money, for each covered month; 0 if company money pays it all. */
  careByMonth: number
  /** How the best plan differs from the current one. Null if that is not known, or not offered any more. */
  staying: Staying | null
}

export interface PlanFact {
  key: string
  name: string
  costs: PlanCosts
  isBest: boolean
  /** Whether it has the lowest estimate although another plan is the best one. */
  isLowest: boolean
  /** The name of a plan that never costs more. */
  dominatedBy: string | null
  /** Compared with the best plan. */
  difference: Difference
  /** What one paycheck pays, with surcharges and credits. Null if the number of paychecks is not known. */
  paycheck: { amount: number; afterBirth: number | null; count: number } | null
  worstCase: number | 'noLimit' | null
  /** The deductible of the person or the family who are covered; null if the API does not send it. */
  deductible: { amount: number; isOfFamily: boolean } | null
  /** The names of the scenarios in which it costs at least $50 less than any other plan. */
  cheapestIn: string[]
  /** Whether no plan costs less in any scenario, the custom one included. */
  isAlwaysCheapest: boolean
}

interface NextPlan {
  key: string
  name: string
  /** What the next plan costs more or less than the best one. */
  difference: Difference
  /** Whether the savings in the headline are those of a worst case. */
  savesInWorstCase: boolean
}

interface Safest {
  name: string
  isBest: boolean
  /** What the worst case of the best plan costs more. */
  difference: Difference
}

interface Certainty {
  /** `risky`: a clear choice, but another plan saves more in the worst case than it costs more in a year like this one. */
  kind: Confidence | 'risky'
  /** In how many of 100 years like this one the best plan costs least; null if the API does not say. */
  years: number | null
}

/** The largest single bill that the year is likely to bring under the best plan. */
interface Bill {
  amount: number
  service: string | null
  /** From 1 to 12. */
  month: number | null
  isAtBirth: boolean
  /** The part of the bill that company money can pay, after the bills of the months before it. */
  companyMoney: number
}

interface Staying {
  key: string
  plan: string
  isSamePlan: boolean
  difference: Difference
}

export function resultFacts(outputs: Outputs, instance: Instance, answers: AnswersOfResult): ResultFacts {
  const scenarios = scenarioFacts(outputs, instance, answers)
  const plans = planFacts(outputs, scenarios)
  return {
    best: plans.find(({ isBest }) => isBest)!,
    plans,
    next: nextPlan(outputs, instance),
    safest: safestPlan(outputs),
    isSavingsChoice: isSavingsOverride(outputs, instance),
    certainty: certainty(outputs, instance),
    warnings: warnings(outputs, instance, answers, scenarios),
    otherHousehold: otherHousehold(outputs, answers.family, scenarios),
    scenarios,
    bill: largestBill(outputs),
    careByMonth: careByMonth(outputs),
    staying: staying(outputs, answers.currentPlan?.key ?? null),
  }
}

function planFacts(outputs: Outputs, scenarios: ScenarioFact[]): PlanFact[] {
  const ordered = cheapestFirst(outputs)
  const best = bestPlanCosts(outputs)
  const lowest = ordered[0]![1].totalCost
  const isBestLowest = differenceBetween(best.totalCost, lowest).direction === 'same'
  const isFamily = (outputs.assumptions?.persons.length ?? 1) > 1
  const columns = planColumns(outputs)
  return ordered.map(([key, costs]) => ({
    key,
    name: costs.displayName,
    costs,
    isBest: key === outputs.bestPlan,
    isLowest: !isBestLowest && costs.totalCost === lowest,
    dominatedBy: dominatingPlanName(outputs, key),
    difference: differenceBetween(costs.totalCost, best.totalCost),
    paycheck: paycheckOf(costs),
    worstCase: hasNoLimit(costs) ? 'noLimit' : (costs.worstCase ?? null),
    deductible: costs.facts
      ? { amount: costs.facts.deductible[isFamily ? 'household' : 'person'], isOfFamily: isFamily }
      : null,
    cheapestIn: scenarios.flatMap(({ name, totalCosts }) =>
      name !== null && leadOf(key, totalCosts) >= 50 ? name : [],
    ),
    isAlwaysCheapest:
      dominatingPlanName(outputs, key) === null &&
      scenarios.every(({ totalCosts }) => isCheapest(key, totalCosts, columns)),
  }))
}

/** How much less a plan costs than any other one, in whole dollars. */
function leadOf(plan: string, { [plan]: cost = NaN, ...others }: TotalCosts) {
  return Math.min(...Object.values(others).map(wholeDollars)) - wholeDollars(cost)
}

/** What one paycheck pays; null if the number of paychecks is not known. */
export function paycheckOf({ facts, surchargeTotal }: PlanCosts): PlanFact['paycheck'] {
  const payroll = facts?.payroll
  if (!payroll || payroll.deductions < 1) return null
  const charges = surchargeTotal / payroll.deductions
  const { amount, afterBirth, deductions: count } = payroll
  return { amount: amount + charges, afterBirth: afterBirth == null ? null : afterBirth + charges, count }
}

function nextPlan(outputs: Outputs, instance: Instance): NextPlan | null {
  const key = nextBestPlan(outputs, instance)
  if (key === null) return null
  const best = bestPlanCosts(outputs)
  const next = outputs.plans[key]!
  const worstSavings = (next.worstCase ?? NaN) - (best.worstCase ?? NaN)
  return {
    key,
    name: next.displayName,
    difference: differenceBetween(next.totalCost, best.totalCost),
    savesInWorstCase:
      outputs.potentialSavings >= 0.5 && Math.abs(worstSavings - outputs.potentialSavings) < 0.5,
  }
}

/** Prefers the best plan among those that cost the same. A plan without a limit has no worst case. */
function safestPlan({ plans, bestPlan }: Outputs): Safest | null {
  const all = Object.values(plans)
  const best = plans[bestPlan]!
  if (all.length < 2 || all.some((plan) => plan.worstCase == null || hasNoLimit(plan))) return null
  const worst = ({ worstCase }: PlanCosts) => wholeDollars(worstCase!)
  const safest = all.reduce((one, other) => (worst(other) < worst(one) ? other : one), best)
  return {
    name: safest.displayName,
    isBest: safest === best,
    difference: differenceBetween(best.worstCase!, safest.worstCase!),
  }
}

/** After a savings choice, the cost is not the reason for the choice. */
function certainty(outputs: Outputs, instance: Instance): Certainty | null {
  const { confidence } = outputs
  const key = nextBestPlan(outputs, instance)
  if (!confidence || key === null || isSavingsOverride(outputs, instance)) return null
  const { cheapestIn } = bestPlanCosts(outputs)
  return {
    kind: confidence === 'clear' && isRiskierThanAnother(outputs) ? 'risky' : confidence,
    years: cheapestIn == null ? null : Math.round(cheapestIn * 100),
  }
}

/** Whether another plan saves more in the worst case than it costs more in a year like this one. */
function isRiskierThanAnother(outputs: Outputs) {
  const best = bestPlanCosts(outputs)
  const worst = (plan: PlanCosts) => (hasNoLimit(plan) ? Infinity : (plan.worstCase ?? NaN))
  return Object.values(outputs.plans).some(
    (plan) => dollarsBetween(worst(best), worst(plan)) > dollarsBetween(plan.totalCost, best.totalCost),
  )
}

function careByMonth(outputs: Outputs): number {
  const { outOfPocketExpenses, hsaFunds } = bestPlanCosts(outputs)
  return Math.max(0, outOfPocketExpenses - hsaFunds) / (outputs.assumptions?.coveredMonths ?? 12)
}

function largestBill(outputs: Outputs): Bill | null {
  const { largestBill: bill, facts, hsaFunds, monthly } = bestPlanCosts(outputs)
  if (!bill || bill.amount < 0.5) return null
  const { expenses = [] } = bill.month == null ? {} : (monthly ?? {})
  // Without installments, the company pays before the first month. The last month is December. A bill without a known
  // month can come when the company has paid only the first installment.
  const before = expenses.slice(0, Math.max(0, (bill.month ?? 1) - 13 + expenses.length))
  const spentBefore = before.reduce((total, expense) => total + expense, 0)
  const { full, months } = facts?.companyContribution ?? { full: hsaFunds }
  const parts = months?.length ? months : [0]
  const paid = parts.filter((month) => month <= (bill.month ?? parts[0]!))
  const money = (full * paid.length) / parts.length - spentBefore
  return {
    amount: bill.amount,
    service: outputs.assumptions?.services.find(({ id }) => id === bill.service)?.name ?? null,
    month: bill.month ?? null,
    isAtBirth: bill.isAtBirth ?? false,
    companyMoney: Math.max(0, Math.min(money, bill.amount)),
  }
}

function staying(outputs: Outputs, current: string | null): Staying | null {
  if (current === null || !Object.hasOwn(outputs.plans, current)) return null
  const { displayName, totalCost } = outputs.plans[current]!
  return {
    key: current,
    plan: displayName,
    isSamePlan: current === outputs.bestPlan,
    difference: differenceBetween(bestPlanCosts(outputs).totalCost, totalCost),
  }
}
