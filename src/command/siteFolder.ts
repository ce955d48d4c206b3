import { randomUUID } from 'node:crypto'
import { readdir, readFile, rename, rm, rmdir } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { parse } from 'jsonc-parser'
import { describeFileError } from '../check/files/fileErrors.ts'
import { makeFolder } from '../check/files/folders.ts'
import { replaceFile } from '../check/files/replaceFile.ts'
import { UsageError } from '../check/files/UsageError.ts'
import { ifMissing } from '../clients/readDocuments.ts'
import { isRecord } from '../contract/isRecord.ts'

/** The contents of a site's files by path. The page comes after the files that it needs. */
export type SiteFiles = ReadonlyMap<string, string | Buffer>

/** In the site: the name of the client's folder, and the paths of the files. */
const listFile = 'mediplan-files.json'

/**
 * Writes a site, and deletes the files of an earlier build that it does not use.
 * @throws UsageError if the folder has other files or another client's site, or a file cannot be written
 */
export async function writeSite(folder: string, client: string, site: SiteFiles): Promise<number> {
  const isEmpty = await requireOwnFolder(folder)
  const written = await readList(folder)
  if (written.client !== undefined && written.client !== client)
    throw new UsageError(
      `${folder} has the site of ${written.client}. Name another folder with --out, or delete this one.`,
    )
  const files = new Map([...site, [listFile, JSON.stringify({ client, paths: [...site.keys()] })]])
  await (isEmpty ? writeNewSite(folder, files) : writeFiles(folder, files)).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === undefined) throw error
      throw new UsageError(
        `Cannot write ${folder} (${error.code}). ${describeFileError(error)} ${isEmpty ? 'Nothing is written.' : 'The page is unchanged.'}`,
      )
    },
  )
  const outdated = written.paths.filter((path) => !files.has(path))
  for (const path of outdated) await rm(join(folder, path), { force: true })
  return files.size
}

/**
 * @returns whether the folder is empty or missing
 * @throws UsageError if it has files, and its page is not a calculator
 */
async function requireOwnFolder(folder: string): Promise<boolean> {
  const names = await readdir(folder).catch(ifMissing([]))
  if (names.length === 0) return true
  const page = await readFile(join(folder, 'index.html'), 'utf8').catch(() => '')
  if (!page.includes('<meta name="generator" content="Mediplan"'))
    throw new UsageError(
      `${folder} has other files. Name an empty folder, or one that this command has written.`,
    )
  return false
}

/** Writes the files next to the folder first, so that it has all of them or none. */
async function writeNewSite(folder: string, files: SiteFiles) {
  const staged = join(dirname(resolve(folder)), `.mediplan-${randomUUID()}`)
  try {
    await writeFiles(staged, files)
    // Fails if somebody has written a file into it in the meantime.
    await rmdir(folder).catch(ifMissing(undefined))
    await rename(staged, folder)
  } catch (error) {
    await rm(staged, { recursive: true, force: true })
    throw error
  }
}

/**
 * Reads what an earlier build has written. The next one deletes the files that its page does not use, and no others, such
 * as those of the host.
 */
async function readList(folder: string): Promise<{ client: string | undefined; paths: string[] }> {
  const text = await readFile(join(folder, listFile), 'utf8').catch(() => '[]')
  const list: unknown = parse(text)
  // Earlier builds wrote only the paths.
  const { client, paths } = isRecord(list) ? list : { client: undefined, paths: list }
  return {
    client: typeof client === 'string' ? client : undefined,
    // Nothing outside the site, whatever the list says.
    paths: Array.isArray(paths) ? paths.filter((path) => /^(assets\/)?\w[\w.-]*$/.test(String(path))) : [],
  }
}

/** Writes the page after what it needs. If the process ends before, the earlier page and its files remain. */
async function writeFiles(folder: string, files: SiteFiles) {
  for (const [path, content] of files) {
    await makeFolder(dirname(join(folder, path)))
    await replaceFile(join(folder, path), content)
  }
}
