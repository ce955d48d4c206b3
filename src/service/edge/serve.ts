import { fillNamespace, startWrangler } from './wrangler.ts'

/**
 * Serves the API on a local workerd, with the clients of CLIENTS_DIR (fixtures/clients).
 * Takes the options of wrangler dev: --port, --var ALLOWED_ORIGINS:https://benefits.example.com.
 */

const { CLIENTS_DIR = 'fixtures/clients' } = process.env
const local = ['--local', '--persist-to', 'node_modules/.cache/edge']

try {
  await fillNamespace(CLIENTS_DIR, local)
  serve()
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`)
  process.exitCode = 1
}

function serve() {
  const server = startWrangler(['dev', ...local, ...process.argv.slice(2)], 'inherit')
  server.once('exit', (code) => {
    process.exitCode = code ?? 1
  })
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => server.kill('SIGTERM'))
}
