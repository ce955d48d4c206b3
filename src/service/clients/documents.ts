/** Documents by their path, with slashes. */
export type Documents = ReadonlyMap<string, unknown>

/** The documents that stand in a folder, by the folder's name and their path inside it. */
export function byFolder(documents: Documents): Map<string, Map<string, unknown>> {
  const folders = new Map<string, Map<string, unknown>>()
  for (const [path, document] of documents) {
    const [folder = '', ...inside] = path.split('/')
    if (inside.length === 0) continue
    const own = folders.get(folder) ?? new Map<string, unknown>()
    folders.set(folder, own.set(inside.join('/'), document))
  }
  return folders
}
