import { idsOf, type Id, type Instance } from '../instance.ts'
import type { Plan, PlansDocument } from '../plans.ts'
import { findPlaces } from '../pointer.ts'
import type { IdListName, SharedList, YearDocuments } from './Rule.ts'

interface IdRow {
  id: Id
  index: number
}

/** A list of plans.json whose rows have ids of the instance. */
export interface IdList {
  name: IdListName
  rows: IdRow[]
  /** The pointer to the id of a row. */
  pointerTo: (index: number) => string
  offered: ReadonlySet<Id>
  /** The offered ids that need a row. */
  needed: readonly Id[]
  /** Whether the list only refers to rows of another list. No id then needs a row. */
  isReference: boolean
  /** How a row with an id that is not offered is treated. */
  extraRows: 'error' | 'warning' | 'allowed'
  /** Pointers to the other places in plans.json that use an id of this list. */
  referencesTo: (id: Id) => string[]
}

export const sharedLists: readonly SharedList[] = [
  'scenarios',
  'locations',
  'surcharges',
  'savingsStyles',
  'services',
]

/** The shared lists, and the salary bands and locations of each plan. */
export function idLists({ instance, plans }: YearDocuments): IdList[] {
  // The lists share these, because there can be thousands of locations.
  const offered: Offered = new Map(
    [...sharedLists, 'salaryBands' as const].map((name) => [name, new Set(idsOf(instance[name]))]),
  )
  return [
    ...sharedLists.map((name) => sharedList(name, plans, offered.get(name)!)),
    ...plans.plans.flatMap((plan, index) => planLists(plan, `/plans/${index}`, instance.features, offered)),
  ]
}

type Offered = ReadonlyMap<IdListName, ReadonlySet<Id>>

/** The lists of a plan. Most plans have only the payroll rows' bands. */
function planLists(
  { payroll, locations, salaryBands, account }: Plan,
  at: string,
  features: Instance['features'],
  offered: Offered,
): IdList[] {
  const references = (
    name: 'locations' | 'salaryBands',
    ids: (Id | undefined)[] | undefined,
    pointerTo: (index: number) => string,
  ): IdList => ({
    name,
    rows: toRows(ids ?? []),
    pointerTo,
    offered: offered.get(name)!,
    needed: [],
    isReference: true,
    extraRows: 'error',
    referencesTo: () => [],
  })
  const payrollLocations = payroll.map(({ location }) => location)
  const bandsWithMoney = account?.companyMoneyByBand?.map(({ salaryBand }) => salaryBand)
  const moneyByBand = `${at}/account/companyMoneyByBand`
  return [
    bandList(payroll, `${at}/payroll`, features, offered.get('salaryBands')!),
    references('locations', locations, (index) => `${at}/locations/${index}`),
    references('salaryBands', salaryBands, (index) => `${at}/salaryBands/${index}`),
    references('locations', payrollLocations, (index) => `${at}/payroll/${index}/location`),
    references('salaryBands', bandsWithMoney, (index) => `${moneyByBand}/${index}/salaryBand`),
  ].filter(({ isReference, rows }) => !isReference || rows.length > 0)
}

function toRows(ids: (Id | undefined)[]): IdRow[] {
  const rows: IdRow[] = []
  for (const [index, id] of ids.entries()) if (id !== undefined) rows.push({ id, index })
  return rows
}

/** The lists that refer to services: the uses of each scenario, and the payments of each plan and of its other providers. */
export function serviceLists({
  scenarios,
  plans,
}: PlansDocument): { owner: 'scenario' | 'plan'; pointer: string; services: Id[] }[] {
  const listOf = <Owner extends 'scenario' | 'plan'>(
    owner: Owner,
    pointer: string,
    rows: { service: Id }[],
  ) => ({
    owner,
    pointer,
    services: rows.map(({ service }) => service),
  })
  return [
    ...scenarios.map(({ uses }, index) => listOf('scenario', `/scenarios/${index}/uses`, uses)),
    ...plans.flatMap((plan, index) =>
      paymentPlaces(plan, `/plans/${index}`).map(({ services = [], pointer }) =>
        listOf('plan', `${pointer}/services`, services),
      ),
    ),
  ]
}

/** Where plans.json refers to services. */
export const serviceReferences: readonly string[] = [
  '/scenarios/*/uses/*/service',
  '/plans/*/services/*/service',
  '/plans/*/payment/copayWaivedWith',
  '/plans/*/services/*/payment/copayWaivedWith',
  '/plans/*/otherProviders/*/except/*',
  '/plans/*/otherProviders/*/services/*/service',
  '/plans/*/otherProviders/*/payment/copayWaivedWith',
  '/plans/*/otherProviders/*/services/*/payment/copayWaivedWith',
]

/** Where plans.json refers to the rows of a list. */
const referencePatterns: Partial<Record<SharedList, readonly string[]>> = {
  services: serviceReferences,
  locations: ['/plans/*/locations/*', '/plans/*/payroll/*/location'],
}

function sharedList(name: SharedList, plans: PlansDocument, offered: ReadonlySet<Id>): IdList {
  const isServices = name === 'services'
  return {
    name,
    rows: toRows(idsOf(plans[name])),
    pointerTo: (index) => `/${name}/${index}/id`,
    offered,
    needed: [...offered],
    isReference: false,
    // Scenarios may use services that employees cannot choose.
    extraRows: isServices ? 'allowed' : 'error',
    referencesTo: (id) =>
      (referencePatterns[name] ?? [])
        .flatMap((pattern) => findPlaces(plans, pattern))
        .filter(({ value }) => value === id)
        .map(({ pointer }) => pointer),
  }
}

/**
 * The bands of a plan's payroll rows. A row without a band is for everyone whose band has no row. A band can have
 * several rows for different locations; the list has only the first, and rows that repeat an earlier one.
 */
function bandList(
  payroll: Plan['payroll'],
  at: string,
  features: Instance['features'],
  offered: ReadonlySet<Id>,
): IdList {
  const isComplete = !features.salaryBands || payroll.some(({ salaryBand }) => salaryBand === undefined)
  const all = toRows(payroll.map(({ salaryBand }) => salaryBand))
  const firsts = new Map(all.toReversed().map(({ id, index }) => [id, index]))
  const repeated = new Set(repeatedRows(payroll))
  const rows = all.filter(({ id, index }) => firsts.get(id) === index || repeated.has(index))
  const pointerTo = (index: number) => `${at}/${index}/salaryBand`
  return {
    name: 'salaryBands',
    rows,
    pointerTo,
    offered,
    needed: isComplete ? [] : [...offered],
    isReference: false,
    extraRows: 'warning',
    referencesTo: (id) =>
      all.filter((row) => row.id === id && !rows.includes(row)).map(({ index }) => pointerTo(index)),
  }
}

/** The indexes of the rows that have the band and location of an earlier row. */
export function repeatedRows(rows: { salaryBand?: Id; location?: Id }[]): number[] {
  const seen = new Set<string>()
  return rows.flatMap(({ salaryBand, location }, index) => {
    const key = JSON.stringify([salaryBand, location])
    if (seen.has(key)) return index
    seen.add(key)
    return []
  })
}

/** The services whose stays waive a copay, with their pointers. */
export function copayWaivers({ plans }: PlansDocument): { pointer: string; service: Id }[] {
  return plans
    .flatMap((plan, index) => paymentPlaces(plan, `/plans/${index}`))
    .flatMap(({ pointer: at, payment, services = [] }) => [
      { at: `${at}/payment`, payment },
      ...services.map((row, index) => ({ at: `${at}/services/${index}/payment`, payment: row.payment })),
    ])
    .flatMap(({ at, payment: { copayWaivedWith: service } = {} }) =>
      service === undefined ? [] : [{ pointer: `${at}/copayWaivedWith`, service }],
    )
}

/** Where a plan has payments: the plan itself and its other providers, with the pointers to them. */
export function paymentPlaces(plan: Plan, at: string): PaymentPlace[] {
  const others = plan.otherProviders ?? []
  return [
    { ...plan, pointer: at },
    ...others.map((other, index) => ({ ...other, pointer: `${at}/otherProviders/${index}` })),
  ]
}

type PaymentPlace = Partial<Pick<Plan, 'payment' | 'services'>> & { pointer: string }
