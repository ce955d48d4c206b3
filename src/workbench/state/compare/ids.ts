import type { JSONPath } from 'jsonc-parser'
import { yearFiles, type YearFile } from '../../../contract/clientFiles.ts'
import type { Id } from '../../../contract/instance.ts'
import { listOf, lists, type ListName } from '../../../check/edit/lists.ts'
import { references } from '../../../check/edit/references.ts'
import { isRecord } from '../../isRecord.ts'
import type { YearValues } from '../../../contract/yearDocuments.ts'

/** What IDs identify. */
export const idKinds = Object.keys(lists) as ListName[]

/** The patterns of the places with IDs, by file; * is any index. */
const kindsByPattern: Record<YearFile, ReadonlyMap<string, ListName>> = {
  'instance.json': new Map(idPlaces('instance.json')),
  'plans.json': new Map(idPlaces('plans.json')),
}

/** The IDs of entries, and those that refer to them. */
function idPlaces(file: YearFile): [pattern: string, kind: ListName][] {
  const own = idKinds.filter((kind) => listOf(kind).names[file] !== undefined)
  const referring = references.filter((reference) => reference.file === file && !reference.isByName)
  return [
    ...own.map((kind): [string, ListName] => [`/${kind}/*/${listOf(kind).key}`, kind]),
    ...referring.map(({ location, list }): [string, ListName] => [`/${location}`, list]),
  ]
}

/** What the ID at a place identifies; undefined if there is no ID at such places. */
export function idKindAt(file: YearFile, pattern: string): ListName | undefined {
  return kindsByPattern[file].get(pattern)
}

export function isId(value: unknown): value is Id {
  return typeof value === 'string' || typeof value === 'number'
}

/** Applies a function to every ID, and returns the changed document. */
export function mapIds(
  file: YearFile,
  document: unknown,
  change: (id: Id, kind: ListName, path: JSONPath) => Id,
): unknown {
  const map = (value: unknown, pattern: string, path: JSONPath): unknown => {
    const kind = idKindAt(file, pattern)
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

/** The property with an entry's name; null if the entries of the list have none in this file. */
export function nameProperty(file: YearFile, kind: ListName): string | null {
  return listOf(kind).names[file] ?? null
}

/** The entries of a list of either file, as far as they are objects with an ID. */
export function definedEntries(values: YearValues, kind: ListName): { id: Id; name: string | null }[] {
  return yearFiles.flatMap((file) => {
    const document = values[file]
    const list = isRecord(document) ? document[kind] : undefined
    const property = nameProperty(file, kind)
    return (Array.isArray(list) ? list : []).filter(isRecord).flatMap((entry) => {
      const id = entry[listOf(kind).key]
      const name = property === null ? null : entry[property]
      return isId(id) ? [{ id, name: typeof name === 'string' ? name : null }] : []
    })
  })
}
