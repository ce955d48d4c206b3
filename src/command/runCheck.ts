import { basename, dirname, join, relative, resolve } from 'node:path'
import { text as readText } from 'node:stream/consumers'
import { isClientFolder, isYearFile, languagesFolder } from '../contract/clientFiles.ts'
import { rootFiles } from '../check/clients/classifyPaths.ts'
import { exists } from '../check/files/readFiles.ts'
import { UsageError } from '../check/files/UsageError.ts'
import { checkFiles, checkTarget, type CheckedFiles } from './checkFiles.ts'
import { formats, type Format } from './formats/formats.ts'
import type { Report } from './formats/Report.ts'
import { readProject, type ClientsOption } from './project.ts'
import { readClients } from './readClients.ts'
import { requireClient, withoutEndSlash } from './requireClient.ts'
import { findRootOfFile } from './targets.ts'

interface CheckOptions extends ClientsOption {
  format: Format
  maxDiagnostics: number
  fix?: boolean
  strict?: boolean
  quiet?: boolean
  stdinFilename?: string
}

/**
 * Checks files and folders and writes a report to standard output.
 * @param paths files, clients' folders, or folders of all clients. '-' is standard input. If empty, the folder of all clients.
 * @returns 1 if there are errors, or warnings with --strict; else 0
 * @throws UsageError if a path does not exist, cannot be read, or has no client; and, after writing the report, if a
 * fixed file cannot be written
 */
export async function runCheck(paths: string[], options: CheckOptions): Promise<number> {
  const { format, strict = false, quiet = false, maxDiagnostics } = options
  const { files, writeErrors } = await checkPaths(paths, options)
  const report: Report = { files, quiet, maxDiagnostics }
  process.stdout.write(await formats[format](report))
  if (writeErrors.length > 0) throw new UsageError(writeErrors.join('\n'))
  const hasProblems = files
    .flatMap(({ diagnostics }) => diagnostics)
    .some(({ severity }) => strict || severity === 'error')
  return hasProblems ? 1 : 0
}

async function checkPaths(paths: string[], options: CheckOptions): Promise<CheckedFiles> {
  const { fix, stdinFilename } = options
  if (!paths.includes('-')) {
    if (stdinFilename !== undefined)
      throw new UsageError('--stdin-filename needs the path -, for standard input.')
    const targets = await Promise.all(paths.map((path) => findPath(path, options)))
    return checkFiles(paths.length > 0 ? targets : [(await readProject(options)).clients], options)
  }
  if (paths.length > 1) throw new UsageError('Standard input (-) cannot be combined with other paths.')
  if (fix) throw new UsageError('--fix cannot write to standard input. Name the file instead of -.')
  if (stdinFilename === undefined)
    throw new UsageError(
      'Name the file that standard input replaces, as in: --stdin-filename lakeshore/plans.json',
    )
  return checkStdin(stdinFilename)
}

/** A name that is not a path is that of a client, as in other commands. */
async function findPath(path: string, options: ClientsOption) {
  const isName = isClientFolder(withoutEndSlash(path)) && !path.endsWith('.json')
  if (!isName || (await exists(path))) return path
  const { clients } = await readProject(options)
  return join(clients, await requireClient(clients, path))
}

/**
 * Checks standard input as the text of a file, which need not exist.
 * @throws UsageError if no document has that name
 */
async function checkStdin(filename: string): Promise<CheckedFiles> {
  const name = basename(filename)
  const fullPath = resolve(filename)
  const isOfLanguage = basename(dirname(fullPath)) === languagesFolder && name.endsWith('.json')
  if (!rootFiles.has(name) && !isYearFile(name) && !isOfLanguage)
    throw new UsageError(
      'Name a document after --stdin-filename: instance.json, plans.json, keys.json, accepted.json, or languages/<tag>.json.',
    )
  const root = await findRootOfFile(fullPath)
  const path = relative(root, fullPath).replaceAll('\\', '/')
  const target = { root, selected: [path] }
  const texts = new Map([[path, await readText(process.stdin)]])
  return checkTarget(target, await readClients(target, texts))
}
