import { checkClients } from '../check/checkClients.ts'
import { changeText } from '../check/clientFolders/clientChanges.ts'
import { commitChanges } from './commitChanges.ts'
import { FileConflictError } from '../check/files/changeFiles.ts'
import { UsageError } from '../check/files/UsageError.ts'
import { fixClients, type FixedClients } from '../check/fixClients.ts'
import type { FolderContents } from './readClients.ts'
import { isWithin, type Target } from './targets.ts'

interface FixedFiles extends Omit<FixedClients, 'diagnostics'> {
  /** A sentence for each file that could not be written. It is as it was. */
  writeErrors: string[]
}

/** Applies the fixes and writes the changed files, unless another program has changed them since they were read. */
export async function fixFiles(
  target: Target,
  { texts: originals, irregular }: FolderContents,
): Promise<FixedFiles> {
  const check = (texts: ReadonlyMap<string, string>) => checkClients(texts, irregular)
  const { files, fixed } = fixClients(originals, (path) => isWithin(target, path), check)
  const writeErrors = new Map<string, string>()
  for (const [path, text] of files) {
    const original = originals.get(path)!
    if (text === original) continue
    const prepare = () =>
      changeText(target.root, path, (current) => {
        if (current !== original) throw new FileConflictError(path)
        return text
      })
    await commitChanges(target.root, prepare).catch((error: unknown) => {
      if (!(error instanceof UsageError)) throw error
      writeErrors.set(path, error.message)
    })
  }
  if (writeErrors.size === 0) return { files, fixed, writeErrors: [] }
  const written = new Map(
    [...files].map(([path, text]) => [path, writeErrors.has(path) ? originals.get(path)! : text]),
  )
  return {
    files: written,
    fixed: fixed.filter(({ file }) => !writeErrors.has(file)),
    writeErrors: [...writeErrors.values()],
  }
}
