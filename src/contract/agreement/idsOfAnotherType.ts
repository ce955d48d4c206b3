import type { Id } from '../instance.ts'
import type { Breach, Documents, Rule, SharedList } from './Rule.ts'

const lists: readonly SharedList[] = ['scenarios', 'locations', 'surcharges', 'savingsStyles', 'services']

/** 1 and "1" are two ids: they go over the wire exactly as they stand. */
export const idOfAnotherType: Rule<Documents> = {
  code: 'id-of-another-type',
  severity: 'error',
  title: 'An id is a text, or a number, in both files alike.',
  check: ({ instance, plans }) =>
    lists.flatMap((list) => {
      const meantBy = meantIds(instance[list])
      return plans[list].flatMap(({ id }, index) => {
        const meant = meantBy(id)
        return meant === undefined ? [] : [anotherType(`/${list}/${index}/id`, id, meant)]
      })
    }),
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
    replacement: meant,
  }
}

function typeName(id: Id) {
  return typeof id === 'string' ? 'a text' : 'a number'
}
