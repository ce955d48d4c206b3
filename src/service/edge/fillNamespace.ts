import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { namePrefix, type ClientEntry } from './clientEntries.ts'
import { runWrangler } from './wrangler.ts'

/**
 * Makes a namespace hold these entries, and no other client.
 * @param where the options of wrangler that name it: --local or --remote, and what belongs to that.
 */
export async function fillNamespace(entries: ClientEntry[], where: string[]): Promise<void> {
  const kv = async (...args: string[]) => runWrangler(['kv', ...args, '--binding', 'CLIENTS', ...where])
  const folder = await mkdtemp(join(tmpdir(), 'entries-'))
  const file = join(folder, 'entries.json')
  try {
    await writeFile(file, JSON.stringify(entries.map(({ name, value }) => ({ key: name, value }))))
    await kv('bulk', 'put', file)
    const listed = JSON.parse(await kv('key', 'list', '--prefix', namePrefix)) as { name: string }[]
    const kept = new Set(entries.map(({ name }) => name))
    const gone = listed.map(({ name }) => name).filter((name) => !kept.has(name))
    if (gone.length === 0) return
    await writeFile(file, JSON.stringify(gone))
    await kv('bulk', 'delete', file, '--force')
  } finally {
    await rm(folder, { recursive: true })
  }
}
