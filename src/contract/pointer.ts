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
