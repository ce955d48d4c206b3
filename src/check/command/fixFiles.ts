import { join } from 'node:path'
import { checkClients } from '../checkClients.ts'
import { replaceFile } from '../files/replaceFile.ts'
import { fixClients, type FixedClients } from '../fixClients.ts'
import type { FolderContents } from './readClients.ts'
import { isWithin, type Target } from './targets.ts'

interface FixedFiles extends FixedClients {
  /** A sentence for each file that could not be written. Its diagnostics stay. */
  writeErrors: string[]
}

/** Applies the fixes and writes the changed files. */
export async function fixFiles(
  target: Target,
  { texts: originals, irregular }: FolderContents,
): Promise<FixedFiles> {
  const check = (texts: ReadonlyMap<string, string>) => checkClients(texts, irregular)
  const { files, diagnostics, fixed } = fixClients(originals, (path) => isWithin(target, path), check)
  const writeErrors = new Map<string, string>()
  for (const [path, text] of files) {
    if (text === originals.get(path)) continue
    await replaceFile(join(target.root, path), text).catch(({ code }: NodeJS.ErrnoException) =>
      writeErrors.set(path, `Cannot write ${path} (${code}).`),
    )
  }
  if (writeErrors.size === 0) return { files, diagnostics, fixed, writeErrors: [] }
  const written = new Map(
    [...files].map(([path, text]) => [path, writeErrors.has(path) ? originals.get(path)! : text]),
  )
  return {
    files: written,
    diagnostics: check(written),
    fixed: fixed.filter(({ file }) => !writeErrors.has(file)),
    writeErrors: [...writeErrors.values()],
  }
}
