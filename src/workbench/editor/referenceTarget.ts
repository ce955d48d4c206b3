import { parse, type JSONPath } from 'jsonc-parser'
import { lists, listOf, type ListName } from '../../check/edit/lists.ts'
import { references } from '../../check/edit/references.ts'
import { fileName, type YearFile } from '../../contract/clientFiles.ts'
import type { Id } from '../../contract/instance.ts'
import { toPattern } from '../../contract/pointer.ts'
import { isId } from '../../compare/ids.ts'
import { listOf as listIn, memberOf } from '../tables/readDocument.ts'

/** The list that a value refers to, with the properties that identify and describe its entries. */
export interface ReferenceTarget {
  file: YearFile
  list: ListName
  /** The property that references contain. */
  key: string
  /** The property that describes an entry to the user. */
  label: string
}

/** By the file and location of the reference; `*` is any index. */
const referenceTargets = new Map<string, ReferenceTarget>([
  ...references.map(({ list, file, location, isByName }): [string, ReferenceTarget] => {
    const { key, source, names } = listOf(list)
    const target = isByName
      ? { file, list, key: names[file]!, label: key }
      : { file: source, list, key, label: names[source]! }
    return [`${file}/${location}`, target]
  }),
  // The entries of plans.json have the IDs of the instance.
  ...(Object.keys(lists) as ListName[]).flatMap((list): [string, ReferenceTarget][] => {
    const { key, names } = listOf(list)
    const label = names['instance.json']
    if (!label || !('plans.json' in names)) return []
    return [[`plans.json/${list}/*/${key}`, { file: 'instance.json', list, key, label }]]
  }),
])

/** The list that the value at a location refers to; undefined if it is not a reference. */
export function findReferenceTarget(path: string, location: JSONPath): ReferenceTarget | undefined {
  return referenceTargets.get(`${fileName(path)}${toPattern(location)}`)
}

/** The keys and labels of a list's entries, as far as its document can be parsed. */
export function readEntries(
  text: string,
  { list, key, label }: ReferenceTarget,
): { key: Id; label: string }[] {
  return listIn(parse(text), list).flatMap((entry) => {
    const [id, name] = [memberOf(entry, key), memberOf(entry, label)]
    return isId(id) ? [{ key: id, label: isId(name) ? String(name) : '' }] : []
  })
}
