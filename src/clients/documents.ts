/** Documents by path, with slashes. */
export type Documents = ReadonlyMap<string, unknown>

/** Groups documents by the first folder of their path, then by the rest of the path. Skips documents without a folder. */
export function groupByFolder<T>(documents: ReadonlyMap<string, T>): Map<string, Map<string, T>> {
  const folders = new Map<string, Map<string, T>>()
  for (const [path, document] of documents) {
    const [folder = '', ...inner] = path.split('/')
    if (inner.length === 0) continue
    const group = folders.get(folder) ?? new Map<string, T>()
    folders.set(folder, group.set(inner.join('/'), document))
  }
  return folders
}
