import { constants } from 'node:fs'
import { access, realpath, rename, rm, stat, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'

/**
 * Writes a file that is there anew, in one step: whoever reads it meanwhile has the text of before or of after. A link
 * stays one, and leads to what was written; the mode stays.
 * @throws the file system's error; the file is then as it was.
 */
export async function replaceFile(path: string, text: string): Promise<void> {
  const target = await realpath(path)
  // What is to be read only would be replaced all the same.
  await access(target, constants.W_OK)
  const { mode } = await stat(target)
  const draft = join(dirname(target), `.${basename(target)}.${process.pid}`)
  try {
    await writeFile(draft, text, { mode })
    await rename(draft, target)
  } catch (error) {
    // What went wrong first is what is told.
    await rm(draft, { force: true }).catch(() => undefined)
    throw error
  }
}
