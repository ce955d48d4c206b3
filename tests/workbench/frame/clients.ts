import { join } from 'node:path'
import { readDocuments } from '../../../src/clients/clientFolder.ts'
import type { Client } from '../../../src/clients/clients.ts'
import { readClient } from '../../../src/workbench/frame/readClient.ts'

const documents = await readDocuments(join(import.meta.dirname, '../../../fixtures/clients'))

/** The texts of a sample client's files, by their path inside its folder. */
export function textsOf(client: string): Record<string, string> {
  const own = [...documents].filter(([path]) => path.startsWith(`${client}/`))
  return Object.fromEntries(
    own.map(([path, document]) => [path.slice(client.length + 1), JSON.stringify(document)]),
  )
}

/** A sample client as the workbench reads it. */
export function sample(client: string): Client {
  return readClient(client, textsOf(client))
}

/** A sample client's instance with some of it replaced. */
export function instanceOf(client: string, change: object = {}) {
  return { ...sample(client).current.instance, ...change }
}
