/** The unescaped property names and list indexes of a JSON Pointer (RFC 6901). */
export function parsePointer(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
}

/** The pointer to the object or list that contains the value of another pointer. */
export function parentPointer(pointer: string): string {
  return pointer.slice(0, pointer.lastIndexOf('/'))
}

/** The pointer to a property or row of the value of another pointer. */
export function childPointer(pointer: string, name: string | number): string {
  const part = typeof name === 'number' ? String(name) : name.replaceAll('~', '~0').replaceAll('/', '~1')
  return `${pointer}/${part}`
}

/** The pointer to the value that names and indexes lead to. */
export function toPointer(path: readonly (string | number)[]): string {
  return path.reduce<string>((parent, part) => childPointer(parent, part), '')
}

/** The pattern of the pointers to values like that at a path: with `*` for each index. */
export function toPattern(path: readonly (string | number)[]): string {
  return path.map((part) => `/${typeof part === 'number' ? '*' : part}`).join('')
}

/** The value of a pointer; undefined if there is none. */
export function valueAt(document: unknown, pointer: string): unknown {
  return parsePointer(pointer).reduce<unknown>(
    (value, part) => (Object.hasOwn(Object(value) as object, part) ? (value as never)[part] : undefined),
    document,
  )
}

/** Sets the value at a pointer whose parent exists. The pointer is not ''. */
export function setValueAt(document: unknown, pointer: string, value: unknown): void {
  const parent = Object(valueAt(document, parentPointer(pointer))) as object
  Object.assign(parent, { [parsePointer(pointer).at(-1)!]: value })
}

/** A value in a document. */
export interface Place {
  pointer: string
  /** The lists and objects that contain it, from the document to its parent. */
  ancestors: (unknown[] | Record<string, unknown>)[]
  /** The names and indexes that lead to it. */
  path: (string | number)[]
  value: unknown
}

/** The values at the pointers that match a pattern, in order. In a pattern, `*` is every index of a list. */
export function findPlaces(document: unknown, pattern: string): Place[] {
  let places: Place[] = [{ pointer: '', ancestors: [], path: [], value: document }]
  for (const part of parsePointer(pattern))
    places = places.flatMap(({ pointer, ancestors, path, value }) => {
      if (typeof value !== 'object' || value === null) return []
      const parent = value as Place['ancestors'][number]
      const keys = Array.isArray(parent) ? [...parent.keys()] : Object.keys(parent)
      const matches = keys.filter((key) => String(key) === part || (part === '*' && Array.isArray(parent)))
      return matches.map((key) => ({
        pointer: childPointer(pointer, key),
        ancestors: [...ancestors, parent],
        path: [...path, key],
        value: parent[key as never] as unknown,
      }))
    })
  return places
}
