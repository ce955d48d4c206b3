/** Documents by their path, with slashes. */
export type Documents = ReadonlyMap<string, unknown>

/** What there is of each document, by the folder it stands in and its path inside that. */
export function byFolder<T>(documents: ReadonlyMap<string, T>): Map<string, Map<string, T>> {
  const folders = new Map<string, Map<string, T>>()
  for (const [path, document] of documents) {
    const [folder = '', ...inside] = path.split('/')
    if (inside.length === 0) continue
    const own = folders.get(folder) ?? new Map<string, T>()
    folders.set(folder, own.set(inside.join('/'), document))
  }
  return folders
}
