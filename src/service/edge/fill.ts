/**
 * Fills the KV namespace with the clients of CLIENTS_DIR (fixtures/clients), and takes out those that are not there.
 * Its options are those with which wrangler names a namespace: --remote, --local, --persist-to, --env.
 */
import { fillNamespace } from './fillNamespace.ts'

const { CLIENTS_DIR = 'fixtures/clients' } = process.env

try {
  const keys = await fillNamespace(CLIENTS_DIR, process.argv.slice(2))
  process.stdout.write(`The namespace holds the clients of ${keys} keys\n`)
} catch (error) {
  // Who fills it looks after clients: what is wrong in which document, and not where in our code that was found.
  process.stderr.write(`${(error as Error).message}\n`)
  process.exitCode = 1
}
