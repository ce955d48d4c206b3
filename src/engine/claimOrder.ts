import type { Id } from '../contract/instance.ts'
import type { ModelPlan, ModelService } from './model.ts'
import type { DeductibleKind, PaymentRule } from './payment.ts'

const phases: { deductible: DeductibleKind; sentence: string }[] = [
  { deductible: 'none', sentence: 'What no deductible applies to comes first.' },
  { deductible: 'drug', sentence: 'Then come prescriptions that have a deductible of their own.' },
  { deductible: 'medical', sentence: 'What the deductible applies to comes last.' },
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
  return phases.flatMap(({ deductible }) =>
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

/** The order of claims under the plans of a line-up, in sentences to be shown. */
export function claimOrderSentences(plans: ModelPlan[]): string[] {
  const used = new Set(plans.flatMap(({ rules }) => rules.map(({ deductible }) => deductible)))
  return [
    ...phases.filter(({ deductible }) => used.has(deductible)).map(({ sentence }) => sentence),
    'In each group the service with the highest price for one use comes first.',
  ]
}

/** What a household of several has in common besides, in sentences to be shown. */
export const familySentences = [
  'A family meets its deductible evenly: nobody more of it than the others, unless their claims or their maximum end before. In a real year it is met in the order of the claims, which can cost somewhat less or more.',
  'The maximum of a family is used up by the employee first, then by the spouse, then by the children.',
]

/** Numbers before texts; texts by code unit, the same in every language. */
function compareIds(a: Id, b: Id) {
  if (typeof a !== typeof b) return typeof a === 'number' ? -1 : 1
  return a < b ? -1 : 1
}
