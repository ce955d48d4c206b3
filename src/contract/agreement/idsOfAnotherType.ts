import type { Id } from '../instance.ts'
import type { Breach, Documents, Rule, SharedList } from './Rule.ts'

const lists: readonly SharedList[] = ['scenarios', 'locations', 'surcharges', 'savingsStyles', 'services']

/** 1 and "1" are two ids: they go over the wire exactly as they stand. */
export const idOfAnotherType: Rule<Documents> = {
  code: 'id-of-another-type',
  severity: 'error',
  title: 'An id is a text, or a number, in both files alike.',
  check: ({ instance, plans }) => [
    ...lists.flatMap((list) => {
      const referencesTo = list === 'services' ? serviceReferences(plans) : () => []
      return inRows(
        plans[list].map(({ id }, place) => ({ id, path: `/${list}/${place}/id` })),
        instance[list],
        referencesTo,
      )
    }),
    ...plans.plans.flatMap(({ payroll }, plan) =>
      inRows(
        payroll.map(({ salaryBand }, place) => ({
          id: salaryBand,
          path: `/plans/${plan}/payroll/${place}/salaryBand`,
        })),
        instance.salaryBands,
        () => [],
      ),
    ),
  ],
}

/** The rows whose id must be one of those on offer; where that one has a row already, a human has to choose. */
function inRows(
  rows: { id: Id | undefined; path: string }[],
  offered: { id: Id }[],
  referencesTo: (id: Id) => string[],
): Breach[] {
  const meantBy = meantIds(offered)
  const ids = new Set(rows.map(({ id }) => id))
  return rows.flatMap(({ id, path }) => {
    const meant = id === undefined ? undefined : meantBy(id)
    if (id === undefined || meant === undefined) return []
    const breach = anotherType(path, id, meant)
    return ids.has(meant) ? [breach] : [{ ...breach, replacement: meant, references: referencesTo(id) }]
  })
}

/** Where scenarios and plans of a document name a service. */
function serviceReferences({ scenarios, plans }: Documents['plans']): (id: Id) => string[] {
  const references = [
    ...scenarios.flatMap(({ uses }, index) =>
      uses.map(({ service }, place) => ({ service, path: `/scenarios/${index}/uses/${place}/service` })),
    ),
    ...plans.flatMap(({ services = [] }, index) =>
      services.map(({ service }, place) => ({ service, path: `/plans/${index}/services/${place}/service` })),
    ),
  ]
  return (id) => references.filter(({ service }) => service === id).map(({ path }) => path)
}

/** Finds the id of the instance that reads the same and is of the other type; undefined of one that stands there. */
export function meantIds(offered: { id: Id }[]): (id: Id) => Id | undefined {
  const ids = new Set(offered.map(({ id }) => id))
  const byText = new Map(offered.map(({ id }) => [String(id), id]))
  return (id) => (ids.has(id) ? undefined : byText.get(String(id)))
}

function anotherType(path: string, id: Id, meant: Id): Breach {
  return {
    path,
    expected: JSON.stringify(meant),
    found: JSON.stringify(id),
    message: `This id is ${typeName(id)}, and in instance.json it is ${typeName(meant)}.`,
    mend: `Write ${JSON.stringify(meant)}.`,
  }
}

function typeName(id: Id) {
  return typeof id === 'string' ? 'a text' : 'a number'
}
