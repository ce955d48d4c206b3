import type { Id } from '../contract/instance.ts'
import type { ClaimOrderCode } from '../contract/outputs.ts'
import type { ModelPlan, ModelService } from './Model.ts'
import type { DeductibleKind, PaymentRule } from './payment.ts'

/** The groups of services by deductible, in the order of their claims. */
const groups: { deductible: DeductibleKind; code: ClaimOrderCode }[] = [
  { deductible: 'none', code: 'no-deductible-first' },
  { deductible: 'drug', code: 'drug-deductible-next' },
  { deductible: 'medical', code: 'deductible-last' },
]

/**
 * The order of one person's claims under a plan, as service indexes.
 *
 * 1. Services without a deductible come before those with one, and those under the plan's own deductible come last.
 *    So a person whose maximum is met by other claims adds nothing to the family's deductible, and one more use never
 *    makes the household's year cheaper.
 * 2. Within each group, the most expensive service comes first: the deductible falls on the big event.
 * 3. Services with equal prices are sorted by id, so that the order of the document has no effect.
 *
 * Copays and coinsurance have no effect, so that better ones never change the order.
 */
export function orderClaims(services: ModelService[], rules: PaymentRule[]): number[] {
  const sorted = sortByPrice(services)
  return groups.flatMap(({ deductible }) => sorted.filter((index) => rules[index]!.deductible === deductible))
}

/** Service indexes, the most expensive first. */
export function sortByPrice(services: ModelService[]): number[] {
  return services
    .map(({ id, allowed }, index) => ({ id, allowed, index }))
    .toSorted((a, b) => b.allowed - a.allowed || compareIds(a.id, b.id))
    .map(({ index }) => index)
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

/** Numbers before texts; texts by code unit, independent of the language. */
function compareIds(a: Id, b: Id) {
  if (typeof a !== typeof b) return typeof a === 'number' ? -1 : 1
  return a < b ? -1 : 1
}
