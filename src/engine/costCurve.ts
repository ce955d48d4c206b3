import type { CostCurve, Crossover } from '../contract/outputs.ts'
import { sampleSizes, type ExpectedYear } from './expectedYear.ts'
import type { HouseholdLimits } from './limits.ts'
import { roundHalfAway, toDollars, type Cents } from './money.ts'
import { HouseholdYear } from './payClaims.ts'
import type { PlanCost } from './planCost.ts'
import { countedMoney, type PlanTerms } from './planTerms.ts'
import type { PricedClaims } from './priceClaims.ts'
import type { ResolvedInputs } from './resolveInputs.ts'

/** The number of points in addition to that of the estimate. */
const pointCount = 16

/** Crossovers are searched at this many amounts between two points. */
const stepsPerPoint = 2

/**
 * What every offered plan costs at amounts of care from none to beyond every maximum, with the same mix of care as in
 * the household's expected year, one plan at each step. An amount of care is the full price of its claims. Amounts are
 * closer together where there is little care. The mix includes first uses and visit limits: twice the care has twice of
 * them. null if the expected year has no care.
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
  let highest = yearPrice
  for (const { priced, terms } of plans) {
    yield
    highest = Math.max(highest, careAtMaximum(priced, terms.limits, prices, orders[0]!))
  }
  const scale = careScale(highest * margin)
  const amounts = [...new Set([...scale, yearPrice])].toSorted((one, other) => one - other)
  const own = amounts.indexOf(yearPrice)
  const totals: Cents[][] = []
  for (const { priced, terms, cost } of plans) {
    yield
    const means = costsByCare(priced, terms, prices, orders, amounts)
    totals.push(throughEstimate(means, cost.total, own))
  }
  const keys = plans.map(({ cost }) => cost.plan.key)
  const atPoint = new Set([...scale.filter((_, index) => index % stepsPerPoint === 0), yearPrice])
  return {
    points: amounts.flatMap((amount, index) =>
      atPoint.has(amount) ? toPoint(amount, index, totals, keys) : [],
    ),
    crossovers: findCrossovers(amounts, totals, keys),
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
 * Stretches a curve so that it passes through the estimate, which is the mean of more orders. Its ends stay as they are,
 * so that it still never decreases.
 */
function throughEstimate(means: number[], estimate: Cents, own: number): number[] {
  const lowest = means[0]!
  const highest = means.at(-1)!
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

/** Amounts of care from none to the highest: the squares of an even scale. */
function careScale(highest: Cents): Cents[] {
  const count = pointCount * stepsPerPoint
  return Array.from({ length: count + 1 }, (_, index) =>
    Math.round((highest * index * index) / (count * count)),
  )
}

/** Another plan must be this much cheaper to become the cheapest: less is within the accuracy of the curve. */
const minGap: Cents = 50_00

/** The amounts of care at which another plan becomes the cheapest, rounded to ten dollars. */
function findCrossovers(amounts: Cents[], totals: Cents[][], keys: string[]): Crossover[] {
  const byKey = [...keys.keys()].toSorted((one, other) => (keys[one]! < keys[other]! ? -1 : 1))
  const cheapestAt = (index: number) =>
    byKey.reduce((best, plan) => (totals[plan]![index]! < totals[best]![index]! ? plan : best))
  const crossovers: Crossover[] = []
  let best = cheapestAt(0)
  for (let index = 1; index < amounts.length; index += 1) {
    const next = cheapestAt(index)
    if (totals[best]![index]! - totals[next]![index]! < minGap) continue
    // The lines cross after the last amount at which the next plan was not cheaper.
    let last = index - 1
    while (last > 0 && totals[next]![last]! < totals[best]![last]!) last -= 1
    const gapBefore = totals[next]![last]! - totals[best]![last]!
    const gapAfter = totals[best]![last + 1]! - totals[next]![last + 1]!
    const fraction = gapBefore / (gapBefore + gapAfter)
    const care = amounts[last]! + fraction * (amounts[last + 1]! - amounts[last]!)
    crossovers.push({ care: Math.round(care / 1000) * 10, from: keys[best]!, to: keys[next]! })
    best = next
  }
  return crossovers
}

/** If a maximum is out of reach, amounts of care end at this price or number of claims. */
const maxCare: Cents = 250_000_00
const maxClaims = 8000

/**
 * The amount of care from which a plan's cost increases only by what does not count toward a maximum, or the highest
 * amount to consider.
 * @param prices the full price of each claim.
 */
function careAtMaximum(
  priced: PricedClaims,
  limits: HouseholdLimits,
  prices: readonly Cents[],
  order: ArrayLike<number>,
): Cents {
  const year = new HouseholdYear(priced, limits)
  let care = 0
  let careAtLastCost = 0
  let freeClaims = 0
  for (let position = 0; position < maxClaims && care < maxCare && freeClaims < order.length; position += 1) {
    const claim = order[position % order.length]!
    const { deductible, copay, coinsurance } = year.pay(claim)
    care += prices[claim]!
    if (deductible + coinsurance + (priced.plan.maximumExcludesCopays ? 0 : copay) > 0) {
      careAtLastCost = care
      freeClaims = 0
    } else freeClaims += 1
  }
  return Math.min(careAtLastCost, maxCare)
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
  for (const order of orders) {
    year.restart()
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
        position += 1
        claim = order[position % order.length]!
      }
      const isFlat = freeClaims === order.length
      const expenses = isFlat ? year.expenses : year.expensesWith(claim, (amount - care) / prices[claim]!)
      sums[index]! += expenses.total - countedMoney(terms.account, expenses)
    }
  }
  return sums.map((sum) => sum / orders.length + terms.payroll + terms.surchargeTotal)
}
