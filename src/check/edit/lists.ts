import type { YearFile } from '../../contract/clientFiles.ts'
import { sharedLists } from '../../contract/consistency/idLists.ts'
import type { Id } from '../../contract/instance.ts'
import { isRecord } from '../../contract/isRecord.ts'
import { personalQuestions, type PersonalQuestion } from '../../contract/personalQuestions.ts'
import type { YearValues } from '../../contract/yearDocuments.ts'
import { EditError } from './editJson.ts'

/** No list can have this ID. */
export const reservedId = '__proto__'

interface EntryList {
  /** What an entry is, in error messages and confirmations. */
  noun: string
  /** The property that identifies an entry. */
  key: 'id' | 'key'
  /** The file with every entry, and with the names. */
  source: YearFile
  /** The files with the list, and the property with an entry's name in each; null if it has none. */
  names: Partial<Record<YearFile, string | null>>
}

export type ListName = 'scenarios' | 'services' | PersonalQuestion['list'] | 'surcharges' | 'plans'

/** The lists whose entries other parts of a year's documents refer to. */
export const lists: Readonly<Record<ListName, EntryList>> = {
  scenarios: listOfInstance('scenarios', 'scenario', 'display'),
  services: {
    noun: 'service',
    key: 'id',
    // Scenarios may use services that employees cannot choose.
    source: 'plans.json',
    names: { 'instance.json': 'name', 'plans.json': 'name' },
  },
  ...(Object.fromEntries(
    personalQuestions.map(({ list, label, optionText }) => [
      list,
      listOfInstance(list, label.toLowerCase().replace(/s$/, ''), optionText),
    ]),
  ) as Record<PersonalQuestion['list'], EntryList>),
  surcharges: listOfInstance('surcharges', 'surcharge', 'statement'),
  plans: { noun: 'plan', key: 'key', source: 'plans.json', names: { 'plans.json': 'displayName' } },
}

function listOfInstance(list: ListName, noun: string, name: string): EntryList {
  const isShared = sharedLists.some((shared) => shared === list)
  const names = { 'instance.json': name, ...(isShared && { 'plans.json': null }) }
  return { noun, key: 'id', source: 'instance.json', names }
}

export type Entry = Record<string, unknown>

/** The files with a list, starting with the one that has every entry. */
export function filesOf(list: ListName): YearFile[] {
  const { names, source } = lists[list]
  return [source, ...(Object.keys(names) as YearFile[]).filter((file) => file !== source)]
}

/** The items of a list, some of which may not be entries; none if the document has no such list. */
export function itemsOf(documents: YearValues, file: YearFile, list: ListName): unknown[] {
  const document = documents[file]
  const items = isRecord(document) ? document[list] : undefined
  return Array.isArray(items) ? (items as unknown[]) : []
}

/** The items of a list, which is created if the document has none. @throws EditError if there is another value */
function createItems(documents: YearValues, file: YearFile, list: ListName): unknown[] {
  const document = documents[file]
  if (!isRecord(document))
    throw new EditError(`${file} is not an object in braces. Choose File → Show JSON and correct it first.`)
  const items = (document[list] ??= [])
  if (Array.isArray(items)) return items as unknown[]
  throw new EditError(
    `'${list}' in ${file} is not a list in brackets. Choose File → Show JSON and correct it first.`,
  )
}

/** By index; undefined for an item without an ID. */
export function idsOf(documents: YearValues, file: YearFile, list: ListName): (Id | undefined)[] {
  const { key } = lists[list]
  return itemsOf(documents, file, list).map((item) => {
    const id = isRecord(item) ? item[key] : undefined
    return typeof id === 'string' || typeof id === 'number' ? id : undefined
  })
}

/** All IDs of a list as texts, so that a new ID can differ from 1 and "1". */
export function takenIds(documents: YearValues, list: ListName): Set<string> {
  const ids = filesOf(list).flatMap((file) => idsOf(documents, file, list))
  return new Set(ids.filter((id) => id !== undefined).map(String))
}

/** The index of the entry with an ID: of the last one, if the list repeats the ID; -1 if there is none. */
export function indexOfEntry(documents: YearValues, file: YearFile, list: ListName, id: Id): number {
  return idsOf(documents, file, list).lastIndexOf(id)
}

export function findEntry(documents: YearValues, file: YearFile, list: ListName, id: Id): Entry | undefined {
  return itemsOf(documents, file, list)[indexOfEntry(documents, file, list, id)] as Entry | undefined
}

/** The files that repeat an ID. References are then to its first entry, and edits concern the last. */
export function filesRepeating(documents: YearValues, list: ListName, id: Id): YearFile[] {
  return filesOf(list).filter((file) => {
    const ids = idsOf(documents, file, list)
    return ids.indexOf(id) !== ids.lastIndexOf(id)
  })
}

/** The name of an entry; undefined if it has none. */
export function nameOf(documents: YearValues, list: ListName, id: Id): string | undefined {
  const { names } = lists[list]
  for (const file of Object.keys(names) as YearFile[]) {
    const name = findEntry(documents, file, list, id)?.[names[file] ?? '']
    if (typeof name === 'string') return name
  }
  return undefined
}

/** @throws EditError if neither file has the entry */
export function requireEntry(documents: YearValues, list: ListName, id: Id): void {
  if (filesOf(list).some((file) => indexOfEntry(documents, file, list, id) >= 0)) return
  throw new EditError(`There is no ${lists[list].noun} with the ID ${JSON.stringify(id)}.`)
}

/**
 * Inserts entries into the files of a list, at the same place in each.
 * @param index in the file with every entry; absent for the end
 */
export function insertEntries(
  documents: YearValues,
  list: ListName,
  entries: Partial<Record<YearFile, unknown>>,
  index?: number,
): void {
  const [source, ...others] = filesOf(list)
  const before = idsOf(documents, source!, list).slice(0, index)
  for (const file of [source!, ...others]) {
    if (!(file in entries)) continue
    const items = createItems(documents, file, list)
    const ids = idsOf(documents, file, list)
    const predecessor = before.findLast((id) => id !== undefined && ids.includes(id))
    const place = predecessor === undefined ? 0 : ids.indexOf(predecessor) + 1
    items.splice(file === source ? before.length : place, 0, entries[file])
  }
}
