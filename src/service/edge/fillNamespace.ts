import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readDocuments } from '../../clients/clientFolder.ts'
import { clientEntries, namePrefix, type ClientEntry } from './clientEntries.ts'
import { runWrangler } from './wrangler.ts'

/**
 * Makes a namespace hold the clients of a folder, and no other; all of them are checked first.
 * @param where the options of wrangler that name the namespace: --local or --remote, and what belongs to that.
 * @returns how many keys lead to a client.
 * @throws Error saying what is wrong in which document, or that wrangler failed.
 */
export async function fillNamespace(folder: string, where: string[]): Promise<number> {
  const entries = clientEntries(await readDocuments(folder))
  const kv = (...args: string[]) => runWrangler(['kv', ...args, '--binding', 'CLIENTS', ...where])
  const lists = await mkdtemp(join(tmpdir(), 'entries-'))
  try {
    await kv('bulk', 'put', await written(join(lists, 'put.json'), entries.map(pair)))
    const gone = namesOf(await kv('key', 'list', '--prefix', namePrefix)).filter(
      (name) => !entries.some((entry) => entry.name === name),
    )
    if (gone.length > 0)
      await kv('bulk', 'delete', await written(join(lists, 'delete.json'), gone), '--force')
  } finally {
    await rm(lists, { recursive: true })
  }
  return entries.length
}

async function written(file: string, list: unknown[]) {
  await writeFile(file, JSON.stringify(list))
  return file
}

function pair({ name, value }: ClientEntry) {
  return { key: name, value }
}

function namesOf(listed: string) {
  return (JSON.parse(listed) as { name: string }[]).map(({ name }) => name)
}
