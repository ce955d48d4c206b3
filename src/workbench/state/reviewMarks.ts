const prefix = 'mediplan-workbench-checklist/'

/** The IDs of the checklist's items that the user has marked as done. */
export function readMarks(
  store: Pick<Storage, 'getItem'>,
  client: string,
  year: number,
): ReadonlySet<string> {
  try {
    const marks: unknown = JSON.parse(store.getItem(keyOf(client, year)) ?? '[]')
    return new Set(Array.isArray(marks) ? marks.filter((mark) => typeof mark === 'string') : [])
  } catch {
    return new Set()
  }
}

/** A full storage loses the marks at the next reload, and nothing else. */
export function writeMarks(
  store: Pick<Storage, 'setItem'>,
  client: string,
  year: number,
  marks: ReadonlySet<string>,
): void {
  try {
    store.setItem(keyOf(client, year), JSON.stringify([...marks]))
  } catch {
    // Nothing to do.
  }
}

/** Keeps the marks of a client whose folder is renamed. */
export function moveMarks(store: Storage, from: string, to: string): void {
  const start = `${prefix}${from}/`
  const keys = Array.from({ length: store.length }, (_, index) => store.key(index) ?? '')
  for (const key of keys.filter((each) => each.startsWith(start))) {
    const marks = store.getItem(key)
    store.removeItem(key)
    if (marks !== null) store.setItem(`${prefix}${to}/${key.slice(start.length)}`, marks)
  }
}

function keyOf(client: string, year: number) {
  return `${prefix}${client}/${year}`
}
