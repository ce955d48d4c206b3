import type { Id, Instance } from '../../../contract/instance.ts'
import type { Plan, PlansDocument } from '../../../contract/plans.ts'

/**
 * One location for each different offer of plans and payroll deductions; [null] if employees are not asked. Location
 * factors make no difference to the offer.
 */
export function sampleLocations(
  { features, locations }: Pick<Instance, 'features' | 'locations'>,
  { plans }: Pick<PlansDocument, 'plans'>,
): (Id | null)[] {
  if (!features.locations) return [null]
  const named = new Set(plans.flatMap(namedLocations))
  const byOffer = new Map<string, Id>()
  for (const { id } of locations) {
    // A client can have thousands of locations, but names only a few of them in its plans.
    const offer = named.has(id) ? describeOffer(plans, id) : describeOffer(plans, null)
    if (!byOffer.has(offer)) byOffer.set(offer, id)
  }
  return [...byOffer.values()]
}

/** Whether plans or payroll deductions depend on the location. */
export function dependsOnLocation(plans: readonly Plan[]): boolean {
  return plans.some((plan) => namedLocations(plan).length > 0)
}

function namedLocations({ locations = [], payroll }: Plan): Id[] {
  return [...locations, ...payroll.flatMap(({ location = [] }) => location)]
}

/** @param location null for all locations that no plan names */
function describeOffer(plans: readonly Plan[], location: Id | null): string {
  return JSON.stringify(
    plans.map(({ locations, payroll }) => [
      locations === undefined || (location !== null && locations.includes(location)),
      payroll
        .filter((row) => row.location !== undefined && row.location === location)
        .map(({ salaryBand, yearly, perPay }) => [salaryBand, yearly, perPay]),
    ]),
  )
}
