import { randomUUID } from 'node:crypto'
import type { Stats } from 'node:fs'
import { open, realpath, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { isMissing } from '../../clients/clientFolder.ts'

const writePermissions = 0o222

/**
 * Replaces the content of a file atomically: a concurrent reader gets the old or the new content. Follows links, and
 * keeps mode and owner. For files of clients, use changeFiles.
 * @throws the file system's error, which leaves the file unchanged; EACCES if the file is read-only
 */
export async function replaceFile(path: string, content: string): Promise<void> {
  const target = await linkTarget(path)
  const stats = await throwIfWriteProtected(target)
  const staged = join(dirname(target), `.mediplan-${randomUUID()}`)
  await writeNewFile(staged, Buffer.from(content), stats)
  try {
    await rename(staged, target)
  } catch (error) {
    await rm(staged, { force: true })
    throw error
  }
}

/**
 * Writes a new file, completely and durably, or no file.
 * @param like the file that it will replace, whose mode and owner it gets
 * @throws the file system's error
 */
export async function writeNewFile(path: string, content: Buffer, like?: Stats | null): Promise<void> {
  const file = await open(path, 'wx', like?.mode)
  try {
    // Unlike write(), this continues after a short write.
    await file.writeFile(content)
    if (like) {
      // Only an administrator may give files away.
      await file.chown(like.uid, like.gid).catch(() => undefined)
      await file.chmod(like.mode)
    }
    await file.sync()
    const { size } = await file.stat()
    if (size !== content.length)
      throw Object.assign(new Error(`${path} is incomplete`), { code: 'ENOSPC', path })
  } catch (error) {
    await rm(path, { force: true })
    throw error
  } finally {
    await file.close()
  }
}

/** The path of the file that a link leads to; the path itself if nothing is there. */
export async function linkTarget(path: string): Promise<string> {
  return realpath(path).catch((error: unknown) => {
    if (isMissing(error)) return path
    throw error
  })
}

/**
 * Removing a file, or renaming another one over it, bypasses its permissions.
 * @returns null if there is no such file
 * @throws the file system's error; EACCES if the file is read-only
 */
export async function throwIfWriteProtected(path: string): Promise<Stats | null> {
  const stats = await stat(path).catch((error: unknown) => {
    if (isMissing(error)) return null
    throw error
  })
  if (stats && (stats.mode & writePermissions) === 0)
    throw Object.assign(new Error(`${path} is write-protected`), { code: 'EACCES', path })
  return stats
}
