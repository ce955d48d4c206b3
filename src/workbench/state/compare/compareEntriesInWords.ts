import { isRecord } from '../../isRecord.ts'
import { compareOrder, toEntries, type Entry } from './compareLists.ts'
import { compareValues } from './compareValues.ts'
import { createDifference, type Comparison, type Spot } from './Comparison.ts'
import { childPlace } from './describeValue.ts'
import type { Difference } from './Difference.ts'
import type { JoinedList } from './lists.ts'

/** How the entries of a list are written as one value each. */
export interface EntryWords {
  /** Null if the entry has more than the words can say. */
  format: (entry: Record<string, unknown>) => string | null
  /** What a missing entry means in the earlier and in the later version. */
  missing: { before: string; after: string }
  place: (entry: Record<string, unknown>) => string[]
  isAmount: boolean
}

/** Compares lists whose entries are short enough for one line. Null if they are not lists of objects. */
export function compareEntriesInWords(
  comparison: Comparison,
  spot: Spot,
  list: JoinedList,
  before: unknown,
  after: unknown,
  words: EntryWords,
): Difference[] | null {
  const earlier = readEntries(before, list)
  const later = readEntries(after, list)
  if (!earlier || !later) return null
  const earlierByKey = new Map(earlier.map((entry) => [entry.key, entry]))
  const laterByKey = new Map(later.map((entry) => [entry.key, entry]))
  // Removing its only entry removes a new list.
  const isNewList = !Array.isArray(before) && later.length === 1
  const removed = earlier.filter(({ key }) => !laterByKey.has(key))
  return [
    ...later.flatMap((entry) =>
      compareEntry(comparison, spot, words, earlierByKey.get(entry.key), entry, isNewList),
    ),
    ...removed.map((entry) => {
      const text = words.format(entry.value) ?? 'set'
      return createDifference(
        { ...spot, place: words.place(entry.value) },
        { before: text, after: words.missing.after, isAmount: words.isAmount },
        [
          {
            file: spot.file,
            path: spot.path,
            type: 'insert',
            index: Math.min(entry.index, later.length),
            value: entry.value,
          },
        ],
      )
    }),
    ...compareOrder(comparison, spot, list, {
      before: earlier.filter(({ key }) => laterByKey.has(key)),
      after: later.filter(({ key }) => earlierByKey.has(key)),
      all: later.map(({ value }) => value),
    }),
  ]
}

function compareEntry(
  comparison: Comparison,
  spot: Spot,
  words: EntryWords,
  before: Entry | undefined,
  after: Entry,
  isNewList: boolean,
): Difference[] {
  const entrySpot: Spot = {
    ...childPlace(spot, after.index),
    path: [...spot.path, after.index],
    place: words.place(after.value),
  }
  const afterText = words.format(after.value)
  const beforeText = before ? words.format(before.value) : words.missing.before
  if (before && (beforeText === null || afterText === null || beforeText === afterText))
    return compareValues(comparison, entrySpot, before.value, after.value)
  return [
    createDifference(entrySpot, { before: beforeText, after: afterText ?? 'set', isAmount: words.isAmount }, [
      { file: spot.file, path: isNewList ? spot.path : entrySpot.path, type: 'set', value: before?.value },
    ]),
  ]
}

/** A missing list has no entries. */
function readEntries(value: unknown, list: JoinedList): Entry[] | null {
  if (value === undefined || value === null) return []
  if (!Array.isArray(value) || !value.every(isRecord)) return null
  return toEntries(value, list)
}
