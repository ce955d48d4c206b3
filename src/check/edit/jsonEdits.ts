import type { JSONPath } from 'jsonc-parser'
import { editJson } from './editJson.ts'
import { EditProblem } from './EditProblem.ts'
import { isContainer } from './JsonWriter.ts'

/** A value to set in a JSON text; undefined removes it. */
export type Assignment = readonly [location: JSONPath, value: unknown]

/**
 * Sets a value in a JSON text, or removes it if it is undefined. Missing parents are created. The rest of the text
 * keeps its comments, order, and formatting.
 * @throws EditProblem if the text has syntax errors, or a value above the location is neither a list nor an object
 */
export function setValue(text: string, location: JSONPath, value: unknown): string {
  return setValues(text, [[location, value]])
}

/** Sets values in a JSON text, in order. @throws EditProblem as setValue does */
export function setValues(text: string, assignments: readonly Assignment[]): string {
  return editJson(text, (root) =>
    assignments.reduce((value, [location, part]) => assign(value, location, part), root),
  )
}

/**
 * Inserts an item into a list, which is created if it is missing.
 * @param index at most the list's length
 * @throws EditProblem as setValue does
 */
export function insertItem(text: string, list: JSONPath, index: number, item: unknown): string {
  return editJson(text, (root) => {
    const value = valueAt(root, list)
    if (!Array.isArray(value)) return assign(root, [...list, 0], item)
    value.splice(index, 0, item)
    return root
  })
}

/**
 * Puts the items of a list into another order, with the comments in them.
 * @param order the present index of each item
 * @throws EditProblem as setValue does
 */
export function reorderItems(text: string, list: JSONPath, order: readonly number[]): string {
  return editJson(text, (root) => {
    const value = valueAt(root, list)
    return Array.isArray(value)
      ? assign(
          root,
          list,
          order.map((index) => value[index] as unknown),
        )
      : root
  })
}

function valueAt(root: unknown, location: JSONPath): unknown {
  return location.reduce<unknown>(
    (value, part) => (isContainer(value) ? value[part as never] : undefined),
    root,
  )
}

/** Sets a part of a value in place, and returns the value. */
function assign(value: unknown, [part, ...rest]: JSONPath, newPart: unknown): unknown {
  if (part === undefined) return isContainer(newPart) ? structuredClone(newPart) : newPart
  if ((value === undefined || value === null) && newPart === undefined) return value
  const parent = value ?? (typeof part === 'number' ? [] : (Object.create(null) as object))
  if (!isContainer(parent) || Array.isArray(parent) !== (typeof part === 'number'))
    throw new EditProblem(
      `The value above ${JSON.stringify(part)} is not ${typeof part === 'number' ? 'a list' : 'an object'}.`,
    )
  const next = assign(parent[part as never], rest, newPart)
  if (Array.isArray(parent) && typeof part === 'number') {
    if (next !== undefined) parent[Math.min(part, parent.length)] = next
    else if (part in parent) parent.splice(part, 1)
  } else if (next === undefined) delete (parent as Record<string, unknown>)[part]
  else (parent as Record<string, unknown>)[part] = next
  return parent
}
