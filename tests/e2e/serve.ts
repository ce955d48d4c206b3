/**
 * Serves all that the browser tests visit, from one build each: the calculator with its API at two addresses, the
 * embedded calculator, and the workbench. Prints `ready` when all of them answer.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { preview } from 'vite'
import { buildNames, buildOnce, builds, folderOf } from '../build/builds.ts'
import { takePorts } from './ports.ts'
import { workbenchClients } from './workbenchClients.ts'

const root = join(import.meta.dirname, '../..')
const ports = await takePorts()

for (const name of buildNames) await buildOnce(name)
process.env.CLIENTS_DIR = await workbenchClients()
await Promise.all([
  startService('site'),
  startService('benefits'),
  preview({
    configFile: join(root, 'vite.config.ts'),
    build: { outDir: folderOf('embedded') },
    preview: { port: ports.embedded, strictPort: true },
  }),
  preview({
    configFile: join(root, 'src/workbench/vite.config.ts'),
    preview: { port: ports.workbench, strictPort: true },
  }),
])
process.on('SIGTERM', () => process.exit())
process.stdout.write('ready\n')

/** Starts the service as the README says, and waits until it answers. */
async function startService(name: 'site' | 'benefits') {
  const service = spawn(process.execPath, ['--import', 'tsx', 'src/service/node.ts'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      CLIENTS_DIR: join(root, 'fixtures/clients'),
      SITE_DIR: folderOf(name),
      BASE_PATH: builds[name].config.base,
      API_KEY: 'lakeshore',
      PORT: String(ports[name]),
    },
  })
  process.on('exit', () => service.kill('SIGKILL'))
  const failed = once(service, 'exit').then(([code]) => {
    throw new Error(`The service for ${name} ended with ${String(code)}.`)
  })
  await Promise.race([failed, answer(`http://localhost:${ports[name]}${builds[name].config.base}`)])
}

async function answer(address: string) {
  while (!(await fetch(address).catch(() => undefined))?.ok) await setTimeout(50)
}
