import { open, rm, stat, type FileHandle } from 'node:fs/promises'
import { ifMissing } from '../../clients/readDocuments.ts'

const writePermissions = 0o222

/** The permissions and the owner of a file, as numbers. */
export interface FileOwner {
  mode: number
  uid: number
  gid: number
}

/**
 * Writes a new file, completely and durably, or no file.
 * @param owner of the file that it will replace
 * @throws the file system's error
 */
export async function writeNewFile(path: string, content: Buffer, owner?: FileOwner | null): Promise<void> {
  const file = await open(path, 'wx', owner ? 0o600 : undefined)
  try {
    // Unlike write(), this continues after a short write.
    await file.writeFile(content)
    if (owner) await giveTo(file, owner)
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

/** Only an administrator may give a file to another user, and only a member to a group. */
async function giveTo(file: FileHandle, { mode, uid, gid }: FileOwner) {
  const hasGroup = await file
    .chown(uid, gid)
    .catch(() => file.chown(process.getuid?.() ?? uid, gid))
    .then(
      () => true,
      () => false,
    )
  await file.chmod(hasGroup ? mode : mode & ~0o077)
}

/**
 * Removing a file, or renaming another one over it, bypasses its permissions.
 * @returns null if there is no such file
 * @throws the file system's error; EACCES if the file is read-only
 */
export async function statWritable(path: string): Promise<FileOwner | null> {
  const stats = await stat(path).catch(ifMissing(null))
  if (!stats) return null
  if ((stats.mode & writePermissions) === 0)
    throw Object.assign(new Error(`${path} is write-protected`), { code: 'EACCES', path })
  return { mode: stats.mode & 0o777, uid: stats.uid, gid: stats.gid }
}
