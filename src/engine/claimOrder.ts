import type { Id } from '../contract/instance.ts'
import type { ClaimOrderCode } from '../contract/outputs.ts'
import type { ModelPlan, ModelService } from './model.ts'
import type { DeductibleKind, PaymentRule } from './payment.ts'

/** The groups of services by their deductible, in the order of their claims. */
const groups: { deductible: DeductibleKind; code: ClaimOrderCode }[] = [
  { deductible: 'none', code: 'no-deductible-first' },
  { deductible: 'drug', code: 'drug-deductible-next' },
  { deductible: 'medical', code: 'deductible-last' },
]

/**
 * The order of one person's claims under a plan.
 *
 * 1. What no deductible touches comes before what one touches, and the plan's own deductible comes last. So a
 *    person whose maximum is met by other claims adds nothing to the family's deductible, and one more use never
 *    makes the household's year cheaper.
 * 2. Then the dearest service comes first: the deductible falls on the big event.
 * 3. Equal amounts go by id, so that the order of the document says nothing.
 *
 * No copay and no percentage of the plan has a say, so that a better one never changes the order.
 * @returns places in the list of services.
 */
export function claimOrder(services: ModelService[], rules: PaymentRule[]): number[] {
  const dearest = dearestFirst(services)
  return groups.flatMap(({ deductible }) =>
    dearest.filter((place) => rules[place]!.deductible === deductible),
  )
}

/** The places of the services, from the dearest to the cheapest. */
export function dearestFirst(services: ModelService[]): number[] {
  return services
    .map(({ id, allowed }, place) => ({ id, allowed, place }))
    .toSorted((a, b) => b.allowed - a.allowed || compareIds(a.id, b.id))
    .map(({ place }) => place)
}

/** The rules of the claim order that apply to at least one plan. */
export function claimOrderCodes(plans: ModelPlan[]): ClaimOrderCode[] {
  const used = new Set(plans.flatMap(({ rules }) => rules.map(({ deductible }) => deductible)))
  return [
    ...groups.filter(({ deductible }) => used.has(deductible)).map(({ code }) => code),
    'most-expensive-first',
  ]
}

/** The rules that a household of more than one person also has. */
export const familyCodes: readonly ClaimOrderCode[] = [
  'family-deductible-shared-evenly',
  'family-maximum-by-person',
]

/** Numbers before texts; texts by code unit, the same in every language. */
function compareIds(a: Id, b: Id) {
  if (typeof a !== typeof b) return typeof a === 'number' ? -1 : 1
  return a < b ? -1 : 1
}
