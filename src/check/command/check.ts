import { relative, join } from 'node:path'
import { checkClients } from '../checkClients.ts'
import { CannotRun } from '../files/CannotRun.ts'
import { mendFiles } from './mendFiles.ts'
import { formats, type Format } from './formats/formats.ts'
import type { Report, ReportedFile } from './formats/Report.ts'
import { readClients } from './readClients.ts'
import { findTargets, isWithin, type Target } from './targets.ts'
import { toldOf } from './toldOf.ts'

export interface CheckOptions {
  format: Format
  fix: boolean
  strict: boolean
}

/**
 * Checks files and folders and writes what was found to standard output.
 * @param paths files, folders of clients, folders of all clients; none for CLIENTS_DIR.
 * @returns 1 when there are errors, or warnings where it is strict; else 0.
 * @throws CannotRun when a path is not there, cannot be read, or has no client; and, after the report, when something
 * that was mended could not be written.
 */
export async function check(paths: string[], { format, fix, strict }: CheckOptions): Promise<number> {
  const { CLIENTS_DIR = 'fixtures/clients' } = process.env
  const targets = await findTargets(paths.length > 0 ? paths : [CLIENTS_DIR])
  const looks = await Promise.all(targets.map((target) => lookAt(target, fix)))
  const reported = looks.flatMap(({ files }) => files)
  const report: Report = { files: reported, strict }
  const write = await formats[format]()
  process.stdout.write(write(report))
  const unwritten = looks.flatMap((look) => look.unwritten)
  if (unwritten.length > 0) throw new CannotRun(unwritten.join('\n'))
  const counts = reported
    .flatMap(({ findings }) => findings)
    .some(({ severity }) => strict || severity === 'error')
  return counts ? 1 : 0
}

interface Look {
  /** Every file that was looked at, with what was found there and what was mended. */
  files: ReportedFile[]
  unwritten: string[]
}

async function lookAt(target: Target, fix: boolean): Promise<Look> {
  const read = await readClients(target)
  const { files, fixed, unwritten, ...all } = fix
    ? await mendFiles(target, read)
    : { files: read, findings: checkClients(read), fixed: [], unwritten: [] }
  const findings = toldOf(target, all.findings)
  const looked = [...files.keys()].filter((path) => isWithin(target, path))
  const told = findings.map(({ file }) => file)
  const reported = [...new Set([...looked, ...told])].toSorted().map((path) => ({
    path: relative(process.cwd(), join(target.root, path)).replaceAll('\\', '/'),
    text: files.get(path) ?? '',
    findings: findings.filter(({ file }) => file === path),
    fixed: fixed.filter(({ file }) => file === path),
  }))
  return { files: reported, unwritten }
}
