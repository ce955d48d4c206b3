import { join, relative, resolve } from 'node:path'
import { checkClients } from '../checkClients.ts'
import { UsageError } from '../files/UsageError.ts'
import { fixFiles } from './fixFiles.ts'
import { formats, type Format } from './formats/formats.ts'
import type { Report, ReportedFile } from './formats/Report.ts'
import { readClients, type ReadFiles } from './readClients.ts'
import { lookAtStdin, readStdinAs } from './stdin.ts'
import { findTargets, isWithin, type Target } from './targets.ts'
import { diagnosticsForTarget } from './diagnosticsForTarget.ts'

export interface CheckOptions {
  format: Format
  fix: boolean
  strict: boolean
  quiet: boolean
  maxDiagnostics: number
  /** The file that standard input is checked as. */
  stdinFilename?: string
}

/**
 * Checks files and folders and writes what was found to standard output.
 * @param paths files, folders of clients, folders of all clients; none for CLIENTS_DIR; '-' for standard input.
 * @returns 1 when there are errors, or warnings where it is strict; else 0.
 * @throws UsageError when a path is not there, cannot be read, or has no client; and, after the report, when something
 * that was mended could not be written.
 */
export async function check(paths: string[], options: CheckOptions): Promise<number> {
  const { format, strict, quiet, maxDiagnostics } = options
  const looks = await lookAll(paths, options)
  const reported = looks.flatMap(({ files }) => files)
  const report: Report = { files: reported, strict, quiet, maxDiagnostics }
  const write = await formats[format]()
  process.stdout.write(write(report))
  const unwritten = looks.flatMap((look) => look.unwritten)
  if (unwritten.length > 0) throw new UsageError(unwritten.join('\n'))
  const counts = reported
    .flatMap(({ diagnostics }) => diagnostics)
    .some(({ severity }) => strict || severity === 'error')
  return counts ? 1 : 0
}

interface Look {
  /** Every file that was looked at, with what was found there and what was mended. */
  files: ReportedFile[]
  unwritten: string[]
}

async function lookAll(paths: string[], { fix, stdinFilename }: CheckOptions): Promise<Look[]> {
  const { CLIENTS_DIR = 'fixtures/clients' } = process.env
  if (!paths.includes('-')) {
    if (stdinFilename !== undefined)
      throw new UsageError('--stdin-filename needs the path -, for standard input.')
    const targets = await findTargets(paths.length > 0 ? paths : [CLIENTS_DIR])
    return Promise.all(targets.map(async (target) => lookAt(target, await readClients(target), fix)))
  }
  if (paths.length > 1) throw new UsageError('Standard input (-) is checked alone, without other paths.')
  if (fix) throw new UsageError('--fix cannot write to standard input. Name the file instead of -.')
  if (stdinFilename === undefined) return [{ files: [await lookAtStdin()], unwritten: [] }]
  const { target, texts } = await readStdinAs(stdinFilename)
  return [await lookAt(target, await readClients(target, texts), false)]
}

async function lookAt(target: Target, read: ReadFiles, fix: boolean): Promise<Look> {
  const { texts, irregular } = read
  const { files, fixed, unwritten, ...all } = fix
    ? await fixFiles(target, read)
    : { files: texts, diagnostics: checkClients(texts, irregular), fixed: [], unwritten: [] }
  const diagnostics = diagnosticsForTarget(target, all.diagnostics)
  const looked = [...files.keys()].filter((path) => isWithin(target, path))
  const told = diagnostics.map(({ file }) => file)
  const reported = [...new Set([...looked, ...told])].toSorted().map((path) => ({
    path: shownPath(join(target.root, path)),
    text: files.get(path) ?? '',
    diagnostics: diagnostics.filter(({ file }) => file === path),
    fixed: fixed.filter(({ file }) => file === path),
  }))
  return { files: reported, unwritten }
}

/** Relative to the working directory, and absolute outside of it: programs that read reports do not accept '../'. */
function shownPath(path: string) {
  const inside = relative(process.cwd(), path).replaceAll('\\', '/')
  return inside.startsWith('../') ? resolve(path).replaceAll('\\', '/') : inside
}
