/**
 * Serves the API on workerd here, as on the platform, its clients those of CLIENTS_DIR (fixtures/clients).
 * Its options are those of wrangler dev: --port, --var ALLOWED_ORIGINS:https://example.com.
 * EDGE_STATE is the folder of the namespace (node_modules/.cache/edge).
 */
import { readDocuments } from '../clientFolder.ts'
import { clientEntries } from './clientEntries.ts'
import { fillNamespace } from './fillNamespace.ts'
import { startWrangler } from './wrangler.ts'

const { CLIENTS_DIR = 'fixtures/clients', EDGE_STATE = 'node_modules/.cache/edge' } = process.env
const local = ['--local', '--persist-to', EDGE_STATE]

await fillNamespace(clientEntries(await readDocuments(CLIENTS_DIR)), local)
const server = startWrangler(['dev', ...local, ...process.argv.slice(2)], 'inherit')
server.once('exit', (code) => {
  process.exitCode = code ?? 1
})
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => server.kill('SIGTERM'))
