import { drawProviders } from './claimOrders.ts'
import type { Claim } from './claims.ts'
import { priceHouseholdClaims, type ExpectedYear } from './expectedYear.ts'
import { roundHalfAway, type Cents } from './money.ts'
import { HouseholdYear, payClaims } from './payClaims.ts'
import { countedMoney } from './planTerms.ts'
import { withStays } from './priceClaims.ts'
import type { ResolvedInputs } from './resolveInputs.ts'
import { simulateYears } from './simulateYears.ts'

/** How much a plan's cost varies between years. */
export interface CostSpread {
  /** The total cost at the 10th and the 90th percentile of the years. */
  low: Cents
  high: Cents
  /** The share of years in which the plan is the cheapest, from 0 to 1; of equally cheap plans, the first key counts. */
  cheapestIn: number
  /** The largest bill of each year. */
  bills: Bill[]
}

/** What the member pays for one episode. */
export interface Bill {
  amount: Cents
  serviceIndex: number
}

/** Simulates the same years under every offered plan, one plan at each step, and returns a spread for each plan. */
export function* costSpreads(
  resolved: ResolvedInputs,
  expected: ExpectedYear,
  count: number,
): Generator<void, CostSpread[]> {
  const { claims, orders } = yield* simulateYears(resolved.model, expected.uses, count, resolved.dates)
  const draws = drawProviders(resolved.model, claims, count)
  const stays = orders.map((order) => countStays(resolved, claims, order))
  const episodes = claims.map(({ serviceIndex, uses }) =>
    Math.ceil(uses / resolved.model.usesPerEpisode[serviceIndex]!),
  )
  const totals: Cents[][] = []
  const bills: Bill[][] = []
  for (const { modelPlan, terms } of resolved.offered) {
    yield
    const priced = priceHouseholdClaims(resolved, modelPlan, { claims, draws })
    const year = new HouseholdYear(priced, terms.limits)
    const planBills: Bill[] = []
    totals.push(
      orders.map((order, index) => {
        const ownPriced = withStays(priced, stays[index]!)
        const ownYear = ownPriced === priced ? year : new HouseholdYear(ownPriced, terms.limits)
        const bill: Bill = { amount: 0, serviceIndex: 0 }
        payClaims(ownYear, order, index, (claim, { deductible, copay, coinsurance, notCovered }) => {
          const amount = (deductible + copay + coinsurance + notCovered) / episodes[claim]!
          if (amount <= bill.amount) return
          bill.amount = amount
          bill.serviceIndex = claims[claim]!.serviceIndex
        })
        planBills.push(bill)
        const { expenses } = ownYear
        return expenses.total - countedMoney(terms.account, expenses) + terms.payroll + terms.surchargeTotal
      }),
    )
    bills.push(planBills)
  }
  const wins = countWins(resolved, totals)
  return totals.map((yearTotals, plan) => {
    return {
      low: percentile(yearTotals, 0.1),
      high: percentile(yearTotals, 0.9),
      cheapestIn: wins[plan]! / count,
      bills: bills[plan]!,
    }
  })
}

/** Counts the stays of each person and service in a year when they are first asked for. */
function countStays({ model }: ResolvedInputs, claims: Claim[], order: Uint32Array) {
  let days: Map<string, number> | undefined
  return (person: number, serviceIndex: number): number => {
    days ??= countDays(claims, order)
    const ownDays = days.get(`${person} ${serviceIndex}`) ?? 0
    return Math.ceil(ownDays / model.services[serviceIndex]!.daysPerStay)
  }
}

/** The uses in a year, by person and service. */
function countDays(claims: Claim[], order: Uint32Array): Map<string, number> {
  const days = new Map<string, number>()
  for (const index of order) {
    const { person, serviceIndex, uses } = claims[index]!
    const key = `${person} ${serviceIndex}`
    days.set(key, (days.get(key) ?? 0) + uses)
  }
  return days
}

function countWins({ offered }: ResolvedInputs, totals: Cents[][]): number[] {
  const byKey = [...offered.keys()].toSorted((one, other) =>
    offered[one]!.modelPlan.plan.key < offered[other]!.modelPlan.plan.key ? -1 : 1,
  )
  const wins = totals.map(() => 0)
  for (const year of totals[0]!.keys())
    wins[byKey.reduce((best, plan) => (totals[plan]![year]! < totals[best]![year]! ? plan : best))]! += 1
  return wins
}

/**
 * The amount below which a given share of the amounts lies. Interpolates linearly between the two closest ranks.
 * @param share from 0 to 1.
 */
export function percentile(amounts: readonly Cents[], share: number): Cents {
  const sorted = Float64Array.from(amounts).toSorted()
  const rank = share * (sorted.length - 1)
  const lower = sorted[Math.floor(rank)]!
  const upper = sorted[Math.ceil(rank)]!
  return roundHalfAway(lower + (upper - lower) * (rank - Math.floor(rank)))
}
