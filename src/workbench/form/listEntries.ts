import { itemsOf, type ListName, lists } from '../../check/edit/lists.ts'
import { isRecord } from '../../contract/isRecord.ts'
import type { Id } from '../../contract/instance.ts'
import type { YearValues } from '../../contract/yearDocuments.ts'

interface ListEntry {
  /** Undefined if it has none. */
  id: Id | undefined
  /** Its name, or else its ID, or else its place. */
  title: string
}

/** The entries of a list that other parts of the documents refer to by ID. */
export function listEntries(values: YearValues, list: ListName): ListEntry[] {
  const { source, names, noun, key } = lists[list]
  return itemsOf(values, source, list).map((entry, index) => {
    const { [key]: id, [names[source] ?? '']: name } = isRecord(entry) ? entry : {}
    const ownId = typeof id === 'string' || typeof id === 'number' ? id : undefined
    const hasName = typeof name === 'string' && name.trim() !== ''
    return { id: ownId, title: hasName ? name.trim() : String(ownId ?? `${noun} ${index + 1}`) }
  })
}
