import { randomUUID } from 'node:crypto'
import { realpath, rename, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { parse } from 'jsonc-parser'
import { isMissing } from '../clients/readDocuments.ts'
import {
  fileName,
  isClientFile,
  isClientFolder,
  isLanguageFile,
  parentFolder,
  yearFiles,
} from '../contract/clientFiles.ts'
import { valueAt } from '../contract/pointer.ts'
import { buildPreview, isPreview, type PreviewTexts } from '../preview/buildPreview.ts'
import { describeFileError } from '../check/files/fileErrors.ts'
import { readRegularFile } from '../check/files/readFiles.ts'
import { UsageError } from '../check/files/UsageError.ts'
import { statWritable, writeNewFile } from '../check/files/writeNewFile.ts'
import { formatText } from './formats/formatText.ts'
import { countDiagnostics } from './formats/Report.ts'
import { print } from './print.ts'
import { defaultRoot } from './targets.ts'
import { readClients } from './readClients.ts'
import { checkTarget } from './runCheck.ts'

export interface PreviewOptions {
  year?: number
  out?: string
  dir?: string
}

/**
 * Writes a preview file of a client's plan year, or prints the errors in its files.
 * @returns 1 if there are errors; else 0
 * @throws UsageError if there is no such client or year, the file cannot be written, or Vite is not installed
 */
export async function runPreview(
  client: string,
  { year, out, dir: root = defaultRoot() }: PreviewOptions,
): Promise<number> {
  const name = client.replace(/[/\\]+$/, '')
  if (!isClientFolder(name))
    throw new UsageError(
      "Name only the client's folder, such as pelican. --dir names the folder of all clients.",
    )
  requireVite()
  const contents = await readClients({ root, selected: [name] })
  const folder = findYearFolder(contents.texts, name, year)
  const languageFiles = [...contents.texts].filter(([path]) => isLanguageFile(path))
  const selected = [...yearFiles.map((file) => `${folder}/${file}`), ...languageFiles.map(([path]) => path)]
  const { files } = await checkTarget({ root, selected }, contents)
  const { errors, warnings } = countDiagnostics({ files })
  if (errors > 0) {
    process.stdout.write(formatText({ files, quiet: true }, process.stdout.isTTY))
    return 1
  }
  const texts: PreviewTexts = {
    ...Object.fromEntries(languageFiles.map(([path, text]) => [path.slice(name.length + 1), text])),
    'instance.json': contents.texts.get(`${folder}/instance.json`)!,
    'plans.json': contents.texts.get(`${folder}/plans.json`)!,
  }
  const planYear = readPlanYear(texts['instance.json'])
  const path = out ?? `${name}-${planYear}-preview.html`
  const { page, logoProblem } = await buildPreview(texts)
  await writePreview(path, page)
  const kilobytes = Math.ceil(Buffer.byteLength(page) / 1000)
  const remark = warnings > 0 ? ` The files have ${warnings} warning${warnings === 1 ? '' : 's'}.` : ''
  print(`Written: ${path} (${kilobytes} kB), plan year ${planYear}.${remark}\n`)
  if (logoProblem !== null) print(`The file has no logo. ${logoProblem}\n`)
  return 0
}

/** A preview is a build of the calculator. `npm ci --omit=dev` leaves out what builds it. */
function requireVite() {
  try {
    createRequire(import.meta.url).resolve('vite/package.json')
  } catch {
    throw new UsageError('A preview needs the development packages. Install them with `npm ci`.')
  }
}

/**
 * Finds the folder of a plan year.
 * @param wanted the client's current year if undefined
 * @throws UsageError if the client has no such year
 */
function findYearFolder(texts: ReadonlyMap<string, string>, client: string, wanted: number | undefined) {
  if (wanted === undefined) return client
  const years = new Map(
    [...texts]
      .filter(([path]) => isClientFile(path) && fileName(path) === 'instance.json')
      .map(([path, text]) => [readPlanYear(text), parentFolder(path)]),
  )
  const folder = years.get(String(wanted))
  if (folder !== undefined) return folder
  const known = new Intl.ListFormat('en').format([...years.keys()].toSorted())
  throw new UsageError(`${client} has no plan year ${wanted}, only ${known}.`)
}

/** The plan year in an instance.json, which may have errors. */
function readPlanYear(text: string) {
  return String(valueAt(parse(text) as unknown, '/client/planYear'))
}

/** @throws UsageError if the file cannot be written, or is not a preview file */
async function writePreview(path: string, page: string) {
  try {
    if (!(await isReplaceable(path)))
      throw new UsageError(`${path} exists and is not a preview file. Name another file with --out.`)
    await replaceFile(path, page)
  } catch (error) {
    if (error instanceof UsageError) throw error
    const { code } = error as NodeJS.ErrnoException
    throw new UsageError(
      code === 'ENOENT'
        ? `There is no folder for ${path}.`
        : `Cannot write ${path} (${code}). ${describeFileError(error as NodeJS.ErrnoException)}`,
    )
  }
}

/** Whether there is no such file, or only an earlier preview. @throws the file system's error */
async function isReplaceable(path: string) {
  try {
    const existing = await readRegularFile(path)
    return 'text' in existing && isPreview(existing.text)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return true
    throw error
  }
}

/**
 * Replaces the content of a file atomically: a concurrent reader gets the old or the new content. Follows links, and
 * keeps mode and owner. For files of clients, use changeFiles.
 * @throws the file system's error, which leaves the file unchanged; EACCES if the file is read-only
 */
export async function replaceFile(path: string, content: string): Promise<void> {
  const target = await realpath(path).catch((error: unknown) => {
    if (isMissing(error)) return path
    throw error
  })
  const owner = await statWritable(target)
  const staged = join(dirname(target), `.mediplan-${randomUUID()}`)
  await writeNewFile(staged, Buffer.from(content), owner)
  try {
    await rename(staged, target)
  } catch (error) {
    await rm(staged, { force: true })
    throw error
  }
}
