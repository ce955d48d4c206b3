import type { Issue } from './ContractError.ts'
import type { Id } from './generated/instance.d.ts'

/**
 * The issues of the rows with the id of an earlier row.
 * @param name the property that holds the id
 */
export function repeatedIds(list: string, ids: Id[], name = 'id'): Issue[] {
  const seen = new Set<Id>()
  return ids.flatMap((id, index) => {
    if (seen.has(id))
      return [
        {
          pointer: `${list}/${index}/${name}`,
          expected: 'an id that no earlier row has',
          found: JSON.stringify(id),
        },
      ]
    seen.add(id)
    return []
  })
}
