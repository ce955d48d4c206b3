/** The names and places that a JSON Pointer (RFC 6901) leads along. */
export function partsOf(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
}

/** The pointer to the object or list that holds what another one leads to. */
export function ownerOf(pointer: string): string {
  return pointer.slice(0, pointer.lastIndexOf('/'))
}

/** The pointer to what stands inside of what another one leads to. */
export function inside(pointer: string, name: string | number): string {
  const part = typeof name === 'number' ? String(name) : name.replaceAll('~', '~0').replaceAll('/', '~1')
  return `${pointer}/${part}`
}

/** The value that a pointer leads to; undefined if there is none. */
export function valueAt(document: unknown, pointer: string): unknown {
  return partsOf(pointer).reduce<unknown>(
    (value, part) => (Object.hasOwn(Object(value) as object, part) ? (value as never)[part] : undefined),
    document,
  )
}
