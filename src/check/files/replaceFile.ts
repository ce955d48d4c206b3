import { randomUUID } from 'node:crypto'
import { realpath, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { ifMissing } from '../../clients/readDocuments.ts'
import { statWritable, writeNewFile } from './writeNewFile.ts'

/**
 * Replaces the content of a file atomically: a concurrent reader gets the old or the new content. Follows links, and
 * keeps mode and owner. For files of clients, use changeFiles.
 * @throws the file system's error, which leaves the file unchanged; EACCES if the file is read-only
 */
export async function replaceFile(path: string, content: string | Buffer): Promise<void> {
  const target = await realpath(path).catch(ifMissing(path))
  const owner = await statWritable(target)
  const staged = join(dirname(target), `.mediplan-${randomUUID()}`)
  await writeNewFile(staged, Buffer.from(content), owner)
  try {
    await rename(staged, target)
  } catch (error) {
    await rm(staged, { force: true })
    throw error
  }
}
