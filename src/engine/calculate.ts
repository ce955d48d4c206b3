import { httpsLink } from '../contract/clientLink.ts'
import type { CalculationInputs } from '../contract/inputs.ts'
import type { LineItem, MonthlyExpenses, OutputsPayload, PlanCostsPayload } from '../contract/outputs.ts'
import { choosePlan, confidence, findCheapest } from './choosePlan.ts'
import { contributionLimit } from './contributionLimit.ts'
import { costCurve } from './costCurve.ts'
import { costSpreads, type CostSpread } from './costSpread.ts'
import { findDominators } from './findDominators.ts'
import { createExpectedYear, priceHouseholdClaims, sampleSizes, type ExpectedYear } from './expectedYear.ts'
import { claimLines, ExpenseSums, lineAmounts } from './expenseLines.ts'
import { toAssumptions, toLineItems } from './explanation.ts'
import { largestBill } from './largestBill.ts'
import type { Model } from './Model.ts'
import { toDollars } from './money.ts'
import { MonthlySums } from './monthlyExpenses.ts'
import { planCost, type PlanCost } from './planCost.ts'
import { planFacts } from './planFacts.ts'
import type { PricedClaims } from './priceClaims.ts'
import { resolveInputs, type ResolvedInputs } from './resolveInputs.ts'
import { scenarioCosts } from './scenarioCosts.ts'

/**
 * Calculates what a year costs under every plan that the employee is offered, in dollars, which plan is best, how sure
 * that is, and what the amounts consist of. README.md describes the model.
 * @throws RangeError if the inputs name something that the document does not have.
 */
export function calculate(model: Model, inputs: CalculationInputs): OutputsPayload {
  return runToEnd(calculateInSteps(model, inputs))
}

/** Takes all steps of a calculation. */
export function runToEnd<T>(steps: Generator<void, T>): T {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

/** `calculate` in steps that are short enough for a service to do other work between them. */
export function* calculateInSteps(model: Model, inputs: CalculationInputs): Generator<void, OutputsPayload> {
  const resolved = resolveInputs(model, inputs)
  const expected = createExpectedYear(resolved)
  const { years } = sampleSizes(expected.claims.length, resolved.offered.length)
  const estimates = yield* estimatePlans(resolved, expected)
  const costs = estimates.map(({ cost }) => cost)
  const spreads = yield* costSpreads(resolved, expected, years)
  const scenarios = yield* scenarioCosts(resolved, inputs, costs)
  const curve = yield* costCurve(resolved, expected, estimates)
  const { best, didOverride, savings } = choosePlan(costs, resolved.avoidsOwnMoney)
  const others = costs.filter((cost) => cost !== best)
  const runnerUp = others.length > 0 ? findCheapest(others) : null
  const dominators = findDominators(resolved.offered, resolved.persons.length)
  return {
    plans: Object.fromEntries(
      estimates.map((estimate, index) => [
        estimate.cost.plan.key,
        toPayload(resolved, index, estimate, spreads[index]!, dominators[index]!),
      ]),
    ),
    bestPlan: best.plan.key,
    ...(savings && {
      potentialSavings: toDollars(savings.amount),
      comparedWith: savings.comparedWith.plan.key,
    }),
    savingsDidOverride: didOverride,
    ...(runnerUp && { runnerUp: runnerUp.plan.key }),
    // After an override, the cost is not the reason for the choice.
    ...(runnerUp &&
      !didOverride && { confidence: confidence(best, runnerUp, spreads[costs.indexOf(best)]!.cheapestIn) }),
    contributionLimit: contributionLimit(model, best.plan, resolved.employee),
    scenarios,
    ...(curve && { curve }),
    assumptions: toAssumptions(resolved, expected.orders.length, years),
  }
}

interface PlanEstimate {
  priced: PricedClaims
  cost: PlanCost
  lineItems: LineItem[]
  monthly: MonthlyExpenses
}

/** Estimates one plan at each step. */
function* estimatePlans(resolved: ResolvedInputs, year: ExpectedYear): Generator<void, PlanEstimate[]> {
  const { model, persons, allowed, offered } = resolved
  const { coveredMonths = 12 } = model.document
  const estimates: PlanEstimate[] = []
  const { claims, orders, dates } = year
  const claimed = claimLines(claims, allowed)
  for (const plan of offered) {
    const { terms } = plan
    const priced = priceHouseholdClaims(resolved, plan.modelPlan, year)
    const sums = new ExpenseSums(claimed)
    const months = new MonthlySums(dates, coveredMonths)
    const cost = planCost(resolved, plan, priced, year, (claim, paid, position) => {
      sums.onPaid(claim, paid, position)
      months.onPaid(claim, paid, position)
    })
    yield
    const amounts = lineAmounts(claimed, sums, priced, terms, orders, cost)
    yield
    estimates.push({
      priced,
      cost,
      lineItems: toLineItems(model, persons, claimed.lines, amounts),
      monthly: months.toExpenses(cost.outOfPocket),
    })
    yield
  }
  return estimates
}

function toPayload(
  resolved: ResolvedInputs,
  index: number,
  { cost, lineItems, monthly }: PlanEstimate,
  { low, high, cheapestIn, bills }: CostSpread,
  dominatedBy: string | null,
): PlanCostsPayload {
  const { model, offered, employee } = resolved
  return {
    displayName: cost.plan.displayName,
    outOfPocketExpenses: toDollars(cost.outOfPocket),
    hsaFunds: toDollars(cost.accountMoney),
    payrollDeduction: toDollars(cost.payroll),
    surchargeTotal: toDollars(cost.surchargeTotal),
    totalCost: toDollars(cost.total),
    worstCase: cost.worstCase === Infinity ? null : toDollars(cost.worstCase),
    dominatedBy,
    range: { low: toDollars(low), high: toDollars(high) },
    cheapestIn,
    facts: planFacts(model, offered[index]!, cost, employee),
    monthly,
    ...largestBill(resolved, bills),
    ...secureLinks(cost.plan),
    lineItems,
  }
}

/** The links with https addresses, if there are any. */
function secureLinks({ links }: PlanCost['plan']): Pick<PlanCostsPayload, 'links'> {
  const secure = Object.entries(links ?? {}).filter(([, address]) => httpsLink(address) !== null)
  return secure.length > 0 ? { links: Object.fromEntries(secure) } : {}
}
