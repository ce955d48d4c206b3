import { stat } from 'node:fs/promises'
import writeFileAtomic from 'write-file-atomic'

const writing = 0o222

/**
 * Puts a text in the place of a file in one step: whoever reads meanwhile has the text of before or of after. A link
 * stays one, and leads to what was written; mode and owner stay.
 * @throws the file system's error, which is EACCES where a file may only be read; it is then as it was.
 */
export async function replaceFile(path: string, text: string): Promise<void> {
  const mode = await modeOf(path)
  // Renaming another file into its place would go round what it forbids.
  if (mode !== null && (mode & writing) === 0)
    throw Object.assign(new Error(`${path} is write-protected`), { code: 'EACCES' })
  await writeFileAtomic(path, text)
}

/** Null of a file that is not there yet. */
async function modeOf(path: string) {
  try {
    return (await stat(path)).mode
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    return null
  }
}
