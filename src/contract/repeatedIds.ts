import type { Problem } from './check.ts'
import type { Id } from './generated/instance.d.ts'

/**
 * The ids of a list that stand in it before: an id names one thing.
 * @param name the property that holds the id
 */
export function repeatedIds(path: string, ids: Id[], name = 'id'): Problem[] {
  const seen = new Set<Id>()
  return ids.flatMap((id, index) => {
    if (seen.has(id))
      return [{ path: `${path}/${index}/${name}`, expected: 'an id of its own', found: JSON.stringify(id) }]
    seen.add(id)
    return []
  })
}
