import { cp, mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sampleKeys from '../../fixtures/clients/keys.json' with { type: 'json' }
import type { GeneratedClient } from '../../fixtures/generate.ts'

/** Copies the sample clients to a temporary folder, and adds a generated client with the key `vastley`. */
export async function createClientFolder({ instance, plans }: GeneratedClient): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'mediplan-clients-'))
  await cp(join(import.meta.dirname, '../../fixtures/clients'), folder, { recursive: true })
  await mkdir(join(folder, 'vastley'))
  const documents = {
    'vastley/instance.json': instance,
    'vastley/plans.json': plans,
    'keys.json': { keys: { ...sampleKeys.keys, vastley: 'vastley' } },
  }
  for (const [path, document] of Object.entries(documents))
    await writeFile(join(folder, path), JSON.stringify(document, null, 2))
  return folder
}
