import { yearFiles } from '../../../contract/clientFiles.ts'
import { isRecord } from '../../isRecord.ts'
import {
  createDifference,
  documentProperty,
  type CompareRule,
  type Comparison,
  type Spot,
} from './Comparison.ts'
import { childPlace, describeValue, lowerFirst, titleOf } from './describeValue.ts'
import type { Difference } from './Difference.ts'
import { isEqual } from './isEqual.ts'
import { entryKey, type JoinedList } from './lists.ts'

export interface Entry {
  key: string
  index: number
  value: Record<string, unknown>
}

/** The names of a list's entries are shown if there are at most this many. */
const maxNames = 6

/**
 * Compares two lists by what identifies their entries. An entry that was added or removed is one line; so is another
 * order. Null if an entry is not an object.
 */
export function compareLists(
  comparison: Comparison,
  spot: Spot,
  list: JoinedList,
  before: readonly unknown[],
  after: readonly unknown[],
  compare: (...args: Parameters<CompareRule>) => Difference[],
): Difference[] | null {
  if (![...before, ...after].every(isRecord)) return null
  const [earlier, later] = [before, after].map((values) => toEntries(values.filter(isRecord), list))
  const earlierByKey = new Map(earlier!.map((entry) => [entry.key, entry]))
  const laterKeys = new Set(later!.map(({ key }) => key))
  const removed = earlier!.filter(({ key }) => !laterKeys.has(key))
  const continued = later!.filter(({ key }) => earlierByKey.has(key))
  return [
    ...later!.flatMap((entry) => {
      const previous = earlierByKey.get(entry.key)
      if (previous && isEqual(previous.value, entry.value)) return []
      return previous
        ? compare(comparison, entrySpot(comparison, spot, list, entry), previous.value, entry.value)
        : [describeAdded(comparison, spot, list, entry)]
    }),
    ...removed.map((entry) => describeRemoved(comparison, spot, list, entry, after.length)),
    ...compareOrder(comparison, spot, list, {
      before: earlier!.filter(({ key }) => laterKeys.has(key)),
      after: continued,
      all: after,
    }),
  ]
}

/** The place of an entry of the later list. */
function entrySpot({ findName }: Comparison, spot: Spot, list: JoinedList, { value, index }: Entry): Spot {
  return {
    ...childPlace(spot, index),
    path: [...spot.path, index],
    place: [...spot.place, ...list.name(value, findName)],
  }
}

function describeAdded(comparison: Comparison, spot: Spot, list: JoinedList, entry: Entry): Difference {
  const place = entrySpot(comparison, spot, list, entry)
  const { after, text } = describeEntry(comparison, spot, list, entry, 'added')
  return createDifference(place, { before: null, after, text }, [
    { file: spot.file, path: place.path, type: 'set', value: undefined },
  ])
}

function describeRemoved(
  comparison: Comparison,
  spot: Spot,
  list: JoinedList,
  entry: Entry,
  length: number,
): Difference {
  const { place } = entrySpot(comparison, spot, list, entry)
  const { after: before, text } = describeEntry(comparison, spot, list, entry, 'removed')
  return createDifference({ ...spot, place }, { before, after: null, text }, [
    {
      file: spot.file,
      path: spot.path,
      type: 'insert',
      index: Math.min(entry.index, length),
      value: entry.value,
    },
  ])
}

/** The line for an added or removed entry: "Plan added: Copay Plan", or "Premier PPO: payroll added: Boise". */
function describeEntry(
  comparison: Comparison,
  spot: Spot,
  list: JoinedList,
  entry: Entry,
  verb: 'added' | 'removed',
) {
  const { findName } = comparison
  const noun = entryNoun(comparison, spot, list, entry)
  const name = list.name(entry.value, findName).join(', ')
  const isNested = spot.place.length > 0
  const sentence = `${isNested ? lowerFirst(noun) : noun} ${verb}`
  // The terms of an entry of a list inside a plan or scenario fit into a line.
  const terms = isNested ? describeValue(entry.value, childPlace(spot, entry.index), findName) : ''
  return {
    after: name === '' ? 'everyone' : name,
    text: [...(isNested ? [spot.place.join(', ')] : []), sentence, ...(name === '' ? [] : [name])]
      .join(': ')
      .concat(terms === '' ? '' : ` (${terms})`),
  }
}

/** What was added is a service, unless the service exists in the other file: then it is a service's price, for example. */
function entryNoun(comparison: Comparison, spot: Spot, list: JoinedList, { key, value }: Entry): string {
  const { kind } = list
  if (kind === undefined) return list.noun
  const other = yearFiles.find((file) => file !== spot.file)!
  const isInOther = (values: Comparison['before']) => {
    const entries = documentProperty(values[other], kind)
    return Array.isArray(entries) && entries.filter(isRecord).some((entry) => entryKey(entry, list) === key)
  }
  const isOnlyPart =
    entryKey(value, list) === key && isInOther(comparison.before) && isInOther(comparison.after)
  return isOnlyPart ? titleOf(childPlace(spot, 0), list.noun) : list.noun
}

interface Order {
  /** The entries of both versions, in the earlier order. */
  before: readonly Entry[]
  /** The same in the later order. */
  after: readonly Entry[]
  /** The later list. */
  all: readonly unknown[]
}

export function compareOrder(
  { findName }: Comparison,
  spot: Spot,
  list: JoinedList,
  { before, after, all }: Order,
): Difference[] {
  if (before.every(({ key }, index) => key === after[index]?.key)) return []
  const title = titleOf(spot, list.noun)
  const place = [...spot.place]
  // The title is already the end of the place if the list is inside another entry.
  if (place.length === 0) place.push(title)
  const names = (entries: readonly Entry[]) =>
    entries.map(({ value }) => list.name(value, findName).join(', ')).join(' · ')
  const isShort = before.length <= maxNames && names(before) !== names(after)
  const order = [...all.keys()]
  const slots = after.map(({ index }) => index).toSorted((a, b) => a - b)
  const laterByKey = new Map(after.map((entry) => [entry.key, entry]))
  for (const [position, { key }] of before.entries()) order[slots[position]!] = laterByKey.get(key)!.index
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
export function toEntries(values: readonly Record<string, unknown>[], list: JoinedList): Entry[] {
  const counts = new Map<string, number>()
  return values.map((value, index) => {
    const key = entryKey(value, list)
    const count = (counts.get(key) ?? 0) + 1
    counts.set(key, count)
    return { key: count === 1 ? key : `${key} ${count}`, index, value }
  })
}
