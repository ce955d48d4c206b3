import { yearFiles } from '../../../contract/clientFiles.ts'
import type { YearValues } from '../../../contract/yearDocuments.ts'
import { isRecord } from '../../../contract/isRecord.ts'
import { childPlace, describeValue, lowerFirst, maxEntries, titleOf } from './describeValue.ts'
import {
  createDifference,
  restore,
  type CompareRule,
  type Comparison,
  type Difference,
  type Spot,
} from './Difference.ts'
import { entriesOf } from './ids.ts'
import { isEqual } from './isEqual.ts'
import { entryKey, type JoinedList } from './joinedLists.ts'

interface Entry {
  key: string
  index: number
  value: Record<string, unknown>
}

/** How the entries of a list are compared. */
interface EntryComparison {
  /** @param previous undefined for an added entry */
  compare: (spot: Spot, previous: Entry['value'] | undefined, value: Entry['value']) => Difference[]
  /** Describes an entry that is only in the earlier list. */
  describeRemoved: (value: Entry['value'], reverts: Difference['reverts']) => Difference
}

/** Joins the entries of two lists. Null if they are not lists of objects. A missing list has no entries. */
export function compareEntries(
  comparison: Comparison,
  spot: Spot,
  list: JoinedList,
  before: unknown,
  after: unknown,
  { compare, describeRemoved }: EntryComparison,
): Difference[] | null {
  const [earlier, later] = [readEntries(before, list), readEntries(after, list)]
  if (!earlier || !later) return null
  const earlierByKey = new Map(earlier.map((entry) => [entry.key, entry.value]))
  const laterKeys = new Set(later.map(({ key }) => key))
  return [
    ...later.flatMap(({ key, index, value }) => {
      const previous = earlierByKey.get(key)
      return isEqual(previous, value) ? [] : compare(childPlace(spot, index), previous, value)
    }),
    ...earlier
      .filter(({ key }) => !laterKeys.has(key))
      .map(({ index, value }) =>
        describeRemoved(value, [
          { file: spot.file, path: spot.path, type: 'insert', index: Math.min(index, later.length), value },
        ]),
      ),
    ...compareOrder(
      comparison,
      spot,
      list,
      earlier.filter(({ key }) => laterKeys.has(key)),
      later,
    ),
  ]
}

/** Compares two lists by what identifies their entries. An entry that was added or removed is one line. */
export function compareLists(
  comparison: Comparison,
  spot: Spot,
  list: JoinedList,
  before: readonly unknown[],
  after: readonly unknown[],
  compare: (...args: Parameters<CompareRule>) => Difference[],
): Difference[] | null {
  const placeOf = (value: Entry['value']) => [...spot.place, ...list.name(value, comparison.findName)]
  return compareEntries(comparison, spot, list, before, after, {
    compare: (entrySpot, previous, value) => {
      const named = { ...entrySpot, place: placeOf(value) }
      if (previous) return compare(comparison, named, previous, value)
      const { name, text } = describeEntry(comparison, entrySpot, list, value, 'added')
      return [createDifference(named, { before: null, after: name, text }, restore(entrySpot, undefined))]
    },
    describeRemoved: (value, reverts) => {
      const { name, text } = describeEntry(comparison, childPlace(spot, 0), list, value, 'removed')
      return createDifference(
        { ...spot, place: placeOf(value) },
        { before: name, after: null, text },
        reverts,
      )
    },
  })
}

/** The line for an added or removed entry: "Plan added: Copay Plan", or "Premier PPO: payroll added: Boise". */
function describeEntry(
  comparison: Comparison,
  spot: Spot,
  list: JoinedList,
  value: Entry['value'],
  verb: 'added' | 'removed',
) {
  const { findName } = comparison
  const noun = entryNoun(comparison, spot, list, value)
  const name = list.name(value, findName).join(', ')
  const start = spot.place.length > 0 ? `${spot.place.join(', ')}: ${lowerFirst(noun)}` : noun
  // The terms of an entry of a list inside a plan or scenario fit into a line.
  const terms = spot.place.length > 0 ? describeValue(value, spot, findName) : ''
  return {
    name: name || 'everyone',
    text: `${start} ${verb}${name && `: ${name}`}${terms && ` (${terms})`}`,
  }
}

/** What was added is a service, unless the service exists in the other file: then it is a service's price, for example. */
function entryNoun(
  { before, after }: Comparison,
  spot: Spot,
  list: JoinedList,
  value: Entry['value'],
): string {
  const { kind, noun } = list
  if (kind === undefined) return noun
  const other = yearFiles.find((file) => file !== spot.file)!
  const isInOther = (values: YearValues) =>
    entriesOf(values[other], kind).some((entry) => entryKey(entry, list) === entryKey(value, list))
  return isInOther(before) && isInOther(after) ? titleOf(spot, noun) : noun
}

/** @param before the entries that are also in the later list */
function compareOrder(
  { findName }: Comparison,
  spot: Spot,
  list: JoinedList,
  before: readonly Entry[],
  later: readonly Entry[],
): Difference[] {
  const keys = new Set(before.map(({ key }) => key))
  const after = later.filter(({ key }) => keys.has(key))
  if (before.every(({ key }, index) => key === after[index]?.key)) return []
  // The title is already the end of the place if the list is inside another entry.
  const place = spot.place.length === 0 ? [titleOf(spot, list.noun)] : spot.place
  const names = (entries: readonly Entry[]) =>
    entries.map(({ value }) => list.name(value, findName).join(', ')).join(' · ')
  const isShort = before.length <= maxEntries && names(before) !== names(after)
  const indexes = new Map(after.map(({ key, index }) => [key, index]))
  const order = later.map(({ index }) => index)
  for (const [position, { key }] of before.entries()) order[after[position]!.index] = indexes.get(key)!
  return [
    createDifference(
      { ...spot, place },
      {
        before: isShort ? names(before) : null,
        after: isShort ? names(after) : null,
        text: `${place.join(', ')}: order changed${isShort ? ` from ${names(before)} to ${names(after)}` : ''}`,
      },
      [{ file: spot.file, path: spot.path, type: 'reorder', order }],
    ),
  ]
}

/** Entries that repeat a key get another one, so that no entry is lost. */
function readEntries(values: unknown, list: JoinedList): Entry[] | null {
  if (values === undefined || values === null) return []
  if (!Array.isArray(values) || !values.every(isRecord)) return null
  const counts = new Map<string, number>()
  return values.map((value, index) => {
    const key = entryKey(value, list)
    const count = (counts.get(key) ?? 0) + 1
    counts.set(key, count)
    return { key: count === 1 ? key : `${key} ${count}`, index, value }
  })
}
