import { cp, mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import sampleKeys from '../../fixtures/clients/keys.json' with { type: 'json' }

/** A client to add: its documents of the current year, and its own languages by tag. */
interface AddedClient {
  instance: object
  plans: object
  languages?: Readonly<Record<string, object>>
}

/** Copies the sample clients to a temporary folder, and adds clients by their key, which is also their folder. */
export async function createClientFolder(added: Readonly<Record<string, AddedClient>>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'mediplan-clients-'))
  await cp(join(import.meta.dirname, '../../fixtures/clients'), folder, { recursive: true })
  const write = async (path: string, document: object) => {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), JSON.stringify(document, null, 2))
  }
  for (const [key, { instance, plans, languages = {} }] of Object.entries(added)) {
    await write(`${key}/instance.json`, instance)
    await write(`${key}/plans.json`, plans)
    for (const [tag, language] of Object.entries(languages))
      await write(`${key}/languages/${tag}.json`, language)
  }
  const keys = Object.keys(added).map((key) => [key, key])
  await write('keys.json', { keys: { ...sampleKeys.keys, ...Object.fromEntries(keys) } })
  return folder
}
