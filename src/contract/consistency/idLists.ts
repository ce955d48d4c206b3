import { idsOf, type Id, type Instance } from '../instance.ts'
import type { Plan, PlansDocument } from '../plans.ts'
import { findPlaces } from '../pointer.ts'
import type { IdListName, SharedList, YearDocuments } from './Rule.ts'

interface IdRow {
  id: Id
  pointer: string
  index: number
}

/** A list of plans.json whose rows have ids of the instance. */
export interface IdList {
  name: IdListName
  rows: IdRow[]
  offered: Id[]
  /** The offered ids that need a row. */
  needed: Id[]
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
  return [
    ...sharedLists.map((name) => sharedList(name, instance, plans)),
    ...plans.plans.flatMap((plan, index) => planLists(plan, `/plans/${index}`, instance)),
  ]
}

/** The lists of a plan. Most plans have only the payroll rows' bands. */
function planLists(plan: Plan, at: string, instance: Instance): IdList[] {
  const { payroll, locations, salaryBands, account } = plan
  const rowsAt = (list: string, name: string, ids: (Id | undefined)[]): IdRow[] =>
    ids.flatMap((id, index) =>
      id === undefined ? [] : { id, index, pointer: `${at}/${list}/${index}${name}` },
    )
  const references = (name: 'locations' | 'salaryBands', rows: IdRow[]): IdList => ({
    name,
    rows,
    offered: idsOf(instance[name]),
    needed: [],
    isReference: true,
    extraRows: 'error',
    referencesTo: () => [],
  })
  const payrollLocations = payroll.map(({ location }) => location)
  const bandsWithMoney = (account?.companyMoneyByBand ?? []).map(({ salaryBand }) => salaryBand)
  return [
    bandList(payroll, `${at}/payroll`, instance),
    references('locations', rowsAt('locations', '', locations ?? [])),
    references('salaryBands', rowsAt('salaryBands', '', salaryBands ?? [])),
    references('locations', rowsAt('payroll', '/location', payrollLocations)),
    references('salaryBands', rowsAt('account/companyMoneyByBand', '/salaryBand', bandsWithMoney)),
  ].filter(({ isReference, rows }) => !isReference || rows.length > 0)
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

/** Where plans.json refers to the rows of a list. */
const referencePatterns: Partial<Record<SharedList, readonly string[]>> = {
  services: [
    '/scenarios/*/uses/*/service',
    '/plans/*/services/*/service',
    '/plans/*/payment/copayWaivedWith',
    '/plans/*/services/*/payment/copayWaivedWith',
    '/plans/*/otherProviders/*/except/*',
    '/plans/*/otherProviders/*/services/*/service',
    '/plans/*/otherProviders/*/payment/copayWaivedWith',
    '/plans/*/otherProviders/*/services/*/payment/copayWaivedWith',
  ],
  locations: ['/plans/*/locations/*', '/plans/*/payroll/*/location'],
}

function sharedList(name: SharedList, instance: Instance, plans: PlansDocument): IdList {
  const offered = idsOf(instance[name])
  const isServices = name === 'services'
  return {
    name,
    rows: plans[name].map(({ id }, index) => ({ id, pointer: `/${name}/${index}/id`, index })),
    offered,
    needed: offered,
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
function bandList(payroll: Plan['payroll'], pointer: string, { features, salaryBands }: Instance): IdList {
  const offered = idsOf(salaryBands)
  const isComplete = !features.salaryBands || payroll.some(({ salaryBand }) => salaryBand === undefined)
  const all = payroll.flatMap(({ salaryBand: id, location }, index) =>
    id === undefined ? [] : [{ id, location, pointer: `${pointer}/${index}/salaryBand`, index }],
  )
  const isFirst = ({ id, index }: IdRow) => all.find((row) => row.id === id)!.index === index
  const isRepeated = ({ id, location, index }: (typeof all)[number]) =>
    all.some((row) => row.id === id && row.location === location && row.index < index)
  const rows = all.filter((row) => isFirst(row) || isRepeated(row))
  return {
    name: 'salaryBands',
    rows,
    offered,
    needed: isComplete ? [] : offered,
    isReference: false,
    extraRows: 'warning',
    referencesTo: (id) => all.filter((row) => row.id === id && !rows.includes(row)).map((row) => row.pointer),
  }
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
