import { rmSync } from 'node:fs'
import { cp, mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sampleKeys from '../../fixtures/clients/keys.json' with { type: 'json' }
import { generateClient } from '../../fixtures/generate.ts'

/** Creates a folder with a writable copy of the sample clients and a large client. Deletes it on exit. */
export async function createWorkbenchClients(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'mediplan-workbench-'))
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  await cp(join(import.meta.dirname, '../../fixtures/clients'), folder, { recursive: true })
  const { instance, plans } = generateClient({ locations: 5000 })
  await mkdir(join(folder, 'vastley'))
  await writeFile(join(folder, 'vastley/instance.json'), JSON.stringify(instance, null, 2))
  await writeFile(join(folder, 'vastley/plans.json'), JSON.stringify(plans, null, 2))
  await writeFile(
    join(folder, 'keys.json'),
    JSON.stringify({ keys: { ...sampleKeys.keys, vastley: 'vastley' } }),
  )
  return folder
}
