import { constants } from 'node:fs'
import { lstat, open, stat } from 'node:fs/promises'
import { isMissing } from '../../clients/clientFolder.ts'
import { isLoop } from './fileErrors.ts'

/**
 * The text of a file. Never waits for another process, as reading a named pipe does.
 * @returns its text, or what it is ('a named pipe') if it is not a regular file or a link to one.
 * @throws the file system's error.
 */
export async function readRegularFile(
  path: string,
  flags: number = constants.O_RDONLY,
): Promise<{ text: string } | { irregular: string }> {
  const found = await stat(path).catch(async (error) => {
    if (await isBrokenLink(path, error)) return undefined
    throw error
  })
  if (!found) return { irregular: 'a link that leads nowhere' }
  if (!found.isFile()) return { irregular: kindOf(found) }
  // It may have been replaced meanwhile.
  const file = await open(path, flags | constants.O_NONBLOCK)
  try {
    const opened = await file.stat()
    return opened.isFile() ? { text: await file.readFile('utf8') } : { irregular: kindOf(opened) }
  } finally {
    await file.close()
  }
}

/** @param error what following the link came to */
export async function isBrokenLink(path: string, error: unknown): Promise<boolean> {
  if (!isMissing(error) && !isLoop(error)) return false
  return lstat(path).then(
    (found) => found.isSymbolicLink(),
    () => false,
  )
}

type Stats = Awaited<ReturnType<typeof stat>>

function kindOf(found: Stats) {
  if (found.isDirectory()) return 'a folder'
  if (found.isFIFO()) return 'a named pipe'
  return found.isSocket() ? 'a socket' : 'a device'
}
