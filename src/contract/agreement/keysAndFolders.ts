/**
 * Where the keys and the folders of clients do not agree: the keys that lead to none, and the folders that no key
 * leads to.
 * @param keys the names of folders by API key
 */
export function keysAndFolders(
  keys: ReadonlyMap<string, string>,
  folders: readonly string[],
): { nowhere: { key: string; folder: string; place: number }[]; unreachable: string[] } {
  const all = [...keys].map(([key, folder], place) => ({ key, folder, place }))
  const named = new Set(keys.values())
  return {
    nowhere: all.filter(({ folder }) => !folders.includes(folder)),
    unreachable: folders.filter((folder) => !named.has(folder)),
  }
}
