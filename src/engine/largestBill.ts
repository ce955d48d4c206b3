import type { PlanCostsPayload } from '../contract/outputs.ts'
import type { Bill } from './costSpread.ts'
import { roundHalfAway, toDollars } from './money.ts'
import type { ResolvedInputs } from './resolveInputs.ts'

/**
 * The largest bill that a year may bring under a plan: in nine of ten years, no bill is higher. If its month is known or
 * it comes with a birth, the year has it, and the amount is that of the middle year. Nothing if it is 0.
 * @param bills the largest of each simulated year.
 */
export function largestBill(
  { model: { services }, dates: { months, atBirth } }: ResolvedInputs,
  bills: Bill[],
): Pick<PlanCostsPayload, 'largestBill'> {
  const highestFirst = bills.toSorted((one, other) => other.amount - one.amount)
  const { amount, serviceIndex } = highestFirst[Math.floor(bills.length / 10)]!
  if (amount === 0) return {}
  const month = months.get(serviceIndex)
  const isExpected = month !== undefined || atBirth.has(serviceIndex)
  const sameService = highestFirst.filter((bill) => bill.serviceIndex === serviceIndex)
  const middle = sameService[Math.floor(sameService.length / 2)]!
  return {
    largestBill: {
      amount: toDollars(roundHalfAway(isExpected ? middle.amount : amount)),
      service: services[serviceIndex]!.id,
      ...(month !== undefined && { month }),
      ...(atBirth.has(serviceIndex) && { isAtBirth: true }),
    },
  }
}
