import { partsOf } from '../../contract/pointer.ts'

/** What a pointer leads to; undefined of what is not there. */
export function valueAt(document: unknown, path: string): unknown {
  return partsOf(path).reduce<unknown>(
    (value, part) => (Object.hasOwn(Object(value) as object, part) ? (value as never)[part] : undefined),
    document,
  )
}

/** The pointer to what holds the place. */
export function ownerOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/'))
}

/** The rows of a list; none of what is no list. */
export function rowsAt(document: unknown, path: string): unknown[] {
  const value = valueAt(document, path)
  return Array.isArray(value) ? value : []
}
