import { copyValue } from '../check/edit/editJson.ts'
import { itemsOf, lists, type Entry, type ListName } from '../check/edit/lists.ts'
import { isRecord } from '../contract/isRecord.ts'
import { findReferences, references, replaceReference } from '../check/edit/references.ts'
import { yearFiles } from '../contract/clientFiles.ts'
import { idKey } from '../contract/idKey.ts'
import type { Id } from '../contract/instance.ts'
import type { YearValues } from '../contract/yearDocuments.ts'
import { isEqual } from './isEqual.ts'

/** What IDs identify. */
export const idKinds = Object.keys(lists) as ListName[]

/** What the IDs at a pattern identify: those of entries, and those that refer to them. */
const kindsByPattern: ReadonlyMap<string, ListName> = new Map([
  ...idKinds.map((kind) => [`/${kind}/*/${lists[kind].key}`, kind] as const),
  ...references
    .filter(({ isByName }) => !isByName)
    .map(({ location, list }) => [`/${location}`, list] as const),
])

/** What the ID at a pattern identifies; undefined if there is no ID at such places. */
export function idKindAt(pattern: string): ListName | undefined {
  return kindsByPattern.get(pattern)
}

export function isId(value: unknown): value is Id {
  return typeof value === 'string' || typeof value === 'number'
}

/** Returns the name of the entry with an ID: the later name if it changed; the ID itself without a name. */
export type FindName = (kind: ListName, id: unknown) => string

export function createNames(before: YearValues, after: YearValues): FindName {
  const namesByKind = new Map(idKinds.map((kind) => [kind, namesById(before, after, kind)]))
  return (kind, id) => {
    const withoutName = id === undefined ? 'without an ID' : typeof id === 'string' ? id : idKey(id)
    return namesByKind.get(kind)!.get(idKey(id)) ?? withoutName
  }
}

/** A name that several entries have is followed by the ID. */
function namesById(before: YearValues, after: YearValues, kind: ListName): Map<string, string> {
  // The first file that names an entry decides: what employees see.
  const entries = [...namedEntries(after, kind), ...namedEntries(before, kind)].filter(({ name }) =>
    name.trim(),
  )
  const names = new Map(entries.toReversed().map(({ id, name }) => [idKey(id), name]))
  const repeated = new Set([...names.values()].filter((name, index, all) => all.indexOf(name) < index))
  return new Map(
    [...names].map(([key, name]) => [
      key,
      repeated.has(name) ? `${name} (${key.replaceAll('"', '')})` : name,
    ]),
  )
}

/** An entry that has another ID in the later version. */
export interface ChangedId {
  kind: ListName
  name: string
  before: Id
  after: Id
}

/**
 * Finds entries whose ID changed: the earlier ID is gone, the later one is new, and both have the same name, which no
 * other entry has. A plan whose name changed too is found by its terms or its position.
 */
export function findChangedIds(before: YearValues, after: YearValues): ChangedId[] {
  const withSameName = findIdsWithSameName(before, after)
  return [...withSameName, ...findRenamedPlans(before, after, withSameName)]
}

function findIdsWithSameName(before: YearValues, after: YearValues): ChangedId[] {
  return idKinds.flatMap((kind) => {
    const [earlier, later] = [before, after].map((values) => idsByName(values, kind))
    const isIn = (values: YearValues, id: Id) => entriesWith(values, kind, id).length > 0
    return [...earlier!].flatMap(([name, ids]) => {
      const [[old, ...others], [next, ...nextOthers]] = [[...ids], [...(later!.get(name) ?? [])]]
      if (old === undefined || next === undefined || others.length > 0 || nextOthers.length > 0) return []
      return isIn(after, old) || isIn(before, next) ? [] : [{ kind, name, before: old, after: next }]
    })
  })
}

/**
 * Pairs plans that are gone with new ones: with those of the same terms, and the only one with the only one in its position
 * if most of their terms are the same.
 */
function findRenamedPlans(before: YearValues, after: YearValues, known: readonly ChangedId[]): ChangedId[] {
  const plansWithout = (values: YearValues, other: YearValues, side: 'before' | 'after') =>
    itemsOf(values, 'plans.json', 'plans').flatMap((entry, index) => {
      if (!isRecord(entry) || !isId(entry.key)) return []
      const { key, displayName: name, ...terms } = entry
      const isKnown = known.some((each) => each.kind === 'plans' && each[side] === key)
      if (isKnown || typeof name !== 'string' || entriesWith(other, 'plans', key).length > 0) return []
      // Without the symbol for the translations of its texts.
      return { key, name, index, terms: Object.fromEntries(Object.entries(terms)) }
    })
  const [gone, added] = [plansWithout(before, after, 'before'), plansWithout(after, before, 'after')]
  type Plan = (typeof gone)[number]
  const isOnlyOne = gone.length === 1 && added.length === 1
  const isPair = (one: Plan, other: Plan) =>
    isEqual(one.terms, other.terms) ||
    (isOnlyOne && one.index === other.index && areMostlyEqual(one.terms, other.terms))
  return gone.flatMap((old) => {
    const [next, ...others] = added.filter((plan) => isPair(old, plan))
    if (!next || others.length > 0 || gone.filter((plan) => isPair(plan, next)).length > 1) return []
    return { kind: 'plans' as const, name: next.name, before: old.key, after: next.key }
  })
}

function areMostlyEqual(one: Entry, other: Entry) {
  const [terms, others] = [listTerms(one), listTerms(other)]
  const shared = terms.filter((term) => others.includes(term))
  return shared.length * 2 > Math.max(terms.length, others.length)
}

/** The values of a plan as texts, such as its individual deductible, a service with its payment, or a row of payroll. */
function listTerms(plan: Entry): string[] {
  return Object.entries(plan).flatMap(([name, value]) => {
    const parts = Array.isArray(value) ? value : isRecord(value) ? Object.entries(value) : [value]
    return parts.map((part: unknown) => JSON.stringify([name, part]))
  })
}

/** Replaces changed IDs everywhere in the earlier version, so that its values are compared with those of the new IDs. */
export function withChangedIds(values: YearValues, changes: readonly ChangedId[]): YearValues {
  if (changes.length === 0) return values
  const copy = Object.fromEntries(yearFiles.map((file) => [file, copyValue(values[file])])) as YearValues
  for (const { kind, before, after } of changes) replaceId(copy, kind, before, after)
  return copy
}

/** Replaces an ID everywhere, in place. */
export function replaceId(values: YearValues, kind: ListName, id: Id, newId: Id): void {
  for (const { place } of findReferences(values, kind, { id })) replaceReference(place, newId)
  for (const { entry } of entriesWith(values, kind, id)) entry[lists[kind].key] = newId
}

/** The entries with an ID in both files. */
export function entriesWith(values: YearValues, kind: ListName, id: Id) {
  return entriesOf(values, kind).filter(({ entry }) => entry[lists[kind].key] === id)
}

function entriesOf(values: YearValues, kind: ListName) {
  return yearFiles.flatMap((file) =>
    itemsOf(values, file, kind).flatMap((entry, index) => (isRecord(entry) ? [{ file, index, entry }] : [])),
  )
}

/** The names of a list's entries in both files, with their IDs. */
function namedEntries(values: YearValues, kind: ListName): { id: Id; name: string }[] {
  const { key, names } = lists[kind]
  return entriesOf(values, kind).flatMap(({ file, entry }) => {
    const [id, name] = [entry[key], entry[names[file] ?? '']]
    return isId(id) && typeof name === 'string' ? [{ id, name }] : []
  })
}

function idsByName(values: YearValues, kind: ListName): Map<string, Set<Id>> {
  const ids = new Map<string, Set<Id>>()
  for (const { id, name } of namedEntries(values, kind)) ids.set(name, (ids.get(name) ?? new Set()).add(id))
  return ids
}
