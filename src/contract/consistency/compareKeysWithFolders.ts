/**
 * Compares the API keys with the folders of the clients.
 * @param keys folder names by API key
 */
export function compareKeysWithFolders(
  keys: ReadonlyMap<string, string>,
  folders: readonly string[],
): {
  keysWithoutFolder: { key: string; folder: string; index: number }[]
  foldersWithoutKey: string[]
} {
  const named = new Set(keys.values())
  return {
    keysWithoutFolder: [...keys]
      .map(([key, folder], index) => ({ key, folder, index }))
      .filter(({ folder }) => !folders.includes(folder)),
    foldersWithoutKey: folders.filter((folder) => !named.has(folder)),
  }
}
