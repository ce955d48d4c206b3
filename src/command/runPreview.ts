import { describeFileError } from '../check/files/fileErrors.ts'
import { readRegularFile } from '../check/files/readFiles.ts'
import { replaceFile } from '../check/files/replaceFile.ts'
import { UsageError } from '../check/files/UsageError.ts'
import { buildPreview, isPreview, type PreviewTexts } from '../preview/buildPreview.ts'
import { print } from './print.ts'
import { consultancyHint, readProject, type ClientsOption } from './project.ts'
import { readCheckedClient } from './readCheckedClient.ts'

interface PreviewOptions extends ClientsOption {
  year?: number
  out?: string
}

/**
 * Writes a preview file of a client's plan year, or prints the errors in its files.
 * @returns 1 if there are errors; else 0
 * @throws UsageError if there is no such client or year, or the file cannot be written
 */
export async function runPreview(client: string, { year, out, ...options }: PreviewOptions): Promise<number> {
  const { clients, consultancy } = await readProject(options)
  const checked = await readCheckedClient(clients, client, { year })
  if (!checked) return 1
  const { name, planYear, texts, warnings } = checked
  const path = out ?? `${name}-${planYear}-preview.html`
  const { page, version, logoProblem } = await buildPreview(Object.fromEntries(texts) as PreviewTexts, {
    consultancy,
  })
  await writePreview(path, page)
  const kilobytes = Math.ceil(Buffer.byteLength(page) / 1000)
  const remark = warnings > 0 ? ` The files have ${warnings} warning${warnings === 1 ? '' : 's'}.` : ''
  print(`Written: ${path} (${kilobytes} kB), plan year ${planYear}, version ${version}.${remark}\n`)
  if (consultancy === undefined) print(consultancyHint)
  if (logoProblem !== null) print(`The file has no logo. ${logoProblem}\n`)
  return 0
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
        ? `There is no folder for ${path}. Create it first.`
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
