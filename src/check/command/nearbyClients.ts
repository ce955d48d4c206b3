import { readdir } from 'node:fs/promises'
import { join } from 'node:path'

/** How far inside a folder those are looked for that may have been meant. */
const deepest = 2

/** Files of editors and systems have a dot before their name; what is installed is nobody's client. */
export function isSeen(name: string): boolean {
  return !name.startsWith('.') && name !== 'node_modules'
}

/** The folders of clients inside a folder that is none; nothing of what cannot be read. */
export async function nearbyClients(folder: string, level = 1): Promise<string[]> {
  const names = await namesIn(folder)
  const found = await Promise.all(
    names.map(async (name) => {
      const path = join(folder, name)
      if (await hasClients(path)) return [path]
      return level < deepest ? nearbyClients(path, level + 1) : []
    }),
  )
  return found.flat()
}

async function hasClients(folder: string) {
  const names = await namesIn(folder)
  const inside = await Promise.all(names.map((name) => namesIn(join(folder, name))))
  return inside.some((files) => files.includes('instance.json') && files.includes('plans.json'))
}

async function namesIn(folder: string) {
  const names = await readdir(folder).catch((): string[] => [])
  return names.filter(isSeen)
}
