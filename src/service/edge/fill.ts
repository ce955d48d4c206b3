/**
 * Fills the KV namespace with the clients of CLIENTS_DIR (fixtures/clients), checked first.
 * Its options are those with which wrangler names a namespace: --remote, --local, --persist-to, --env.
 */
import { readDocuments } from '../clientFolder.ts'
import { clientEntries } from './clientEntries.ts'
import { fillNamespace } from './fillNamespace.ts'

const { CLIENTS_DIR = 'fixtures/clients' } = process.env

try {
  const entries = clientEntries(await readDocuments(CLIENTS_DIR))
  await fillNamespace(entries, process.argv.slice(2))
  process.stdout.write(`The namespace holds the clients of ${entries.length} keys\n`)
} catch (error) {
  // A consultant reads this: what is wrong in which document, and not where in our code that was found.
  process.stderr.write(`The namespace stays as it was. ${(error as Error).message}\n`)
  process.exitCode = 1
}
