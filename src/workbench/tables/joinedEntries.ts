import { idKey } from '../../contract/idKey.ts'
import type { YearValues } from '../../contract/yearDocuments.ts'
import { yearFiles, type YearFile } from '../../contract/clientFiles.ts'
import type { CellFormat } from './CellFormat.ts'
import { placeOf } from './defineTable.ts'
import type { PropertyField } from './Layout.ts'
import { ensureList, listOf, memberOf, numberRepeated, setMember } from './readDocument.ts'
import type { Place } from './Table.ts'

/** The parts of a location, surcharge, or other entry in both files, which have the same ID. */
export interface JoinedEntry {
  /** Unique in the list. */
  name: string
  id: unknown
  parts: Readonly<Record<YearFile, Part>>
}

interface Part {
  /** Undefined if the file does not have the entry. */
  value: unknown
  /** In the file's list; its length for a missing part. */
  index: number
}

/**
 * Joins the entries of the list with the same name in both files by their IDs, in the order of one file. Entries that only
 * the other file has come last.
 */
export function joinEntries(values: YearValues, list: string, first: YearFile): JoinedEntry[] {
  const second = first === 'plans.json' ? 'instance.json' : 'plans.json'
  const firstItems = listOf(values[first], list)
  const secondItems = listOf(values[second], list)
  const remaining = new Map<string, number[]>()
  for (const [index, item] of secondItems.entries()) {
    const key = keyOf(item)
    remaining.set(key, [...(remaining.get(key) ?? []), index])
  }
  const takePart = (key: string): Part => {
    const index = remaining.get(key)?.shift() ?? secondItems.length
    return { value: secondItems[index], index }
  }
  const joined = firstItems.map((item, index) => ({
    key: keyOf(item),
    id: memberOf(item, 'id'),
    parts: { [first]: { value: item, index }, [second]: takePart(keyOf(item)) },
  }))
  const others = [...remaining.values()].flat().map((index) => ({
    key: keyOf(secondItems[index]),
    id: memberOf(secondItems[index], 'id'),
    parts: {
      [first]: { value: undefined, index: firstItems.length },
      [second]: { value: secondItems[index], index },
    },
  }))
  const all = [...joined, ...others]
  const names = numberRepeated(all.map(({ key }) => key))
  return all.map(({ id, parts }, index) => ({
    name: names[index]!,
    id,
    parts: parts as JoinedEntry['parts'],
  }))
}

/** Where a row shows an entry: in the first file that has it. */
export function entryPlace(list: string, { parts }: JoinedEntry): Place {
  const file = yearFiles.find((each) => parts[each].value !== undefined) ?? 'plans.json'
  return placeOf(file, [list, parts[file].index])
}

/** A field of an entry in one of the files. If the file does not have the entry yet, writing the value adds it. */
export function joinedField(
  values: YearValues,
  list: string,
  { id, parts }: Pick<JoinedEntry, 'id' | 'parts'>,
  file: YearFile,
  property: string,
  format: CellFormat,
): PropertyField {
  const part = parts[file]
  return {
    file,
    location: [list, part.index, property],
    value: memberOf(part.value, property),
    format,
    owner: part.value,
    findOwners: () => {
      const items = listOf(values[file], list)
      const owner = items.includes(part.value) ? part.value : items.find((item) => keyOf(item) === idKey(id))
      return owner === undefined ? [] : [owner]
    },
    write: (value) => {
      if (value !== undefined || part.value !== undefined)
        setMember(ensurePart(values, list, { id, parts }, file), property, value)
    },
  }
}

/** Returns the part of an entry in one of the files, and adds it with only its ID if it is missing. */
export function ensurePart(
  values: YearValues,
  list: string,
  { id, parts }: Pick<JoinedEntry, 'id' | 'parts'>,
  file: YearFile,
): unknown {
  if (parts[file].value !== undefined) return parts[file].value
  const items = ensureList(values[file], list)
  const existing = items.find((item) => keyOf(item) === idKey(id))
  if (existing !== undefined) return existing
  const added = { id }
  items.push(added)
  return added
}

function keyOf(item: unknown) {
  return idKey(memberOf(item, 'id'))
}
