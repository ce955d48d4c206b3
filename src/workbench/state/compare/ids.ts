import type { JSONPath } from 'jsonc-parser'
import { listOf, lists, type ListName } from '../../../check/edit/lists.ts'
import { references } from '../../../check/edit/references.ts'
import { yearFiles } from '../../../contract/clientFiles.ts'
import { idKey } from '../../../contract/idKey.ts'
import type { Id } from '../../../contract/instance.ts'
import type { YearValues } from '../../../contract/yearDocuments.ts'
import { isRecord } from '../../../contract/isRecord.ts'

/** What IDs identify. */
export const idKinds = Object.keys(lists) as ListName[]

/** What the IDs at a pattern identify: those of entries, and those that refer to them. */
const kindsByPattern: ReadonlyMap<string, ListName> = new Map([
  ...idKinds.map((kind) => [`/${kind}/*/${listOf(kind).key}`, kind] as const),
  ...references
    .filter(({ isByName }) => !isByName)
    .map(({ location, list }) => [`/${location}`, list] as const),
])

/** What the ID at a pattern identifies; undefined if there is no ID at such places. */
export function idKindAt(pattern: string): ListName | undefined {
  return kindsByPattern.get(pattern)
}

export function isId(value: unknown): value is Id {
  return typeof value === 'string' || typeof value === 'number'
}

/** Applies a function to every ID, and returns the changed document. */
export function mapIds(document: unknown, change: (id: Id, kind: ListName, path: JSONPath) => Id): unknown {
  const map = (value: unknown, pattern: string, path: JSONPath): unknown => {
    const kind = idKindAt(pattern)
    if (kind && isId(value)) return change(value, kind, path)
    if (Array.isArray(value)) return value.map((entry, index) => map(entry, `${pattern}/*`, [...path, index]))
    if (!isRecord(value)) return value
    const parts = Object.entries(value).map(([name, part]) => [
      name,
      map(part, `${pattern}/${name}`, [...path, name]),
    ])
    // With the translations, which have a symbol.
    return { ...value, ...Object.fromEntries(parts) }
  }
  return map(document, '', [])
}

/** Returns the name of the entry with an ID: the later name if it changed; the ID itself without a name. */
export type FindName = (kind: ListName, id: unknown) => string

export function createNames(before: YearValues, after: YearValues): FindName {
  const namesByKind = new Map(idKinds.map((kind) => [kind, namesById(before, after, kind)]))
  return (kind, id) => {
    const withoutName = id === undefined ? 'without an ID' : typeof id === 'string' ? id : idKey(id)
    return namesByKind.get(kind)!.get(idKey(id)) ?? withoutName
  }
}

/** A name that several entries have is followed by the ID. */
function namesById(before: YearValues, after: YearValues, kind: ListName): Map<string, string> {
  // The first file that names an entry decides: what employees see.
  const entries = [...namedEntries(after, kind), ...namedEntries(before, kind)].filter(({ name }) =>
    name.trim(),
  )
  const names = new Map(entries.toReversed().map(({ id, name }) => [idKey(id), name]))
  const counts = new Map<string, number>()
  for (const name of names.values()) counts.set(name, (counts.get(name) ?? 0) + 1)
  return new Map(
    [...names].map(([key, name]) => [
      key,
      counts.get(name) === 1 ? name : `${name} (${key.replaceAll('"', '')})`,
    ]),
  )
}

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
    const [earlier, later] = [idsByName(before, kind), idsByName(after, kind)]
    const isIn = (year: YearValues, id: Id) =>
      yearFiles.some((file) =>
        entriesOf(year[file], kind).some((entry) => idKey(entry[listOf(kind).key]) === idKey(id)),
      )
    return [...earlier].flatMap(([name, [old, ...others]]) => {
      const [next, ...nextOthers] = later.get(name) ?? []
      if (old === undefined || next === undefined || others.length > 0 || nextOthers.length > 0) return []
      if (idKey(old) === idKey(next)) return []
      return isIn(after, old) || isIn(before, next) ? [] : [{ kind, name, before: old, after: next }]
    })
  })
}

/** Replaces changed IDs everywhere in the earlier version, so that its values are compared with those of the new IDs. */
export function withChangedIds(values: YearValues, changes: readonly ChangedId[]): YearValues {
  if (changes.length === 0) return values
  const newIds = new Map(changes.map(({ kind, before, after }) => [`${kind} ${idKey(before)}`, after]))
  const rename = (document: unknown) =>
    mapIds(document, (id, kind) => newIds.get(`${kind} ${idKey(id)}`) ?? id)
  return { 'instance.json': rename(values['instance.json']), 'plans.json': rename(values['plans.json']) }
}

/** The names of a list's entries in both files, with their IDs. */
function namedEntries(values: YearValues, kind: ListName): { id: Id; name: string }[] {
  const { key, names } = listOf(kind)
  return yearFiles.flatMap((file) =>
    entriesOf(values[file], kind).flatMap((entry) => {
      const [id, name] = [entry[key], entry[names[file] ?? '']]
      return isId(id) && typeof name === 'string' ? [{ id, name }] : []
    }),
  )
}

/** The entries of a document's list that are objects. */
export function entriesOf(document: unknown, list: string): Record<string, unknown>[] {
  const entries = isRecord(document) ? document[list] : undefined
  return Array.isArray(entries) ? entries.filter(isRecord) : []
}

function idsByName(values: YearValues, kind: ListName): Map<string, Id[]> {
  const ids = new Map<string, Id[]>()
  for (const { id, name } of namedEntries(values, kind)) {
    const known = ids.get(name) ?? []
    if (!known.includes(id)) ids.set(name, [...known, id])
  }
  return ids
}
