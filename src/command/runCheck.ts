import { basename, dirname, join, relative, resolve } from 'node:path'
import { text as readText } from 'node:stream/consumers'
import { isYearFile, languagesFolder } from '../contract/clientFiles.ts'
import { checkClients } from '../check/checkClients.ts'
import { rootFiles } from '../check/clients/classifyPaths.ts'
import { UsageError } from '../check/files/UsageError.ts'
import { fixFiles } from './fixFiles.ts'
import { formats, type Format } from './formats/formats.ts'
import type { Report, ReportedFile } from './formats/Report.ts'
import { readClients, type FolderContents } from './readClients.ts'
import {
  defaultRoot,
  diagnosticsForTarget,
  findRootOfFile,
  findTargets,
  isWithin,
  type Target,
} from './targets.ts'

export interface CheckOptions {
  format: Format
  maxDiagnostics: number
  fix?: boolean
  strict?: boolean
  quiet?: boolean
  /** The file that standard input replaces. */
  stdinFilename?: string
}

/**
 * Checks files and folders and writes a report to standard output.
 * @param paths files, clients' folders, or folders of all clients. '-' is standard input. If empty, CLIENTS_DIR.
 * @returns 1 if there are errors, or warnings with --strict; else 0
 * @throws UsageError if a path does not exist, cannot be read, or has no client; and, after writing the report, if a
 * fixed file cannot be written
 */
export async function runCheck(paths: string[], options: CheckOptions): Promise<number> {
  const { format, strict = false, quiet = false, maxDiagnostics } = options
  const results = await checkPaths(paths, options)
  const files = results.flatMap((result) => result.files)
  const report: Report = { files, quiet, maxDiagnostics }
  process.stdout.write(await formats[format](report))
  const writeErrors = results.flatMap((result) => result.writeErrors)
  if (writeErrors.length > 0) throw new UsageError(writeErrors.join('\n'))
  const hasProblems = files
    .flatMap(({ diagnostics }) => diagnostics)
    .some(({ severity }) => strict || severity === 'error')
  return hasProblems ? 1 : 0
}

interface TargetResult {
  files: ReportedFile[]
  writeErrors: string[]
}

async function checkPaths(paths: string[], options: CheckOptions): Promise<TargetResult[]> {
  const { fix, stdinFilename } = options
  if (!paths.includes('-')) {
    if (stdinFilename !== undefined)
      throw new UsageError('--stdin-filename needs the path -, for standard input.')
    const targets = await findTargets(paths.length > 0 ? paths : [defaultRoot()])
    return Promise.all(targets.map(async (target) => checkTarget(target, await readClients(target), options)))
  }
  if (paths.length > 1) throw new UsageError('Standard input (-) cannot be combined with other paths.')
  if (fix) throw new UsageError('--fix cannot write to standard input. Name the file instead of -.')
  if (stdinFilename === undefined)
    throw new UsageError(
      'Name the file that standard input replaces, as in: --stdin-filename lakeshore/plans.json',
    )
  return [await checkStdin(stdinFilename, options)]
}

/**
 * Checks standard input as the text of a file, which need not exist.
 * @throws UsageError if no document has that name
 */
async function checkStdin(filename: string, options: CheckOptions): Promise<TargetResult> {
  const name = basename(filename)
  const fullPath = resolve(filename)
  const isOfLanguage = basename(dirname(fullPath)) === languagesFolder && name.endsWith('.json')
  if (!rootFiles.has(name) && !isYearFile(name) && !isOfLanguage)
    throw new UsageError(
      'The name after --stdin-filename is not instance.json, plans.json, keys.json, accepted.json or languages/<tag>.json.',
    )
  const root = await findRootOfFile(fullPath)
  const path = relative(root, fullPath).replaceAll('\\', '/')
  const target = { root, selected: [path] }
  const texts = new Map([[path, await readText(process.stdin)]])
  return checkTarget(target, await readClients(target, texts), options)
}

/** Checks the files of a target, and fixes them if the options say so. */
export async function checkTarget(
  target: Target,
  contents: FolderContents,
  { fix = false }: Pick<CheckOptions, 'fix'> = {},
): Promise<TargetResult> {
  const { texts, irregular } = contents
  const { files, fixed, writeErrors, ...result } = fix
    ? await fixFiles(target, contents)
    : { files: texts, diagnostics: checkClients(texts, irregular), fixed: [], writeErrors: [] }
  const checkedPaths = [...files.keys()].filter((path) => isWithin(target, path))
  const diagnostics = diagnosticsForTarget(target, result.diagnostics)
  const reportedPaths = new Set([...checkedPaths, ...diagnostics.map(({ file }) => file)])
  const reported = [...reportedPaths].toSorted().map((path) => ({
    path: displayPath(join(target.root, path)),
    text: files.get(path) ?? '',
    diagnostics: diagnostics
      .filter(({ file }) => file === path)
      .toSorted((one, other) => one.start.offset - other.start.offset),
    fixed: fixed.filter(({ file }) => file === path),
  }))
  return { files: reported, writeErrors }
}

/** Files outside the working directory get an absolute path, because programs that read reports reject '../'. */
function displayPath(path: string) {
  const relativePath = relative(process.cwd(), path).replaceAll('\\', '/')
  return relativePath.startsWith('../') ? resolve(path).replaceAll('\\', '/') : relativePath
}
