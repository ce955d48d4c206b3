import { type JSONPath, findNodeAtLocation, parseTree } from 'jsonc-parser'
import { toPointer, valueAt } from '../../contract/pointer.ts'
import { copyValue, editJson, EditError } from './editJson.ts'
import { isContainer } from './JsonWriter.ts'
import { applyEdits } from '../applyFixes.ts'

/** A value to set in a JSON text; undefined removes it. */
export type Assignment = readonly [location: JSONPath, value: unknown]

/**
 * Sets a value in a JSON text, or removes it if it is undefined. Missing parents are created. The rest of the text
 * keeps its comments, order, and formatting.
 * @throws EditError if the text has syntax errors, or a value above the location is neither a list nor an object
 */
export function setValue(text: string, location: JSONPath, value: unknown): string {
  return setValues(text, [[location, value]])
}

/** Sets values in a JSON text, in order. @throws EditError as setValue does */
export function setValues(text: string, assignments: readonly Assignment[]): string {
  return editJson(text, (root) =>
    assignments.reduce((value, [location, part]) => assignValue(value, location, part), root),
  )
}

/**
 * Inserts a copy of an item into a list of a value in place, and returns the value. A missing list is created.
 * @param index at most the list's length
 * @throws EditError as setValue does
 */
export function insertValue(root: unknown, list: JSONPath, index: number, item: unknown): unknown {
  const value = valueAt(root, toPointer(list))
  if (!Array.isArray(value)) return assignValue(root, [...list, 0], item)
  value.splice(index, 0, copyValue(item))
  return root
}

/**
 * Puts the items of a list of a value into another order, in place, and returns the value.
 * @param order the present index of each item
 */
export function reorderValues(root: unknown, list: JSONPath, order: readonly number[]): unknown {
  const value = valueAt(root, toPointer(list))
  if (Array.isArray(value)) value.splice(0, value.length, ...order.map((index) => value[index] as unknown))
  return root
}

/**
 * Sets a part of a value to a copy of another value in place, or removes it if that is undefined. Missing parents are
 * created. Returns the value.
 * @throws EditError as setValue does
 */
export function assignValue(value: unknown, [part, ...rest]: JSONPath, newPart: unknown): unknown {
  if (part === undefined) return copyValue(newPart)
  if ((value === undefined || value === null) && newPart === undefined) return value
  const parent = value ?? (typeof part === 'number' ? [] : (Object.create(null) as object))
  if (!isContainer(parent) || Array.isArray(parent) !== (typeof part === 'number'))
    throw new EditError(
      `The value above ${JSON.stringify(part)} is not ${typeof part === 'number' ? 'a list' : 'an object'}.`,
    )
  const next = assignValue(parent[part as never], rest, newPart)
  if (Array.isArray(parent) && typeof part === 'number') {
    if (next !== undefined) parent[Math.min(part, parent.length)] = next
    else if (part in parent) parent.splice(part, 1)
  } else if (next === undefined) delete (parent as Record<string, unknown>)[part]
  else (parent as Record<string, unknown>)[part] = next
  return parent
}

/** Renames the properties of an object in a JSON text where they stand. */
export function renameProperties(text: string, object: JSONPath, rename: (name: string) => string): string {
  const tree = parseTree(text)
  const properties = (tree && findNodeAtLocation(tree, object))?.children ?? []
  const edits = properties.flatMap(({ type, children: [name] = [] }) => {
    if (type !== 'property' || !name) return []
    const renamed = rename(name.value as string)
    if (renamed === name.value) return []
    return [{ offset: name.offset, length: name.length, text: JSON.stringify(renamed) }]
  })
  return applyEdits(text, edits)
}
