import { idLists, serviceLists, type IdList } from './idLists.ts'
import { sameTextFinder } from './idTypes.ts'
import type { Rule, SharedList, YearDocuments } from './Rule.ts'

export const unknownId: Rule<YearDocuments> = {
  code: 'unknown-id',
  check: (documents) =>
    idLists(documents)
      .filter((list): list is IdList & { name: SharedList } => list.extraRows === 'error')
      .flatMap(({ name, rows, offered }) => {
        const known = new Set(offered)
        const findSameText = sameTextFinder(offered)
        return rows
          .filter(({ id }) => !known.has(id) && findSameText(id) === undefined)
          .map(({ id, pointer }) => ({
            code: 'unknown-id',
            pointer,
            expected: 'an id of the instance',
            found: JSON.stringify(id),
            params: { list: name },
          }))
      }),
}

export const unknownService: Rule<YearDocuments> = {
  code: 'unknown-service',
  check: ({ instance, plans }) => {
    const priced = plans.services.map(({ id }) => id)
    // A service of the instance without a price is reported once, as a missing row, instead of at each of its uses.
    const known = new Set([...priced, ...instance.services.map(({ id }) => id)])
    const findSameText = sameTextFinder(priced)
    return serviceLists(plans).flatMap(({ pointer, services }) =>
      services.flatMap((id, index) =>
        known.has(id)
          ? []
          : [
              {
                code: 'unknown-service',
                pointer: `${pointer}/${index}/service`,
                expected: 'the id of a service',
                found: JSON.stringify(id),
                params: {
                  id,
                  sameText: findSameText(id),
                  unused: priced.filter((each) => !services.includes(each)),
                },
              },
            ],
      ),
    )
  },
}
