import type { Id } from '../instance.ts'
import { isOffered, locationsOf, salaryBandsOf, type Employment } from '../offers.ts'
import type { Rule, YearDocuments } from './Rule.ts'

/** Employees with the same plans: the first of their ids, and the indexes of the plans. */
interface Group {
  id: Id | null
  plans: number[]
}

/** A result needs at least one plan, for every location and salary band. */
export const noPlanOffered: Rule<YearDocuments> = {
  code: 'no-plan-offered',
  check: ({ instance, plans: { plans } }) => {
    const offeredTo = (employment: (id: Id | null) => Partial<Employment>) => (id: Id | null) =>
      [...plans.keys()].filter((index) => isOffered(plans[index]!, employment(id)))
    const locations = groupByPlans(
      locationsOf(instance),
      offeredTo((location) => ({ location })),
    )
    const bands = groupByPlans(
      salaryBandsOf(instance),
      offeredTo((salaryBand) => ({ salaryBand })),
    )
    return findGaps(locations, bands).map((params) => ({
      code: 'no-plan-offered',
      pointer: '/plans',
      expected: `a plan for ${JSON.stringify(params)}`,
      found: 'none',
      params,
    }))
  },
}

/** Even if there are thousands of locations, there are only a few groups. */
function groupByPlans(ids: (Id | null)[], plansOf: (id: Id | null) => number[]): Group[] {
  const groups = ids.map((id) => ({ id, plans: plansOf(id) }))
  return [...new Map(groups.toReversed().map((group) => [group.plans.join(), group])).values()].toReversed()
}

function findGaps(locations: Group[], bands: Group[]): Employment[] {
  const withPlans = (groups: Group[]) => groups.filter(({ plans }) => plans.length > 0)
  const without = (groups: Group[]) => groups.filter(({ plans }) => plans.length === 0)
  return [
    ...without(locations).map(({ id }) => ({ location: id, salaryBand: null })),
    ...without(bands).map(({ id }) => ({ location: null, salaryBand: id })),
    ...withPlans(locations).flatMap((location) =>
      withPlans(bands)
        .filter((band) => !location.plans.some((plan) => band.plans.includes(plan)))
        .map((band) => ({ location: location.id, salaryBand: band.id })),
    ),
  ]
}
