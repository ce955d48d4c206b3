import { stat } from 'node:fs/promises'
import writeFileAtomic from 'write-file-atomic'

const writePermissions = 0o222

/**
 * Replaces the content of a file atomically: a concurrent reader gets the old or the new content. Follows links, and
 * keeps mode and owner.
 * @throws the file system's error; EACCES if the file is read-only, which leaves it unchanged
 */
export async function replaceFile(path: string, content: string | Buffer): Promise<void> {
  await throwIfWriteProtected(path)
  await writeFileAtomic(path, content)
}

/**
 * Removing a file, or renaming another one over it, bypasses its permissions.
 * @throws the file system's error; EACCES if the file is read-only
 */
export async function throwIfWriteProtected(path: string): Promise<void> {
  const mode = await readMode(path)
  if (mode !== null && (mode & writePermissions) === 0)
    throw Object.assign(new Error(`${path} is write-protected`), { code: 'EACCES', path })
}

/** Null if the file does not exist. */
async function readMode(path: string) {
  try {
    return (await stat(path)).mode
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    return null
  }
}
