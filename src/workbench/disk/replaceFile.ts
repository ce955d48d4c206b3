import { randomUUID } from 'node:crypto'
import { mkdir, open, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { RefusedError } from './RefusedError.ts'

/**
 * Puts a text in the place of a file, which keeps who may do what with it. Whoever reads meanwhile finds the old text
 * or the new one, whole.
 * @throws RefusedError where the file may only be read, or the file system's error.
 */
export async function replaceFile(place: string, text: string): Promise<void> {
  const folder = dirname(place)
  await mkdir(folder, { recursive: true })
  const mode = await modeOf(place)
  // The service passes over names with a dot in front.
  const draft = join(folder, `.${randomUUID()}`)
  try {
    const file = await open(draft, 'wx')
    try {
      if (mode !== null) await file.chmod(mode)
      await file.writeFile(text)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(draft, place)
  } finally {
    await rm(draft, { force: true })
  }
}

const permissions = 0o777
const writing = 0o222

/** Null of a file that is not there yet. Renaming another into its place would go round what it forbids. */
async function modeOf(place: string) {
  const found = await stat(place).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
    return null
  })
  if (!found) return null
  if ((found.mode & writing) !== 0) return found.mode & permissions
  throw new RefusedError('protected', 'The file may only be read: it is write-protected on disk.')
}
