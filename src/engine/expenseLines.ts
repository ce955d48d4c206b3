import type { Claim } from './claims.ts'
import type { HouseholdLimit } from './limits.ts'
import { roundHalfAway, roundToSum, type Cents } from './money.ts'
import { HouseholdYear, payClaims, type OnPaid } from './payClaims.ts'
import type { PlanCost } from './planCost.ts'
import type { PlanTerms } from './planTerms.ts'
import type { ClaimCost, PricedClaims } from './priceClaims.ts'

/** What a plan costs: for each component, the mean of each line over the claim orders. */
export interface LineAmounts extends Record<keyof ClaimCost, Float64Array> {
  /** What the member would also pay without an out-of-pocket maximum. */
  amountOverMaximum: Cents[]
}

/** The components of what the member pays. */
const components = ['deductible', 'copay', 'coinsurance', 'notCovered'] as const

/** The lines that claims belong to: one for each person and service. */
export interface ClaimLines {
  lines: { person: number; serviceIndex: number; price: Cents }[]
  /** The index of each claim's line. */
  lineOfClaim: number[]
}

/**
 * @param claims those of a person and service are next to each other.
 * @param allowed the price of one use, by service index.
 */
export function claimLines(claims: readonly Claim[], allowed: readonly Cents[]): ClaimLines {
  const lines: ClaimLines['lines'] = []
  const lineOfClaim = claims.map(({ person, serviceIndex, uses }) => {
    const price = uses * allowed[serviceIndex]!
    const last = lines.at(-1)
    if (last?.person === person && last.serviceIndex === serviceIndex) last.price += price
    else lines.push({ person, serviceIndex, price })
    return lines.length - 1
  })
  return { lines, lineOfClaim }
}

/** Sums what is paid for each line over all orders. */
export class ExpenseSums {
  readonly onPaid: OnPaid
  readonly #lines: ClaimLines['lines']
  /** For each component, the sum of each line. */
  readonly #sums: Float64Array[]

  constructor({ lines, lineOfClaim }: ClaimLines) {
    const sums = components.map(() => new Float64Array(lines.length))
    this.#lines = lines
    this.#sums = sums
    this.onPaid = (claim, { deductible, copay, coinsurance, notCovered }) => {
      const line = lineOfClaim[claim]!
      sums[0]![line]! += deductible
      sums[1]![line]! += copay
      sums[2]![line]! += coinsurance
      sums[3]![line]! += notCovered
    }
  }

  /**
   * The mean of each line, rounded so that all lines sum to the plan's expenses, and the lines of each component to its
   * rounded mean. If possible, no line exceeds its price, and no person's lines exceed the person's mean by a cent.
   */
  toAmounts(orders: number, expenses: Cents): Record<keyof ClaimCost, Float64Array> {
    const means = this.#sums.map((sums) => sums.slice())
    const componentMeans = means.map((lines) => {
      let sum = 0
      for (let line = 0; line < lines.length; line++) sum += lines[line]! /= orders
      return sum
    })
    const totals = roundToSum(componentMeans, expenses)
    const [deductible, copay, coinsurance, notCovered] = this.#roundLines(means, totals)
    return { deductible: deductible!, copay: copay!, coinsurance: coinsurance!, notCovered: notCovered! }
  }

  /** For each component, the rounded mean of each line. */
  #roundLines(means: Float64Array[], totals: Float64Array): Float64Array[] {
    const { lineRoundUps, personRoundUps } = this.#maxRoundUps(means)
    const personOf = (line: number) => this.#lines[line]!.person
    const roundUpIf = (isAllowed: boolean, line: number) => {
      if (!isAllowed) return false
      lineRoundUps[line]! -= 1
      personRoundUps[personOf(line)]! -= 1
      return true
    }
    const preferences = [
      (line: number) => roundUpIf(lineRoundUps[line]! > 0 && personRoundUps[personOf(line)]! > 0, line),
      (line: number) => roundUpIf(lineRoundUps[line]! > 0, line),
    ]
    return means.map((lines, component) => roundToSum(lines, totals[component]!, preferences))
  }

  /** How many amounts of each line and person can be rounded up. */
  #maxRoundUps(means: Float64Array[]) {
    const personMeans: number[] = []
    const personFloors: number[] = []
    const lineRoundUps = this.#lines.map(({ person, price }, line) => {
      let floors = 0
      for (const lines of means) {
        floors += Math.floor(lines[line]!)
        personMeans[person] = (personMeans[person] ?? 0) + lines[line]!
      }
      personFloors[person] = (personFloors[person] ?? 0) + floors
      return price - floors
    })
    // The tolerance is for the rounding errors of the means.
    const personRoundUps = personMeans.map((mean, person) => Math.ceil(mean - 1e-6) - personFloors[person]!)
    return { lineRoundUps, personRoundUps }
  }

  /** The mean of each line, rounded. */
  totals(orders: number): Cents[] {
    return this.#lines.map(({ price }, line) => {
      let sum = 0
      for (const sums of this.#sums) sum += sums[line]!
      return Math.min(price, roundHalfAway(sum / orders))
    })
  }
}

/**
 * The amounts of a plan's lines.
 * @param sums filled while the cost was calculated.
 */
export function lineAmounts(
  claimed: ClaimLines,
  sums: ExpenseSums,
  priced: PricedClaims,
  terms: PlanTerms,
  orders: readonly ArrayLike<number>[],
  { outOfPocket, reachedMaximum }: PlanCost,
): LineAmounts {
  const amounts = sums.toAmounts(orders.length, outOfPocket)
  if (!reachedMaximum) return { ...amounts, amountOverMaximum: claimed.lines.map(() => 0) }
  const unlimited = new ExpenseSums(claimed)
  const others = terms.limits.others.map((own) => ({ ...own, maximum: unlimitedAmount }))
  const limits = { ...terms.limits, maximum: unlimitedAmount, drugMaximum: unlimitedAmount, others }
  const year = new HouseholdYear(priced, limits)
  for (const [index, order] of orders.entries()) payClaims(year, order, index, unlimited.onPaid)
  const { deductible, copay, coinsurance, notCovered } = amounts
  const amountOverMaximum = unlimited.totals(orders.length).map((total, line) => {
    const paid = deductible[line]! + copay[line]! + coinsurance[line]! + notCovered[line]!
    return Math.max(0, total - paid)
  })
  return { ...amounts, amountOverMaximum }
}

const unlimitedAmount: HouseholdLimit = { person: Infinity, household: Infinity }
