import type { Person } from './household.ts'
import type { ModelPlan } from './Model.ts'
import type { Cents } from './money.ts'
import { payUses, totalOf, type CostShare, type DeductibleKind, type Remaining } from './payment.ts'

/** The cost of one person's uses of one service. */
export interface ExpenseLine extends CostShare {
  person: Person
  serviceIndex: number
  uses: number
  /** What the member would also pay without an out-of-pocket maximum. */
  amountOverMaximum: Cents
}

/** What one person can still be charged under each deductible, and up to the out-of-pocket maximum. */
export type PersonRemaining = Record<DeductibleKind, Cents> & Pick<Remaining, 'maximum'>

/**
 * What one person pays for a year's uses, one line per service.
 * @param order the indexes of the services to pay, in the order of their claims.
 * @param allowed the price of one use, by service index.
 */
export function personExpenses(
  { rules }: ModelPlan,
  order: number[],
  person: Person,
  allowed: Cents[],
  start: PersonRemaining,
): ExpenseLine[] {
  const remaining = { ...start }
  const lines: ExpenseLine[] = []
  for (const serviceIndex of order) {
    const uses = person.uses[serviceIndex]!
    if (uses === 0) continue
    const rule = rules[serviceIndex]!
    const costShare = payUses(rule, allowed[serviceIndex]!, uses, {
      deductible: remaining[rule.deductible],
      maximum: remaining.maximum,
    })
    const { deductible, copay, coinsurance } = costShare
    remaining[rule.deductible] -= deductible
    remaining.maximum -= totalOf(costShare)
    lines.push({ person, serviceIndex, uses, deductible, copay, coinsurance, amountOverMaximum: 0 })
  }
  return lines
}

export function sumOf(lines: CostShare[]): Cents {
  return lines.reduce((sum, line) => sum + totalOf(line), 0)
}
