import type { CostCurve } from '../contract/outputs.ts'
import { choosePoints, findCrossovers } from './curvePoints.ts'
import { sampleSizes, type ExpectedYear } from './expectedYear.ts'
import type { HouseholdLimits } from './limits.ts'
import { roundHalfAway, toDollars, type Cents } from './money.ts'
import { HouseholdYear } from './payClaims.ts'
import type { PlanCost } from './planCost.ts'
import { countedMoney, type PlanTerms } from './planTerms.ts'
import type { PricedClaims } from './priceClaims.ts'
import type { ResolvedInputs } from './resolveInputs.ts'

/**
 * What every offered plan costs at amounts of care from none to beyond every maximum, with the same mix of care as in
 * the household's expected year, one plan at each step. An amount of care is the full price of its claims. The points
 * are those of many amounts where the lines bend most. The mix includes first uses and visit limits: twice the care has
 * twice of them. null if the expected year has no care.
 * @param estimates of the offered plans; their amount of care is one of the points.
 */
export function* costCurve(
  { offered, allowed }: ResolvedInputs,
  expected: ExpectedYear,
  estimates: { priced: PricedClaims; cost: PlanCost }[],
): Generator<void, CostCurve | null> {
  const { claims } = expected
  const prices = claims.map(({ serviceIndex, uses }) => allowed[serviceIndex]! * uses)
  const yearPrice = prices.reduce((sum, price) => sum + price, 0)
  if (yearPrice === 0) return null
  const { curveOrders } = sampleSizes(claims.length, offered.length)
  const orders = expected.orders
    .slice(0, curveOrders)
    .map((order) => order.filter((claim) => prices[claim]! > 0))
  const plans = offered.map(({ terms }, index) => ({ terms, ...estimates[index]! }))
  const bends: Cents[] = []
  for (const { priced, terms } of plans) {
    yield
    bends.push(...careAtLimits(priced, terms.limits, prices, orders[0]!))
  }
  const end = Math.round(Math.max(yearPrice, ...bends) * margin)
  // A line across the amount at which company money runs out would show higher costs than the care can have.
  const cappedMoney = plans.flatMap(({ terms: { account } }) => (account.isCapped ? account.money : []))
  const required = new Set([yearPrice, ...cappedMoney])
  const amounts = [...new Set([...careScale(end), ...bends, ...required])]
    .filter((amount) => amount <= end)
    .toSorted((one, other) => one - other)
  const own = amounts.indexOf(yearPrice)
  const totals: Cents[][] = []
  for (const { priced, terms, cost } of plans) {
    yield
    const means = costsByCare(priced, terms, prices, orders, amounts)
    totals.push(throughEstimate(means, cost.total, own))
  }
  const keys = plans.map(({ cost }) => cost.plan.key)
  const points = choosePoints(amounts, totals, required)
  return {
    points: points.map((index) => toPoint(amounts[index]!, index, totals, keys)),
    crossovers: findCrossovers(
      points.map((index) => amounts[index]!),
      totals.map((plan) => points.map((index) => plan[index]!)),
      keys,
    ),
  }
}

function toPoint(
  amount: Cents,
  index: number,
  totals: Cents[][],
  keys: string[],
): CostCurve['points'][number] {
  return {
    care: toDollars(amount),
    totalCosts: Object.fromEntries(
      keys.map((key, plan) => [key, toDollars(roundHalfAway(totals[plan]![index]!))]),
    ),
  }
}

/** The scale ends this much beyond the highest maximum. */
const margin = 1.1

/**
 * Stretches a curve so that it passes through the estimate, which is the mean of more orders. Its ends stay as they are
 * unless the estimate is beyond them, so that it still never decreases.
 */
function throughEstimate(means: number[], estimate: Cents, own: number): number[] {
  const lowest = Math.min(means[0]!, estimate)
  const highest = Math.max(means.at(-1)!, estimate)
  const below = ratio(estimate - lowest, means[own]! - lowest)
  const above = ratio(highest - estimate, highest - means[own]!)
  return means.map((mean, index) => {
    if (index === own) return estimate
    return index < own ? lowest + (mean - lowest) * below : highest - (highest - mean) * above
  })
}

/** Zero if the curve does not increase. */
function ratio(part: number, whole: number): number {
  return whole > 0 ? part / whole : 0
}

/** Costs are calculated at this many amounts, and some more where limits are met. */
const scaleSteps = 40

/** Amounts of care from none to the highest: the cubes of an even scale, because lines bend most where there is little care. */
function careScale(highest: Cents): Cents[] {
  return Array.from({ length: scaleSteps + 1 }, (_, index) =>
    Math.round((highest * index * index * index) / (scaleSteps * scaleSteps * scaleSteps)),
  )
}

/** If a maximum is out of reach, amounts of care end at this price or number of claims. */
const maxCare: Cents = 250_000_00
const maxClaims = 8000

/**
 * The amounts of care at which the deductible is met, and from which a plan's cost increases only by what does not count
 * toward a maximum. Neither is more than the highest amount to consider.
 * @param prices the full price of each claim.
 */
function careAtLimits(
  priced: PricedClaims,
  limits: HouseholdLimits,
  prices: readonly Cents[],
  order: ArrayLike<number>,
): Cents[] {
  const year = new HouseholdYear(priced, limits)
  let care = 0
  let careAtDeductible = 0
  let careAtLastCost = 0
  let freeClaims = 0
  for (let position = 0; position < maxClaims && care < maxCare && freeClaims < order.length; position++) {
    if (position % order.length === 0) year.restartUses()
    const claim = order[position % order.length]!
    const { deductible, copay, coinsurance } = year.pay(claim)
    if (deductible > 0) careAtDeductible = care + deductible
    care += prices[claim]!
    if (deductible + coinsurance + (priced.plan.maximumExcludesCopays ? 0 : copay) > 0) {
      careAtLastCost = care
      freeClaims = 0
    } else freeClaims++
  }
  return [Math.min(careAtDeductible, maxCare), Math.min(careAtLastCost, maxCare)]
}

/**
 * What a plan costs at some amounts of care: the mean over orders of the claims up to each amount. The year's claims
 * repeat as often as necessary, and the last one is reduced to the rest of the amount.
 * @param prices the full price of each claim.
 * @param amounts in ascending order.
 */
function costsByCare(
  priced: PricedClaims,
  terms: PlanTerms,
  prices: readonly Cents[],
  orders: readonly ArrayLike<number>[],
  amounts: readonly Cents[],
): number[] {
  const sums = amounts.map(() => 0)
  const year = new HouseholdYear(priced, terms.limits)
  for (const [number, order] of orders.entries()) {
    year.restart(number)
    let care = 0
    let position = 0
    // After a whole round of free claims, all further claims are free.
    let freeClaims = 0
    for (const [index, amount] of amounts.entries()) {
      let claim = order[position % order.length]!
      while (freeClaims < order.length && care + prices[claim]! <= amount) {
        const { deductible, copay, coinsurance, notCovered } = year.pay(claim)
        freeClaims = deductible + copay + coinsurance + notCovered > 0 ? 0 : freeClaims + 1
        care += prices[claim]!
        position++
        if (position % order.length === 0) year.restartUses()
        claim = order[position % order.length]!
      }
      const isFlat = freeClaims === order.length
      const expenses = isFlat ? year.expenses : year.expensesWith(claim, (amount - care) / prices[claim]!)
      sums[index]! += expenses.total - countedMoney(terms.account, expenses)
    }
  }
  return sums.map((sum) => sum / orders.length + terms.payroll + terms.surchargeTotal)
}
