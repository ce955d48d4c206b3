import { idKey } from '../contract/idKey.ts'
import { isRecord } from '../contract/isRecord.ts'
import { describeValue, maxEntries } from './describeValue.ts'
import { createDifference, type Difference } from './Difference.ts'
import type { FindName } from './ids.ts'
import { isEqual } from './isEqual.ts'
import { nameEntry, type JoinedList } from './joinedLists.ts'
import { insertAt, reorderAt, setAt } from './reverts.ts'
import { childNode, contextOf, type ValueNode } from './ValueNode.ts'

/** The entries of a list in order, by what identifies them. */
type Entries = ReadonlyMap<string, ValueNode>

interface Lists {
  list: JoinedList
  before: ValueNode
  after: ValueNode
  findName: FindName
}

/**
 * Compares two lists by what identifies their entries. An entry that was added or removed is one line. A missing list has
 * no entries. Null if they are not lists of objects.
 */
export function compareLists(
  lists: Lists,
  compare: (before: ValueNode, after: ValueNode) => Difference[],
): Difference[] | null {
  const { list, before, after, findName } = lists
  const [earlier, later] = [readEntries(before, list, findName), readEntries(after, list, findName)]
  if (!earlier || !later) return null
  return [
    ...[...later].flatMap(([key, entry]) => {
      const previous = earlier.get(key)
      if (isEqual(previous?.value, entry.value)) return []
      if (previous && !list.isOneValue) return compare(previous, entry)
      // Removing its only entry removes a new list.
      const changed = before.value === undefined && later.size === 1 ? after : entry
      const place = placeOf(lists, entry)
      const words = describeEntry(lists, previous, entry)
      return createDifference({ ...entry, place }, words, setAt(changed, previous?.value))
    }),
    ...[...earlier].flatMap(([key, entry]) => {
      if (later.has(key)) return []
      const place = placeOf(lists, entry)
      const revert = insertAt(after, Math.min(indexOf(entry), later.size), entry.value)
      return createDifference({ ...after, place }, describeEntry(lists, entry, undefined), revert)
    }),
    ...compareOrder(lists, earlier, later),
  ]
}

function describeEntry(lists: Lists, before: ValueNode | undefined, after: ValueNode | undefined) {
  const { list, findName } = lists
  const { keys, noun, missing, isZeroMissing = false, isAmount = false } = list
  if (noun !== undefined) {
    const [old, next] = [before, after].map((entry) => entry && nameOf(lists, entry))
    const text = `${noun} ${after ? 'added' : 'removed'}: ${next ?? old}`
    return { before: old ?? null, after: next ?? null, text }
  }
  const describe = (entry: ValueNode | undefined, { owner }: ValueNode, skipsZeros: boolean) => {
    const others = Object.entries(Object(entry?.value) as object).filter(
      ([name, value]) => !keys.includes(name) && !(skipsZeros && value === 0),
    )
    if (!entry || (skipsZeros && others.length === 0)) return missing?.(owner!, findName) ?? 'not set'
    return describeValue({ ...entry, value: Object.fromEntries(others) }, findName)
  }
  const describeBoth = (skipsZeros: boolean) => ({
    before: describe(before, lists.before, skipsZeros),
    after: describe(after, lists.after, skipsZeros),
    isAmount,
  })
  const words = describeBoth(isZeroMissing)
  return words.before === words.after ? describeBoth(false) : words
}

/** The place of a whole entry. It has the title of its list, unless the words of the entry say what it is. */
function placeOf(lists: Lists, entry: ValueNode) {
  const { list, after } = lists
  const isClear = list.noun !== undefined || list.missing !== undefined
  return isClear ? entry.place : [...after.place, ...namesOf(lists, entry)]
}

function compareOrder(lists: Lists, earlier: Entries, later: Entries): Difference[] {
  const kept = [...earlier.keys()].filter((key) => later.has(key))
  const moved = [...later.keys()].filter((key) => earlier.has(key))
  if (isEqual(kept, moved)) return []
  const [before, after] = [kept, moved].map((keys) =>
    keys.map((key) => nameOf(lists, later.get(key)!)).join(' · '),
  ) as [string, string]
  const isShort = kept.length <= maxEntries && before !== after
  const order = [...later.values()].map(indexOf)
  for (const [position, key] of kept.entries())
    order[indexOf(later.get(moved[position]!)!)] = indexOf(later.get(key)!)
  const words = {
    before: isShort ? before : null,
    after: isShort ? after : null,
    text: `${lists.after.place.join(', ')}: order changed${isShort ? ` from ${before} to ${after}` : ''}`,
  }
  return [createDifference(lists.after, words, reorderAt(lists.after, order))]
}

function nameOf(lists: Lists, entry: ValueNode) {
  return namesOf(lists, entry).join(', ')
}

function namesOf({ after }: Lists, { place }: ValueNode) {
  return place.slice(contextOf(after).length)
}

function indexOf({ path }: ValueNode) {
  return path.at(-1) as number
}

/** Entries that repeat a key get another one, so that no entry is lost. */
function readEntries(node: ValueNode, list: JoinedList, findName: FindName): Entries | null {
  const values = node.value ?? []
  if (!Array.isArray(values) || !values.every(isRecord)) return null
  const entries = new Map<string, ValueNode>()
  for (const [index, value] of values.entries()) {
    let key = list.keys.map((name) => idKey(value[name])).join(' ')
    while (entries.has(key)) key += ' again'
    const entry = childNode(node, index)
    const names = nameEntry(entry, list, findName)
    // A row without a band and location is for everyone without a row.
    const isRest = names.length === 0 && values.length > 1
    entries.set(key, { ...entry, place: [...entry.place, ...(isRest ? ['everyone else'] : names)] })
  }
  return entries
}
