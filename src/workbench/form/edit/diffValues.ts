import type { JSONPath } from 'jsonc-parser'
import { isRecord } from '../../../contract/isRecord.ts'

/** A change of one place in a document. Apply the changes of a list in order. */
export type ValueChange =
  /** Undefined removes a property. */
  | { kind: 'set'; location: JSONPath; value: unknown }
  | { kind: 'insert'; list: JSONPath; index: number; value: unknown }
  | { kind: 'remove'; list: JSONPath; index: number }

/**
 * The smallest changes that lead from one value to another: of scalars, of properties that are new or gone, and of list
 * items that are inserted or removed in one place. An undefined property counts as absent.
 */
export function diffValues(before: unknown, after: unknown, location: JSONPath = []): ValueChange[] {
  if (Array.isArray(before) && Array.isArray(after)) return diffLists(before, after, location)
  if (isRecord(before) && isRecord(after)) return diffRecords(before, after, location)
  return isEqual(before, after) ? [] : [{ kind: 'set', location, value: after }]
}

/** Applies changes to a document's value, and creates missing parents. @returns the changed document */
export function applyChanges(document: unknown, changes: readonly ValueChange[]): unknown {
  const root = { document }
  for (const change of changes) {
    if (change.kind === 'set') {
      const path = ['document', ...change.location]
      const parent = findOrCreate(root, path.slice(0, -1))
      const name = path.at(-1)!
      if (change.value === undefined) delete parent[name]
      else parent[name] = change.value
    } else {
      const list = findOrCreate(root, ['document', ...change.list], []) as unknown as unknown[]
      if (change.kind === 'remove') list.splice(change.index, 1)
      else list.splice(change.index, 0, change.value)
    }
  }
  return root.document
}

function diffRecords(
  before: Record<string, unknown>,
  after: Record<string, unknown>,
  location: JSONPath,
): ValueChange[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...names].flatMap((name) =>
    diffValues(ownValue(before, name), ownValue(after, name), [...location, name]),
  )
}

function diffLists(before: readonly unknown[], after: readonly unknown[], list: JSONPath): ValueChange[] {
  const shorter = Math.min(before.length, after.length)
  let start = 0
  while (start < shorter && isEqual(before[start], after[start])) start++
  let end = 0
  while (end < shorter - start && isEqual(before.at(-1 - end), after.at(-1 - end))) end++
  const paired = Array.from({ length: shorter - start - end }, (_, index) => start + index)
  const rest = start + paired.length
  const removed = Array.from({ length: before.length - end - rest }, () => rest)
  const inserted = after.slice(rest, after.length - end)
  return [
    ...paired.flatMap((index) => diffValues(before[index], after[index], [...list, index])),
    ...removed.map((index) => ({ kind: 'remove', list, index }) as const),
    ...inserted.map((value, index) => ({ kind: 'insert', list, index: rest + index, value }) as const),
  ]
}

/** Equal as JSON, whatever the order of properties. */
function isEqual(a: unknown, b: unknown): boolean {
  if (Object.is(a, b) || a === b) return true
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((item, index) => isEqual(item, b[index]))
  if (!isRecord(a) || !isRecord(b)) return false
  const names = new Set([...Object.keys(a), ...Object.keys(b)])
  return [...names].every((name) => isEqual(ownValue(a, name), ownValue(b, name)))
}

type Parent = Record<string | number, unknown>

/** The container at a path. A missing one, or another value in its place, becomes an object or list. */
function findOrCreate(root: object, path: JSONPath, missing: object = {}): Parent {
  return path.reduce<Parent>((parent, name, index) => {
    const value = Object.hasOwn(parent, name) ? parent[name] : undefined
    if (typeof value === 'object' && value !== null) return value as Parent
    const next = path[index + 1]
    const created = next === undefined ? missing : typeof next === 'number' ? [] : {}
    parent[name] = created
    return created as Parent
  }, root as Parent)
}

function ownValue(record: Record<string, unknown>, name: string) {
  return Object.hasOwn(record, name) ? record[name] : undefined
}
