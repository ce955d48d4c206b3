import { readdir } from 'node:fs/promises'
import { join } from 'node:path'

/** How many levels of folders to search. */
const maxDepth = 2

/** The folders with clients inside a folder that has none itself. Skips folders that cannot be read. */
export async function suggestFolders(folder: string, depth = 1): Promise<string[]> {
  const found = await Promise.all(
    (await visibleNamesIn(folder)).map(async (name) => {
      const path = join(folder, name)
      if (await hasClients(path)) return [path]
      return depth < maxDepth ? suggestFolders(path, depth + 1) : []
    }),
  )
  return found.flat()
}

/** Excludes hidden files and installed packages. */
export function isVisible(name: string): boolean {
  return !name.startsWith('.') && name !== 'node_modules'
}

async function hasClients(folder: string) {
  const names = await visibleNamesIn(folder)
  const contents = await Promise.all(names.map((name) => visibleNamesIn(join(folder, name))))
  return contents.some((files) => files.includes('instance.json') && files.includes('plans.json'))
}

async function visibleNamesIn(folder: string) {
  const names = await readdir(folder).catch((): string[] => [])
  return names.filter(isVisible)
}
