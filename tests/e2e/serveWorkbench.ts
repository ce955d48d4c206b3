/** Serves the workbench on PORT, on a copy of the sample clients that tests may write to, and on a large client. */
import { rmSync } from 'node:fs'
import { cp, mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { preview } from 'vite'
import sampleKeys from '../../fixtures/clients/keys.json' with { type: 'json' }
import { generateClient } from '../../fixtures/generate.ts'
import { buildOnce } from '../build/builds.ts'

const root = join(import.meta.dirname, '../..')
const folder = await mkdtemp(join(tmpdir(), 'mediplan-workbench-'))
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))

await cp(join(root, 'fixtures/clients'), folder, { recursive: true })
const { instance, plans } = generateClient({ locations: 5000 })
await mkdir(join(folder, 'vastley'))
await writeFile(join(folder, 'vastley/instance.json'), JSON.stringify(instance, null, 2))
await writeFile(join(folder, 'vastley/plans.json'), JSON.stringify(plans, null, 2))
await writeFile(
  join(folder, 'keys.json'),
  JSON.stringify({ keys: { ...sampleKeys.keys, vastley: 'vastley' } }),
)

process.env.CLIENTS_DIR = folder
await buildOnce('workbench')
await preview({
  configFile: join(root, 'src/workbench/vite.config.ts'),
  preview: { port: Number(process.env.PORT), strictPort: true },
})
