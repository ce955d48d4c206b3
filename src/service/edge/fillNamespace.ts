import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readDocuments } from '../../clients/clientFolder.ts'
import { clientEntries, namePrefix } from './clientEntries.ts'
import { runWrangler } from './wrangler.ts'

/**
 * Replaces the clients of a namespace with those of a folder, after checking all documents of the folder.
 * @param target wrangler options that select the namespace: --local or --remote, and their options
 * @returns the number of API keys
 * @throws Error with the problems of a document, or with the exit code of wrangler
 */
export async function fillNamespace(folder: string, target: string[]): Promise<number> {
  const entries = clientEntries(await readDocuments(folder))
  const currentNames = new Set(entries.map(({ name }) => name))
  const kv = (...args: string[]) => runWrangler(['kv', ...args, '--binding', 'CLIENTS', ...target])
  const temporary = await mkdtemp(join(tmpdir(), 'entries-'))
  const writeList = async (file: string, list: unknown[]) => {
    const path = join(temporary, file)
    await writeFile(path, JSON.stringify(list))
    return path
  }
  try {
    const pairs = entries.map(({ name, value }) => ({ key: name, value }))
    await kv('bulk', 'put', await writeList('put.json', pairs))
    const listed = JSON.parse(await kv('key', 'list', '--prefix', namePrefix)) as { name: string }[]
    const obsolete = listed.map(({ name }) => name).filter((name) => !currentNames.has(name))
    if (obsolete.length > 0) await kv('bulk', 'delete', await writeList('delete.json', obsolete), '--force')
  } finally {
    await rm(temporary, { recursive: true })
  }
  return entries.length
}
