import { idKey } from '../../../contract/idKey.ts'
import type { ListName } from '../../../check/edit/lists.ts'
import type { YearValues } from '../../../contract/yearDocuments.ts'
import { definedEntries, idKinds } from './ids.ts'

/** Returns the name of the entry with an ID: the later name if it changed; the ID itself without a name. */
export type FindName = (kind: ListName, id: unknown) => string

export function createNames(before: YearValues, after: YearValues): FindName {
  const namesByKind = new Map(idKinds.map((kind) => [kind, namesById(before, after, kind)]))
  return (kind, id) => namesByKind.get(kind)!.get(idKey(id)) ?? formatId(id)
}

function formatId(id: unknown) {
  if (typeof id === 'string') return id
  return id === undefined ? 'without an ID' : idKey(id)
}

/** A name that several entries have is followed by the ID. */
function namesById(before: YearValues, after: YearValues, kind: ListName): Map<string, string> {
  // The first file that names an entry decides: what employees see.
  const names = new Map<string, string>()
  for (const { id, name } of [...definedEntries(after, kind), ...definedEntries(before, kind)])
    if (name !== null && name.trim() !== '' && !names.has(idKey(id))) names.set(idKey(id), name)
  const counts = new Map<string, number>()
  for (const name of names.values()) counts.set(name, (counts.get(name) ?? 0) + 1)
  return new Map(
    [...names].map(([key, name]) => [
      key,
      counts.get(name) === 1 ? name : `${name} (${key.replaceAll('"', '')})`,
    ]),
  )
}
