import { translationsIn } from '../../check/edit/translations.ts'
import { parentPointer, parsePointer, valueAt } from '../../contract/pointer.ts'
import { isRecord } from '../../contract/isRecord.ts'

/**
 * Sets the value at a pointer in place, or removes an undefined one. Creates parents that are missing or of another
 * type. Returns the document, or a new one if it was not an object.
 */
export function setAt(document: unknown, pointer: string, value: unknown): unknown {
  if (pointer === '') return value
  const name = parsePointer(pointer).at(-1)!
  const found = valueAt(document, parentPointer(pointer))
  const isContainer = typeof found === 'object' && found !== null
  const parent = (isContainer ? found : isIndex(name) ? [] : {}) as Record<string, unknown>
  if (value === undefined) delete parent[name]
  else parent[name] = value
  return isContainer ? document : setAt(document, parentPointer(pointer), parent)
}

export function isIndex(part: string): boolean {
  return /^\d+$/.test(part)
}

/** Removes an object without values and those around it, such as a logo without an address, but no items of lists. */
export function removeEmpty(document: unknown, pointer: string): void {
  const name = parsePointer(pointer).at(-1)
  if (name === undefined || isIndex(name) || !isEmpty(valueAt(document, pointer))) return
  setAt(document, pointer, undefined)
  removeEmpty(document, parentPointer(pointer))
}

/** Texts in other languages are values, too. */
function isEmpty(value: unknown) {
  return (
    isRecord(value) &&
    Object.values(value).every((part) => part === undefined) &&
    Object.keys(translationsIn(value)).length === 0
  )
}
