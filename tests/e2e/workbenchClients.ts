import { rmSync } from 'node:fs'
import { cp, mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sampleKeys from '../../fixtures/clients/keys.json' with { type: 'json' }
import { generateClient } from '../../fixtures/generate.ts'

/** A folder with a copy of the sample clients, which tests may write to, and a large client; removed at the end. */
export async function workbenchClients(): Promise<string> {
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
