import type { Id } from '../instance.ts'

/** Finds the id that reads the same and is of the other type; undefined of one that is offered as it stands. */
export function meantIds(offered: Id[]): (id: Id) => Id | undefined {
  const ids = new Set(offered)
  const byText = new Map(offered.map((id) => [String(id), id]))
  return (id) => (ids.has(id) ? undefined : byText.get(String(id)))
}
