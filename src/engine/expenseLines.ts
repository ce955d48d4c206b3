import type { HouseholdLimit } from './limits.ts'
import { roundHalfAway, roundToSum, sumOf, type Cents } from './money.ts'
import { HouseholdYear, payClaims, type OnPaid } from './payClaims.ts'
import type { PlanCost } from './planCost.ts'
import type { PlanTerms } from './planTerms.ts'
import type { ClaimCost, PricedClaims } from './priceClaims.ts'

/** The cost of one person's uses of one service under a plan: the means over the claim orders. */
export interface ExpenseLine extends ClaimCost {
  /** The index of the person in the household. */
  person: number
  serviceIndex: number
  /** What the member would also pay without an out-of-pocket maximum. */
  amountOverMaximum: Cents
}

/** The components of what the member pays. */
const components = ['deductible', 'copay', 'coinsurance', 'notCovered'] as const

/** Sums what is paid for each person and service over all orders. */
export class ExpenseSums {
  readonly priced: PricedClaims
  readonly onPaid: OnPaid
  readonly #lines: Pick<ExpenseLine, 'person' | 'serviceIndex'>[] = []
  /** The full price of each line. */
  readonly #prices: Cents[] = []
  /** For each component, the sum of each line. */
  readonly #sums: Float64Array[]

  constructor(priced: PricedClaims) {
    this.priced = priced
    // The claims of a person and service are next to each other.
    const lineOfClaim = priced.claims.map(({ claim: { person, serviceIndex, uses }, price: { allowed } }) => {
      const last = this.#lines.at(-1)
      if (last?.person !== person || last.serviceIndex !== serviceIndex) {
        this.#lines.push({ person, serviceIndex })
        this.#prices.push(0)
      }
      const line = this.#lines.length - 1
      this.#prices[line]! += uses * allowed
      return line
    })
    const sums = components.map(() => new Float64Array(this.#lines.length))
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
   * The mean of each line, rounded so that all lines sum to the plan's expenses: the persons' means are rounded to that
   * sum, each person's components to the person's amount, and the component's lines to the component. So no person's lines
   * exceed the person's mean by a cent. If possible, no line exceeds its price.
   */
  toLines(orders: number, expenses: Cents): ExpenseLine[] {
    const means = this.#lines.map((_, line) => this.#sums.map((sums) => sums[line]! / orders))
    const rounded: ExpenseLine[] = this.#lines.map((line) => ({
      ...line,
      deductible: 0,
      copay: 0,
      coinsurance: 0,
      notCovered: 0,
      amountOverMaximum: 0,
    }))
    const persons = [...new Set(this.#lines.map(({ person }) => person))].map((person) => {
      const lines = [...this.#lines.keys()].filter((line) => this.#lines[line]!.person === person)
      const totals = components.map((_, component) => sumOf(lines.map((line) => means[line]![component]!)))
      return { lines, totals }
    })
    const personAmounts = roundToSum(
      persons.map(({ totals }) => sumOf(totals)),
      expenses,
    )
    for (const [person, { lines, totals }] of persons.entries()) {
      const roundUps = lines.map((line) => this.#prices[line]! - sumOf(means[line]!.map(Math.floor)))
      const fitsPrice = (index: number) => {
        roundUps[index]! -= 1
        return roundUps[index]! >= 0
      }
      for (const [component, amount] of roundToSum(totals, personAmounts[person]!).entries()) {
        const amounts = lines.map((line) => means[line]![component]!)
        for (const [index, cents] of roundToSum(amounts, amount, fitsPrice).entries())
          rounded[lines[index]!]![components[component]!] = cents
      }
    }
    return rounded
  }

  /** The mean of each line, rounded. */
  totals(orders: number): Cents[] {
    return this.#prices.map((price, line) => {
      let sum = 0
      for (const sums of this.#sums) sum += sums[line]!
      return Math.min(price, roundHalfAway(sum / orders))
    })
  }
}

/**
 * The lines of a plan's cost.
 * @param sums filled while the cost was calculated.
 */
export function expenseLines(
  sums: ExpenseSums,
  terms: PlanTerms,
  orders: readonly ArrayLike<number>[],
  { outOfPocket, reachedMaximum }: PlanCost,
): ExpenseLine[] {
  const lines = sums.toLines(orders.length, outOfPocket)
  if (!reachedMaximum) return lines
  const unlimited = new ExpenseSums(sums.priced)
  const limits = { ...terms.limits, maximum: unlimitedAmount, drugMaximum: unlimitedAmount }
  const year = new HouseholdYear(sums.priced, limits)
  for (const order of orders) payClaims(year, order, unlimited.onPaid)
  for (const [index, total] of unlimited.totals(orders.length).entries()) {
    const line = lines[index]!
    const paid = line.deductible + line.copay + line.coinsurance + line.notCovered
    line.amountOverMaximum = Math.max(0, total - paid)
  }
  return lines
}

const unlimitedAmount: HouseholdLimit = { person: Infinity, household: Infinity }
