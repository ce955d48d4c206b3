import type { Problem } from './check.ts'
import type { Id } from './generated/instance.d.ts'

/** The ids of a list that stand in it before: an id names one thing. */
export function repeatedIds(path: string, ids: Id[]): Problem[] {
  const seen = new Set<Id>()
  return ids.flatMap((id, index) => {
    if (seen.has(id))
      return [{ path: `${path}/${index}/id`, expected: 'an id of its own', found: JSON.stringify(id) }]
    seen.add(id)
    return []
  })
}
