import { constants } from 'node:fs'
import { lstat, open, readFile, stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { toText } from '../../clients/logoFiles.ts'
import { ifMissing, isMissing } from '../../clients/readDocuments.ts'
import { isLoop } from './fileErrors.ts'
import { UsageError } from './UsageError.ts'

/** @returns null if there is no such file. @throws UsageError if it is not a regular file, or the file system's error */
export async function readBytes(path: string): Promise<Buffer | null> {
  const stats = await stat(path).catch(ifMissing(null))
  if (!stats) return null
  // Reading a named pipe may never end.
  if (!stats.isFile()) throw new UsageError(`Cannot read ${path}: it is ${describeKind(stats)}, not a file.`)
  return readFile(path).catch(ifMissing(null))
}

/** Whether there is a file, folder, or link at a path. @throws the file system's error */
export function exists(path: string): Promise<boolean> {
  return lstat(path).then(() => true, ifMissing(false))
}

/**
 * Reads a file. Never blocks, as opening a named pipe would.
 * @returns the text (of a logo, its data: URL), or what the path is ('a named pipe') if it is not a regular file or a link
 * to one
 * @throws the file system's error
 */
export async function readRegularFile(
  path: string,
  flags: number = constants.O_RDONLY,
): Promise<{ text: string } | { irregular: string }> {
  const stats = await stat(path).catch(async (error) => {
    if (await isBrokenLink(path, error)) return undefined
    throw error
  })
  if (!stats) return { irregular: 'a link that leads nowhere' }
  if (!stats.isFile()) return { irregular: describeKind(stats) }
  // It may have been replaced since.
  const file = await open(path, flags | constants.O_NONBLOCK)
  try {
    const opened = await file.stat()
    return opened.isFile()
      ? { text: toText(basename(path), await file.readFile()) }
      : { irregular: describeKind(opened) }
  } finally {
    await file.close()
  }
}

/** @param error from following the link */
export async function isBrokenLink(path: string, error: unknown): Promise<boolean> {
  if (!isMissing(error) && !isLoop(error)) return false
  return lstat(path).then(
    (stats) => stats.isSymbolicLink(),
    () => false,
  )
}

type Stats = Awaited<ReturnType<typeof stat>>

/** What a path is, if it is not a regular file: 'a named pipe'. */
function describeKind(stats: Stats): string {
  if (stats.isDirectory()) return 'a folder'
  if (stats.isFIFO()) return 'a named pipe'
  return stats.isSocket() ? 'a socket' : 'a device'
}
