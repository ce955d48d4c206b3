import { idKey } from '../../../contract/idKey.ts'
import type { ListName } from '../../../check/edit/lists.ts'
import type { Id } from '../../../contract/instance.ts'
import { yearFiles } from '../../../contract/clientFiles.ts'
import type { YearValues } from '../../../contract/yearDocuments.ts'
import { definedEntries, idKinds, mapIds } from './ids.ts'

/** An entry that has another ID in the later version. */
export interface ChangedId {
  kind: ListName
  name: string
  before: Id
  after: Id
}

/**
 * Finds entries whose ID changed: the earlier ID is gone, the later one is new, and both have the same name, which no
 * other entry has.
 */
export function findChangedIds(before: YearValues, after: YearValues): ChangedId[] {
  return idKinds.flatMap((kind) => {
    const [earlier, later] = [before, after].map((values) => idsByName(values, kind))
    const [earlierIds, laterIds] = [before, after].map(
      (values) => new Set(definedEntries(values, kind).map(({ id }) => idKey(id))),
    )
    return [...earlier!].flatMap(([name, ids]) => {
      const [old, another] = ids
      const [next, yetAnother] = later!.get(name) ?? []
      if (old === undefined || next === undefined || another !== undefined || yetAnother !== undefined)
        return []
      const isChanged = !laterIds!.has(idKey(old)) && !earlierIds!.has(idKey(next))
      return isChanged ? [{ kind, name, before: old, after: next }] : []
    })
  })
}

/** Replaces changed IDs everywhere in the earlier version, so that its values are compared with those of the new IDs. */
export function withChangedIds(values: YearValues, changes: readonly ChangedId[]): YearValues {
  if (changes.length === 0) return values
  const newIds = new Map(changes.map(({ kind, before, after }) => [`${kind} ${idKey(before)}`, after]))
  const renamed = yearFiles.map((file) => [
    file,
    mapIds(file, values[file], (id, kind) => newIds.get(`${kind} ${idKey(id)}`) ?? id),
  ])
  return Object.fromEntries(renamed) as YearValues
}

function idsByName(values: YearValues, kind: ListName): Map<string, Id[]> {
  const ids = new Map<string, Id[]>()
  for (const { id, name } of definedEntries(values, kind)) {
    if (name === null) continue
    const known = ids.get(name) ?? []
    if (!known.includes(id)) ids.set(name, [...known, id])
  }
  return ids
}
