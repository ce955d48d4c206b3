import { idKey } from '../../../contract/idKey.ts'
import { isRecord } from '../../../contract/isRecord.ts'
import { toPattern } from '../../../contract/pointer.ts'
import { childPlace, describeValue, maxEntries } from './describeValue.ts'
import { createDifference, type Comparison, type Difference, type Spot } from './Difference.ts'
import { isEqual } from './isEqual.ts'
import { nameEntry, type JoinedList } from './joinedLists.ts'
import { insertAt, reorderAt, setAt, type Revert } from './reverts.ts'

/** Compares two values that differ. */
type Compare = (comparison: Comparison, spot: Spot, before: unknown, after: unknown) => Difference[]

type Row = Record<string, unknown>

/** The entries of a list in order, by what identifies them. */
type Entries = ReadonlyMap<string, { index: number; value: Row }>

/** What all entries of a list have in common. */
interface Lists {
  comparison: Comparison
  /** The place of the list. */
  spot: Spot
  list: JoinedList
  compare: Compare
}

/**
 * Compares two lists by what identifies their entries. An entry that was added or removed is one line. A missing list has
 * no entries. Null if they are not lists of objects.
 * @param context the place of the object with the list
 */
export function compareLists(
  lists: Lists,
  before: unknown,
  after: unknown,
  context: readonly string[],
): Difference[] | null {
  const { comparison, spot, list, compare } = lists
  const [earlier, later] = [readEntries(before ?? [], list), readEntries(after ?? [], list)]
  if (!earlier || !later) return null
  const placeOf = (value: Row, { size }: Entries) => {
    const names = namesOf(lists, value)
    // A row without a band and location is for everyone without a row.
    return [...context, ...(names.length === 0 && size > 1 ? ['everyone else'] : names)]
  }
  return [
    ...[...later].flatMap(([key, { index, value }]) => {
      const previous = earlier.get(key)?.value
      if (isEqual(previous, value)) return []
      const entrySpot = { ...childPlace(spot, index), place: placeOf(value, later) }
      if (previous && !list.isOneValue) return compare(comparison, entrySpot, previous, value)
      // Removing its only entry removes a new list.
      const changed = before === undefined && later.size === 1 ? spot : entrySpot
      return describeEntry(lists, entrySpot, previous, value, setAt(changed, previous))
    }),
    ...[...earlier].flatMap(([key, { index, value }]) => {
      if (later.has(key)) return []
      const revert = insertAt(spot, Math.min(index, later.size), value)
      return describeEntry(lists, { ...spot, place: placeOf(value, earlier) }, value, undefined, revert)
    }),
    ...compareOrder(lists, earlier, later),
  ]
}

/** An entry that was added or removed, or is one value. */
function describeEntry(
  lists: Lists,
  entrySpot: Spot,
  before: Row | undefined,
  after: Row | undefined,
  revert: Revert,
): Difference {
  const { comparison, spot, list } = lists
  const { keys, noun, missing, isAmount = false } = list
  if (noun !== undefined) {
    const [old, next] = [before, after].map((value) => value && namesOf(lists, value).join(', '))
    const text = `${noun} ${after ? 'added' : 'removed'}: ${next ?? old}`
    return createDifference(entrySpot, { before: old ?? null, after: next ?? null, text }, revert)
  }
  const describe = (value: Row | undefined, side: 'before' | 'after') => {
    if (!value) return missing?.(spot.owners[side], comparison.findName) ?? 'not set'
    const others = Object.entries(value).filter(([name]) => !keys.includes(name))
    const place = { ...childPlace(spot, 0), unit: spot.units[side] }
    return describeValue(Object.fromEntries(others), place, comparison.findName)
  }
  const words = { before: describe(before, 'before'), after: describe(after, 'after'), isAmount }
  return createDifference(entrySpot, words, revert)
}

function compareOrder(lists: Lists, earlier: Entries, later: Entries): Difference[] {
  const kept = [...earlier.keys()].filter((key) => later.has(key))
  const moved = [...later.keys()].filter((key) => earlier.has(key))
  if (isEqual(kept, moved)) return []
  const [before, after] = [kept, moved].map((keys) =>
    keys.map((key) => namesOf(lists, later.get(key)!.value).join(', ')).join(' · '),
  ) as [string, string]
  const isShort = kept.length <= maxEntries && before !== after
  const order = [...later.values()].map(({ index }) => index)
  for (const [position, key] of kept.entries())
    order[later.get(moved[position]!)!.index] = later.get(key)!.index
  const { spot } = lists
  const words = {
    before: isShort ? before : null,
    after: isShort ? after : null,
    text: `${spot.place.join(', ')}: order changed${isShort ? ` from ${before} to ${after}` : ''}`,
  }
  return [createDifference(spot, words, reorderAt(spot, order))]
}

function namesOf({ comparison, spot, list }: Lists, value: Row): string[] {
  return nameEntry(value, toPattern(spot.path), list, comparison.findName)
}

/** Entries that repeat a key get another one, so that no entry is lost. */
function readEntries(values: unknown, { keys }: JoinedList): Entries | null {
  if (!Array.isArray(values) || !values.every(isRecord)) return null
  const entries = new Map<string, { index: number; value: Row }>()
  for (const [index, value] of values.entries()) {
    let key = keys.map((name) => idKey(value[name])).join(' ')
    while (entries.has(key)) key += ' again'
    entries.set(key, { index, value })
  }
  return entries
}
