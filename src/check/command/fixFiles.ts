import { join } from 'node:path'
import { checkClients } from '../checkClients.ts'
import { fixClients, type MendedClients } from '../fixClients.ts'
import { replaceFile } from '../files/replaceFile.ts'
import type { ReadFiles } from './readClients.ts'
import { isWithin, type Target } from './targets.ts'

interface MendedFiles extends MendedClients {
  /** What could not be written, in a sentence each. */
  unwritten: string[]
}

/** Mends what can only be meant in one way, and writes the files that changed. One that cannot be written stays. */
export async function fixFiles(
  target: Target,
  { texts: before, irregular }: ReadFiles,
): Promise<MendedFiles> {
  const check = (texts: ReadonlyMap<string, string>) => checkClients(texts, irregular)
  const { files, diagnostics, fixed } = fixClients(before, (path) => isWithin(target, path), check)
  const kept = new Map<string, string>()
  for (const [path, text] of files) {
    if (text === before.get(path)) continue
    await replaceFile(join(target.root, path), text).catch(({ code }: NodeJS.ErrnoException) =>
      kept.set(path, `Cannot write ${path} (${code}).`),
    )
  }
  if (kept.size === 0) return { files, diagnostics, fixed, unwritten: [] }
  const written = new Map([...files].map(([path, text]) => [path, kept.has(path) ? before.get(path)! : text]))
  return {
    files: written,
    diagnostics: check(written),
    fixed: fixed.filter(({ file }) => !kept.has(file)),
    unwritten: [...kept.values()],
  }
}
