import type { Id, Instance } from '../instance.ts'
import type { PlansDocument } from '../plans.ts'
import type { Documents, SharedList } from './Rule.ts'

/** A row of a list that has an id. */
interface IdRow {
  id: Id
  path: string
  /** From 0. */
  place: number
}

/** A list of the plans whose rows are for what the instance has. */
export interface IdList {
  /** What a row of the instance is called. */
  noun: string
  rows: IdRow[]
  /** What the instance has. */
  offered: Id[]
  /** What of it needs a row here. */
  needed: Id[]
  /**
   * What rows for something else are: fine where scenarios use services that nobody can choose, and odd where nobody
   * pays what they ask for.
   */
  others: 'refused' | 'odd' | 'fine'
  /** Where else in the plans an id of this list stands. */
  referencesTo: (id: Id) => string[]
}

const nouns: Record<SharedList, string> = {
  scenarios: 'scenario',
  locations: 'location',
  surcharges: 'surcharge',
  savingsStyles: 'savings style',
  services: 'service',
}

/** The lists by which two documents are matched: those of both, and the salary bands of each plan. */
export function idListsOf({ instance, plans }: Documents): IdList[] {
  return [
    ...(Object.keys(nouns) as SharedList[]).map((list) => sharedList(list, instance, plans)),
    ...plans.plans.map(({ payroll }, plan) => bandList(payroll, `/plans/${plan}/payroll`, instance)),
  ]
}

function sharedList(list: SharedList, instance: Instance, plans: PlansDocument): IdList {
  const offered = instance[list].map(({ id }) => id)
  return {
    noun: nouns[list],
    rows: plans[list].map(({ id }, place) => ({ id, path: `/${list}/${place}/id`, place })),
    offered,
    needed: offered,
    others: list === 'services' ? 'fine' : 'refused',
    referencesTo: list === 'services' ? (id) => serviceReferences(plans, id) : () => [],
  }
}

/** A row without a band is for all that have none of their own. */
function bandList(
  payroll: PlansDocument['plans'][number]['payroll'],
  path: string,
  { features, salaryBands }: Instance,
): IdList {
  const offered = salaryBands.map(({ id }) => id)
  const isComplete = !features.salaryBands || payroll.some(({ salaryBand }) => salaryBand === undefined)
  return {
    noun: 'salary band',
    rows: payroll.flatMap(({ salaryBand: id }, place) =>
      id === undefined ? [] : [{ id, path: `${path}/${place}/salaryBand`, place }],
    ),
    offered,
    needed: isComplete ? [] : offered,
    others: 'odd',
    referencesTo: () => [],
  }
}

/** Where scenarios and plans name a service. */
function serviceReferences({ scenarios, plans }: PlansDocument, id: Id): string[] {
  return [
    ...scenarios.map(({ uses }, index) => ({ path: `/scenarios/${index}/uses`, rows: uses })),
    ...plans.map(({ services = [] }, index) => ({ path: `/plans/${index}/services`, rows: services })),
  ].flatMap(({ path, rows }) =>
    rows.flatMap(({ service }, place) => (service === id ? [`${path}/${place}/service`] : [])),
  )
}
