/**
 * Fills the KV namespace with the clients of CLIENTS_DIR (fixtures/clients) and deletes all others.
 * Takes the wrangler options that select a namespace: --remote, --local, --persist-to, --env.
 */
import { fillNamespace } from './wrangler.ts'

const { CLIENTS_DIR = 'fixtures/clients' } = process.env

try {
  const keys = await fillNamespace(CLIENTS_DIR, process.argv.slice(2))
  process.stdout.write(`The namespace now has ${keys} API ${keys === 1 ? 'key' : 'keys'}\n`)
} catch (error) {
  // Without the stack: the message names the document and its problems.
  process.stderr.write(`${(error as Error).message}\n`)
  process.exitCode = 1
}
