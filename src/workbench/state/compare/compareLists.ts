import { idKey } from '../../../contract/idKey.ts'
import { isRecord } from '../../../contract/isRecord.ts'
import { childPlace, describeValue, lowerFirst, maxEntries } from './describeValue.ts'
import {
  createDifference,
  isEqual,
  restore,
  type Comparison,
  type Difference,
  type Revert,
  type Spot,
} from './Difference.ts'
import type { JoinedList } from './joinedLists.ts'

/** Compares two values that differ. */
type Compare = (comparison: Comparison, spot: Spot, before: unknown, after: unknown) => Difference[]

interface Entry {
  key: string
  index: number
  value: Record<string, unknown>
}

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
  const { comparison, spot, list } = lists
  const [earlier, later] = [readEntries(before ?? [], list), readEntries(after ?? [], list)]
  if (!earlier || !later) return null
  const earlierByKey = new Map(earlier.map((entry) => [entry.key, entry.value]))
  const laterKeys = new Set(later.map(({ key }) => key))
  const placeOf = (value: Entry['value'], { length }: readonly Entry[]) => {
    const name = list.name(value, comparison.findName)
    // A row without a band and location is for everyone without a row.
    return [...context, ...(name.length === 0 && length > 1 ? ['everyone else'] : name)]
  }
  return [
    ...later.flatMap(({ key, index, value }) => {
      const previous = earlierByKey.get(key)
      if (isEqual(previous, value)) return []
      const entrySpot = { ...childPlace(spot, index), place: placeOf(value, later) }
      // Removing its only entry removes a new list.
      const added = before === undefined && later.length === 1 ? spot : entrySpot
      return compareEntry(lists, entrySpot, previous, value, restore(previous ? entrySpot : added, previous))
    }),
    ...earlier
      .filter(({ key }) => !laterKeys.has(key))
      .flatMap(({ index, value }) =>
        compareEntry(lists, { ...spot, place: placeOf(value, earlier) }, value, undefined, [
          { file: spot.file, path: spot.path, type: 'insert', index: Math.min(index, later.length), value },
        ]),
      ),
    ...compareOrder(
      lists,
      earlier.filter(({ key }) => laterKeys.has(key)),
      later,
    ),
  ]
}

function compareEntry(
  { comparison, spot: { place, owners, ...spot }, list, compare }: Lists,
  entrySpot: Spot,
  before: Entry['value'] | undefined,
  after: Entry['value'] | undefined,
  reverts: Revert[],
): Difference[] {
  const { findName } = comparison
  if (list.words) {
    const { format, missing, isAmount } = list.words
    const old = before ? format(before, findName) : missing(owners.before, findName)
    const next = after ? format(after, findName) : missing(owners.after, findName)
    if (!before || !after || (old !== null && next !== null && old !== next))
      return [createDifference(entrySpot, { before: old ?? 'set', after: next ?? 'set', isAmount }, reverts)]
  }
  if (before && after) return compare(comparison, entrySpot, before, after)
  const value = (before ?? after)!
  const verb = after ? 'added' : 'removed'
  const name = list.name(value, findName).join(', ')
  // The terms of an entry of a list inside a plan fit into a line: "Premier PPO: payroll added: Boise (…)".
  const isInside = spot.path.length > 1
  const start = isInside ? `${place.slice(0, -1).join(', ')}: ${lowerFirst(list.noun)}` : list.noun
  const terms = isInside
    ? ` (${describeValue(value, { ...childPlace(spot, 0), unit: spot.units.after }, findName)})`
    : ''
  const text = `${start} ${verb}${name && `: ${name}`}${terms}`
  const words = { before: before ? name || 'everyone' : null, after: after ? name || 'everyone' : null, text }
  return [createDifference(entrySpot, words, reverts)]
}

/** @param before the entries that are also in the later list */
function compareOrder({ comparison, spot, list }: Lists, before: readonly Entry[], later: readonly Entry[]) {
  const keys = new Set(before.map(({ key }) => key))
  const after = later.filter(({ key }) => keys.has(key))
  if (before.every(({ key }, index) => key === after[index]?.key)) return []
  const [old, next] = [before, after].map((entries) =>
    entries.map(({ value }) => list.name(value, comparison.findName).join(', ')).join(' · '),
  )
  const isShort = before.length <= maxEntries && old !== next
  const indexes = new Map(after.map(({ key, index }) => [key, index]))
  const order = later.map(({ index }) => index)
  for (const [position, { key }] of before.entries()) order[after[position]!.index] = indexes.get(key)!
  const words = {
    before: isShort ? old! : null,
    after: isShort ? next! : null,
    text: `${spot.place.join(', ')}: order changed${isShort ? ` from ${old} to ${next}` : ''}`,
  }
  return [createDifference(spot, words, [{ file: spot.file, path: spot.path, type: 'reorder', order }])]
}

/** Entries that repeat a key get another one, so that no entry is lost. */
function readEntries(values: unknown, { keys }: JoinedList): Entry[] | null {
  if (!Array.isArray(values) || !values.every(isRecord)) return null
  const counts = new Map<string, number>()
  return values.map((value, index) => {
    const key = keys.map((name) => idKey(value[name])).join(' ')
    const count = (counts.get(key) ?? 0) + 1
    counts.set(key, count)
    return { key: count === 1 ? key : `${key} ${count}`, index, value }
  })
}
