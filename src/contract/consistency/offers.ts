import type { Id } from '../instance.ts'
import { isOffered, locationsOf, salaryBandsOf, type Employment } from '../offers.ts'
import { repeatedRows } from './idLists.ts'
import type { PricedDocuments, Rule, YearDocuments } from './Rule.ts'
import type { Plan } from '../plans.ts'

/** Employees with the same plans: the first of their ids, and the indexes of the plans. */
interface Group {
  id: Id | null
  plans: number[]
}

/** A result needs at least one plan, for every location and salary band. */
export const noPlanOffered: Rule<YearDocuments, 'no-plan-offered'> = {
  code: 'no-plan-offered',
  check: ({ instance, plans: { plans } }) => {
    const locations = groupByPlans(
      locationsOf(instance),
      plans.map((plan) => plan.locations),
    )
    const bands = groupByPlans(
      salaryBandsOf(instance),
      plans.map((plan) => plan.salaryBands),
    )
    return findGaps(locations, bands).map((params) => ({
      pointer: '/plans',
      expected: `a plan for ${JSON.stringify(params)}`,
      found: 'none',
      params,
    }))
  },
}

/**
 * Even if there are thousands of locations, there are only a few groups. The ids that no plan names are one of them.
 * @param lists the ids that each plan names; undefined for a plan that is for everyone
 */
function groupByPlans(ids: (Id | null)[], lists: (Id[] | undefined)[]): Group[] {
  const sets = lists.map((list) => list && new Set<Id | null>(list))
  const named = new Set<Id | null | undefined>(lists.flat())
  const others = ids.filter((id) => !named.has(id))
  const groups = ids
    .filter((id) => id === others[0] || id === others.at(-1) || named.has(id))
    .map((id) => ({ id, plans: [...sets.keys()].filter((index) => sets[index]?.has(id) ?? true) }))
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

export const bandWithoutPayroll: Rule<YearDocuments, 'band-without-payroll'> = {
  code: 'band-without-payroll',
  check: ({ instance, plans: { plans } }) =>
    plans.flatMap((plan, index) =>
      offeredBands(plan, salaryBandsOf(instance))
        .filter((band) => rowsFor(plan, band).length === 0)
        .map((band) => ({
          pointer: `/plans/${index}/payroll`,
          ...describeMissingRow('salaryBand', band),
          params: { plan: plan.key, band },
        })),
    ),
}

/** A band that has rows for some locations only. */
export const locationWithoutPayroll: Rule<YearDocuments, 'location-without-payroll'> = {
  code: 'location-without-payroll',
  check: ({ instance, plans: { plans } }) => {
    const bands = salaryBandsOf(instance)
    const locations = locationsOf(instance)
    return plans.flatMap((plan, index) => {
      const missing = new Map<Id | null, Id | null>()
      for (const band of offeredBands(plan, bands)) {
        const rows = rowsFor(plan, band)
        const known = new Set(rows.map(({ location }) => location))
        if (rows.length === 0 || known.has(undefined)) continue
        for (const location of locations) {
          const isKnown = missing.has(location) || (location !== null && known.has(location))
          if (!isKnown && isOffered(plan, { location })) missing.set(location, band)
        }
      }
      return [...missing].map(([location, band]) => ({
        pointer: `/plans/${index}/payroll`,
        ...describeMissingRow('location', location),
        params: { plan: plan.key, location, band },
      }))
    })
  },
}

/** Two rows of a plan for the same employees: payroll rows, or rows of company money. */
export const repeatedBand: Rule<PricedDocuments, 'repeated-band'> = {
  code: 'repeated-band',
  check: ({ plans: { plans } }) =>
    plans.flatMap(({ payroll, account }, index) => [
      ...repeatedRows(payroll).map((row) => {
        const { salaryBand: band, location } = payroll[row]!
        const pointer = `/plans/${index}/payroll/${row}`
        const name = band === undefined ? 'location' : 'salaryBand'
        const id = band ?? location
        return {
          pointer: id === undefined ? pointer : `${pointer}/${name}`,
          expected: 'a band or location that no earlier row has',
          found: JSON.stringify(id) ?? 'none',
          params: { list: 'payroll' as const, band, location },
        }
      }),
      ...repeatedRows(account?.companyMoneyByBand ?? []).map((row) => {
        const band = account!.companyMoneyByBand![row]!.salaryBand
        return {
          pointer: `/plans/${index}/account/companyMoneyByBand/${row}/salaryBand`,
          expected: 'a band that no earlier row has',
          found: JSON.stringify(band),
          params: { list: 'companyMoneyByBand' as const, band, location: undefined },
        }
      }),
    ]),
}

function offeredBands(plan: Plan, bands: (Id | null)[]) {
  return bands.filter((salaryBand) => isOffered(plan, { salaryBand }))
}

/** The payroll rows that apply to a band at some location. */
function rowsFor({ payroll }: Plan, band: Id | null) {
  return payroll.filter(({ salaryBand }) => salaryBand === undefined || salaryBand === band)
}

function describeMissingRow(name: 'salaryBand' | 'location', id: Id | null) {
  const [feature, plural] =
    name === 'salaryBand' ? ['salaryBands', 'salary bands'] : ['locations', 'locations']
  return id === null
    ? {
        expected: `a row without a ${name}, since the instance's feature '${feature}' is off`,
        found: `only rows for ${plural}`,
      }
    : { expected: `a row for ${JSON.stringify(id)}`, found: 'none' }
}
