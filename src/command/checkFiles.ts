import { join, relative, resolve } from 'node:path'
import { checkWithAcceptances } from '../check/checkClients.ts'
import { fixFiles } from './fixFiles.ts'
import type { ReportedFile } from './formats/Report.ts'
import { readClients, type FolderContents } from './readClients.ts'
import { diagnosticsForTarget, findTargets, isWithin, type Target } from './targets.ts'

/** Checked files, and a sentence for each fixed file that could not be written. */
export interface CheckedFiles {
  files: ReportedFile[]
  writeErrors: string[]
}

/**
 * Checks files and folders of clients, as `mediplan check` does. Without errors, the service accepts them.
 * @param paths files, clients' folders, or folders of all clients
 * @param options `fix` also corrects what has only one possible fix, on disk
 * @throws UsageError if a path does not exist, cannot be read, or has no client
 */
export async function checkFiles(
  paths: readonly string[],
  options: { fix?: boolean } = {},
): Promise<CheckedFiles> {
  const targets = await findTargets(paths)
  const results = await Promise.all(
    targets.map(async (target) => checkTarget(target, await readClients(target), options)),
  )
  return {
    files: results.flatMap(({ files }) => files),
    writeErrors: results.flatMap(({ writeErrors }) => writeErrors),
  }
}

export async function checkTarget(
  target: Target,
  contents: FolderContents,
  { fix = false }: { fix?: boolean } = {},
): Promise<CheckedFiles> {
  const { texts, irregular } = contents
  const { files, fixed, writeErrors } = fix
    ? await fixFiles(target, contents)
    : { files: texts, fixed: [], writeErrors: [] }
  const result = checkWithAcceptances(files, irregular)
  const checkedPaths = [...files.keys()].filter((path) => isWithin(target, path))
  const diagnostics = diagnosticsForTarget(target, result.diagnostics)
  const reportedPaths = new Set([...checkedPaths, ...diagnostics.map(({ file }) => file)])
  const reported = [...reportedPaths].toSorted().map((path) => ({
    path: displayPath(join(target.root, path)),
    text: files.get(path) ?? '',
    diagnostics: diagnostics.filter(({ file }) => file === path),
    fixed: fixed.filter(({ file }) => file === path),
    accepted: result.accepted.filter(({ diagnostic }) => diagnostic.file === path).length,
  }))
  return { files: reported, writeErrors }
}

/** Files outside the working directory get an absolute path, because programs that read reports reject '../'. */
function displayPath(path: string) {
  const relativePath = relative(process.cwd(), path).replaceAll('\\', '/')
  return relativePath.startsWith('../') ? resolve(path).replaceAll('\\', '/') : relativePath
}
