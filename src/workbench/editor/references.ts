import { parse, type JSONPath } from 'jsonc-parser'
import { lists, listOf, type ListName } from '../../check/edit/lists.ts'
import { references } from '../../check/edit/references.ts'
import { fileName, type YearFile } from '../../contract/clientFiles.ts'
import type { Id } from '../../contract/instance.ts'
import { toPattern } from '../../contract/pointer.ts'
import { isId } from '../state/compare/ids.ts'
import { listOf as listIn, memberOf } from '../tables/readDocument.ts'

/** A list whose rows are referenced elsewhere in the client's files. */
export interface ReferencedList {
  document: YearFile
  list: ListName
  /** The property that references contain. */
  key: string
  /** The property that describes a row to the user. */
  label: string
}

/** By the file and location of the reference; `*` is any index. */
const referencedLists = new Map<string, ReferencedList>([
  ...references.map(({ list, file, location, isByName }): [string, ReferencedList] => {
    const { key, source, names } = listOf(list)
    const referenced = isByName
      ? { document: file, list, key: names[file]!, label: key }
      : { document: source, list, key, label: names[source]! }
    return [`${file}/${location}`, referenced]
  }),
  // The rows of plans.json have the IDs of the instance.
  ...(Object.keys(lists) as ListName[]).flatMap((list): [string, ReferencedList][] => {
    const { key, names } = listOf(list)
    const label = names['instance.json']
    if (!label || !('plans.json' in names)) return []
    return [[`plans.json/${list}/*/${key}`, { document: 'instance.json', list, key, label }]]
  }),
])

/** The list that the value at a location refers to; undefined if it is not a reference. */
export function findReferencedList(path: string, location: JSONPath): ReferencedList | undefined {
  return referencedLists.get(`${fileName(path)}${toPattern(location)}`)
}

/** The keys and labels of a list's rows, as far as its document can be parsed. */
export function readRows(text: string, { list, key, label }: ReferencedList): { key: Id; label: string }[] {
  return listIn(parse(text), list).flatMap((row) => {
    const [id, name] = [memberOf(row, key), memberOf(row, label)]
    return isId(id) ? [{ key: id, label: isId(name) ? String(name) : '' }] : []
  })
}
