import type { Id, Instance } from '../instance.ts'
import type { Plan, PlansDocument } from '../plans.ts'
import type { SharedList, YearDocuments } from './Rule.ts'

/** A row of a list that has an id. */
interface IdRow {
  id: Id
  pointer: string
  index: number
}

/** A list of plans.json whose rows have ids of the instance. */
export interface IdList {
  name: SharedList | 'salaryBands'
  rows: IdRow[]
  /** The ids in the instance. */
  offered: Id[]
  /** The offered ids that need a row. */
  needed: Id[]
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

/** The shared lists, and the salary bands of each plan. */
export function idLists({ instance, plans }: YearDocuments): IdList[] {
  return [
    ...sharedLists.map((name) => sharedList(name, instance, plans)),
    ...plans.plans.map(({ payroll }, index) => bandList(payroll, `/plans/${index}/payroll`, instance)),
  ]
}

/** The lists that refer to services: the uses of each scenario, and the services that each plan pays differently. */
export function serviceLists({
  scenarios,
  plans,
}: PlansDocument): { owner: 'scenario' | 'plan'; pointer: string; services: Id[] }[] {
  return [
    ...scenarios.map(({ uses }, index) => ({
      owner: 'scenario' as const,
      pointer: `/scenarios/${index}/uses`,
      services: uses.map(({ service }) => service),
    })),
    ...plans.map(({ services = [] }, index) => ({
      owner: 'plan' as const,
      pointer: `/plans/${index}/services`,
      services: services.map(({ service }) => service),
    })),
  ]
}

function sharedList(name: SharedList, instance: Instance, plans: PlansDocument): IdList {
  const offered = instance[name].map(({ id }) => id)
  const isServices = name === 'services'
  return {
    name,
    rows: plans[name].map(({ id }, index) => ({ id, pointer: `/${name}/${index}/id`, index })),
    offered,
    needed: offered,
    // Scenarios may use services that employees cannot choose.
    extraRows: isServices ? 'allowed' : 'error',
    referencesTo: (id) => (isServices ? serviceReferences(plans, id) : []),
  }
}

/** A row without a band is for everyone whose band has no row. */
function bandList(payroll: Plan['payroll'], pointer: string, { features, salaryBands }: Instance): IdList {
  const offered = salaryBands.map(({ id }) => id)
  const isComplete = !features.salaryBands || payroll.some(({ salaryBand }) => salaryBand === undefined)
  return {
    name: 'salaryBands',
    rows: payroll.flatMap(({ salaryBand: id }, index) =>
      id === undefined ? [] : [{ id, pointer: `${pointer}/${index}/salaryBand`, index }],
    ),
    offered,
    needed: isComplete ? [] : offered,
    extraRows: 'warning',
    referencesTo: () => [],
  }
}

function serviceReferences(plans: PlansDocument, id: Id): string[] {
  return serviceLists(plans).flatMap(({ pointer, services }) =>
    services.flatMap((service, index) => (service === id ? [`${pointer}/${index}/service`] : [])),
  )
}
