import { isRecord } from '../../contract/isRecord.ts'
import { findPlaces } from '../../contract/pointer.ts'
import type { Check } from './Check.ts'

/** Optional fields that add to each result of the calculator, and what it does without them. */
const optionalFields: Record<'instance' | 'result', [name: string, pattern: string, effect: string][]> = {
  instance: [
    ['client address', '/client/url', "the client's name in the footer is not a link"],
    ['languages', '/client/languages', 'the calculator is in English only'],
    ['household', '/features/household', 'the API does not receive the number of children'],
    ['scenario summaries', '/scenarios/*/summary', 'the scenarios have names only'],
  ],
  result: [
    ['line items', '/plans/*/lineItems', 'the results hide what the out-of-pocket expenses consist of'],
    ['assumptions', '/assumptions', 'the notes hide the prices and uses behind the estimate'],
    ['plan facts', '/plans/*/facts', 'the comparison hides deductibles, maximums, and coinsurance'],
    ['worst case', '/plans/*/worstCase', 'the results hide what a bad year costs'],
    ['monthly expenses', '/plans/*/monthly', 'the results hide when bills fall due'],
    ['largest bill', '/plans/*/largestBill', 'the results hide the largest bill'],
    ['scenarios', '/scenarios', 'the results hide the costs in other scenarios'],
    ['cost curve', '/curve', 'the results hide the costs of more or less care'],
    ['confidence', '/confidence', 'the results do not say how sure the best plan is'],
  ],
}

/** A note for each optional field that no payload has. */
export function* missingFields(
  group: string,
  kind: 'instance' | 'result',
  payloads: readonly unknown[],
): Generator<Check> {
  for (const [name, pattern, effect] of optionalFields[kind]) {
    const isSent = payloads.some((payload) =>
      findPlaces(withPlanList(payload), pattern).some(({ value }) => value !== null && value !== false),
    )
    if (!isSent) yield { group, result: 'note', message: `${name} (${pattern}): not sent; ${effect}.` }
  }
}

/** The payload with a list in place of the map of plans, in which a pattern can have a wildcard. */
function withPlanList(payload: unknown) {
  return isRecord(payload) && isRecord(payload.plans)
    ? { ...payload, plans: Object.values(payload.plans) }
    : payload
}
