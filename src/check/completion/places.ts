import { partsOf } from '../../contract/pointer.ts'

/** The value that a pointer leads to; undefined if there is none. */
export function valueAt(document: unknown, path: string): unknown {
  return partsOf(path).reduce<unknown>(
    (value, part) => (Object.hasOwn(Object(value) as object, part) ? (value as never)[part] : undefined),
    document,
  )
}

/** The rows of a list; none if it is not a list. */
export function rowsAt(document: unknown, path: string): unknown[] {
  const value = valueAt(document, path)
  return Array.isArray(value) ? value : []
}
