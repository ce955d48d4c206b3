import type { Id } from '../../contract/instance.ts'
import type { ModelService } from './model.ts'
import type { PaymentRule } from './payment.ts'

/**
 * The order of one person's claims; persons come one after the other (the employee, the spouse, the children).
 *
 * 1. What the deductible does not touch comes first. So a person whose maximum is met by copays adds
 *    nothing to the family's deductible, and one more use never makes the household's year cheaper.
 * 2. Then the dearest service comes first: the deductible falls on the big event, whose percentage is
 *    small, which errs on the side of a cost too high.
 * 3. Equal amounts go by id, so that the order of the document says nothing.
 * @returns places in the list of services.
 */
export function claimOrder(services: ModelService[], rules: PaymentRule[]): number[] {
  return services
    .map(({ id, allowed }, place) => ({ id, allowed, place, late: rules[place]?.takesDeductible ? 1 : 0 }))
    .toSorted((a, b) => a.late - b.late || b.allowed - a.allowed || compareIds(a.id, b.id))
    .map(({ place }) => place)
}

/** Numbers before texts; texts by code unit, the same in every language. */
function compareIds(a: Id, b: Id) {
  if (typeof a === 'number' && typeof b === 'number') return a - b
  if (typeof a !== typeof b) return typeof a === 'number' ? -1 : 1
  return a < b ? -1 : 1
}
