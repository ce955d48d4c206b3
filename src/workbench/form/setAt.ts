import { hasTranslations } from '../../check/edit/translations.ts'
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

/** Whether a group has no values. Texts in other languages are values, too. */
export function isEmpty(value: unknown) {
  return (
    value === undefined ||
    (isRecord(value) && Object.values(value).every((part) => part === undefined) && !hasTranslations(value))
  )
}
