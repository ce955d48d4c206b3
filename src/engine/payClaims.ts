import { noDeductible, type HouseholdLimit, type HouseholdLimits } from './limits.ts'
import type { Claim } from './claims.ts'
import type { Cents } from './money.ts'
import {
  claimCost,
  countCovered,
  partialCost,
  pricesInOrder,
  type ClaimCost,
  type ClaimPrice,
  type PricedClaims,
} from './priceClaims.ts'

/** What a household pays for claims. */
export interface Expenses {
  total: Cents
  copays: Cents
  notCovered: Cents
}

/**
 * Receives what the member pays for a claim.
 * @param position of the claim in its order.
 */
export type OnPaid = (claim: number, cost: Readonly<ClaimCost>, position: number) => void

/**
 * Pays a household's claims under one plan, one after the other, and keeps the accumulators of its limits. An amount
 * that counts toward a maximum counts toward the person's and the household's. Only payments under a deductible reduce
 * the deductible.
 */
export class HouseholdYear {
  readonly expenses: Expenses = { total: 0, copays: 0, notCovered: 0 }
  /** Whether a maximum has reduced a claim. */
  hasReachedMaximum = false
  readonly #priced: PricedClaims
  readonly #excludesCopays: boolean
  /** The prices in the year's order; without an order, those at the plan's own providers. */
  #prices: readonly ClaimPrice[]
  /** A row of what is left of each deductible, one of each maximum, and one of the persons' shared first uses. */
  readonly #amounts: Float64Array
  readonly #wholeAmounts: Float64Array
  readonly #maximumsAt: number
  readonly #sharedUsesAt: number

  constructor(priced: PricedClaims, limits: HouseholdLimits) {
    const { deductible, drugDeductible, maximum, drugMaximum, others } = limits
    const deductibles = [deductible, drugDeductible, ...others.map((own) => own.deductible)]
    const maximums = [maximum, drugMaximum, ...others.map((own) => own.maximum)]
    this.#priced = priced
    this.#excludesCopays = priced.plan.maximumExcludesCopays
    this.#prices = priced.prices
    this.#wholeAmounts = toAmounts([...deductibles, ...maximums, null])
    this.#amounts = this.#wholeAmounts.slice()
    this.#maximumsAt = deductibles.length * rowLength
    this.#sharedUsesAt = (deductibles.length + maximums.length) * rowLength
  }

  /**
   * Begins a new year.
   * @param order the index of its order, which decides at which providers claims are.
   */
  restart(order: number): void {
    this.#prices = pricesInOrder(this.#priced, order)
    this.#amounts.set(this.#wholeAmounts)
    this.expenses.total = 0
    this.expenses.copays = 0
    this.expenses.notCovered = 0
    this.hasReachedMaximum = false
  }

  /** Begins another round of the year's claims, which have as many first uses as the first round. */
  restartUses(): void {
    this.#amounts.fill(0, this.#sharedUsesAt)
  }

  /** Whether all further claims are free. */
  get isFree(): boolean {
    return this.#priced.endsAtMaximum && this.#amounts[this.#maximumsAt + household] === 0
  }

  /** Pays a claim, by index. */
  pay(index: number): Readonly<ClaimCost> {
    const claim = this.#priced.claims[index]!
    const price = this.#prices[index]!
    const { person } = claim
    const { deductibleKind, maximumKind, rule } = price
    const amounts = this.#amounts
    let cost = claimCost(claim, price, this.#deductible(claim, price), this.#sharedUses(claim, price))
    let counted = countedCost(cost, this.#excludesCopays)
    const maximum = this.#maximum(claim, price)
    if (counted > maximum) {
      this.hasReachedMaximum = true
      cost = limitCost(cost, maximum, this.#excludesCopays, rule.copayFirst)
      counted = maximum
    }
    if (rule.sharesFirstUses) amounts[this.#sharedUsesAt + person]! += countCovered(rule, claim)
    const { deductible } = cost
    if (deductible > 0) {
      const row = deductibleKind * rowLength
      amounts[row + person]! -= deductible
      amounts[row + household]! -= deductible
    }
    if (counted > 0) {
      const row = this.#maximumsAt + maximumKind * rowLength
      amounts[row + person]! -= counted
      amounts[row + household]! -= counted
    }
    addCost(this.expenses, cost)
    return cost
  }

  /** The expenses if a claim at a fraction of its price came next. */
  expensesWith(index: number, fraction: number): Expenses {
    const claim = this.#priced.claims[index]!
    const price = this.#prices[index]!
    const [deductible, sharedUses] = [this.#deductible(claim, price), this.#sharedUses(claim, price)]
    const cost = partialCost(claim, price, fraction, deductible, sharedUses)
    const maximum = this.#maximum(claim, price)
    const isAbove = countedCost(cost, this.#excludesCopays) > maximum
    const { total, copays, notCovered } = this.expenses
    const expenses = { total, copays, notCovered }
    addCost(expenses, isAbove ? limitCost(cost, maximum, this.#excludesCopays, price.rule.copayFirst) : cost)
    return expenses
  }

  /** What is left of the deductible that a claim counts toward. */
  #deductible({ person }: Claim, { deductibleKind }: ClaimPrice): Cents {
    return deductibleKind === noDeductible
      ? 0
      : remainingFor(this.#amounts, deductibleKind * rowLength, person)
  }

  /** What is left of the maximum that a claim counts toward. */
  #maximum({ person }: Claim, { maximumKind }: ClaimPrice): Cents {
    return remainingFor(this.#amounts, this.#maximumsAt + maximumKind * rowLength, person)
  }

  #sharedUses({ person }: Claim, { rule }: ClaimPrice): number {
    return rule.sharesFirstUses ? this.#amounts[this.#sharedUsesAt + person]! : 0
  }
}

/** The index of the household's amount in a row, after those of the persons: no household has more. */
const household = 24
const rowLength = household + 1

/** @param limits null for a row of zeros. */
function toAmounts(limits: (HouseholdLimit | null)[]): Float64Array {
  const amounts = new Float64Array(limits.length * rowLength)
  for (const [index, limit] of limits.entries()) {
    if (limit === null) continue
    const start = index * rowLength
    amounts.fill(limit.person, start, start + household)
    amounts[start + household] = limit.household
  }
  return amounts
}

/** What is left of a limit for a person: the person's own amount or the household's, whichever is less. */
function remainingFor(amounts: Float64Array, row: number, person: number): Cents {
  const own = amounts[row + person]!
  const shared = amounts[row + household]!
  return own < shared ? own : shared
}

function addCost(expenses: Expenses, { deductible, copay, coinsurance, notCovered }: ClaimCost) {
  expenses.total += deductible + copay + coinsurance + notCovered
  expenses.copays += copay
  expenses.notCovered += notCovered
}

/** The amount that counts toward the maximum. */
function countedCost({ deductible, copay, coinsurance }: ClaimCost, excludesCopays: boolean): Cents {
  return deductible + coinsurance + (excludesCopays ? 0 : copay)
}

/** Reduces a cost to what is left of a maximum: first what is paid last. */
function limitCost(
  cost: Readonly<ClaimCost>,
  remaining: Cents,
  excludesCopays: boolean,
  copayFirst: boolean,
): Readonly<ClaimCost> {
  if (remaining === 0 && !excludesCopays && cost.notCovered === 0) return noCost
  const countedCopay = excludesCopays ? 0 : cost.copay
  const deductible = Math.min(cost.deductible, Math.max(0, remaining - (copayFirst ? countedCopay : 0)))
  const copay = Math.min(countedCopay, remaining - deductible)
  const coinsurance = remaining - deductible - copay
  return { deductible, copay: excludesCopays ? cost.copay : copay, coinsurance, notCovered: cost.notCovered }
}

const noCost: ClaimCost = { deductible: 0, copay: 0, coinsurance: 0, notCovered: 0 }

/**
 * Pays a household's claims from the start of a year.
 * @param order the indexes of the claims, in the order of their dates.
 * @param index that of the order.
 */
export function payClaims(
  year: HouseholdYear,
  order: ArrayLike<number>,
  index: number,
  onPaid?: OnPaid,
): void {
  year.restart(index)
  for (let position = 0; position < order.length; position++) {
    if (year.isFree) {
      year.hasReachedMaximum = true
      return
    }
    const claim = order[position]!
    const cost = year.pay(claim)
    onPaid?.(claim, cost, position)
  }
}
