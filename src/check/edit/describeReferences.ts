import type { YearValues } from '../../contract/yearDocuments.ts'
import type { Id } from '../../contract/instance.ts'
import { nameOf } from './entries.ts'
import type { ListName } from './lists.ts'
import { findReferences } from './references.ts'

/** What refers to entries, for confirmations: "5 uses and 3 payments". Null if nothing does. */
export function describeReferences(
  documents: YearValues,
  list: ListName,
  ...ids: readonly Id[]
): string | null {
  const totals = new Map<string, number>()
  for (const id of ids)
    for (const [noun, count] of countReferences(documents, list, id))
      totals.set(noun, (totals.get(noun) ?? 0) + count)
  const parts = [...totals].map(([noun, count]) => `${count} ${noun}${count === 1 ? '' : 's'}`)
  return parts.length === 0 ? null : new Intl.ListFormat('en').format(parts)
}

/** How many places refer to an entry, by what they are. */
export function countReferences(documents: YearValues, list: ListName, id: Id): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { reference } of findReferences(documents, list, { id, name: nameOf(documents, list, id) }))
    if (reference.noun !== null) counts.set(reference.noun, (counts.get(reference.noun) ?? 0) + 1)
  return counts
}
