import { join } from 'node:path'
import { readDocuments } from '../../src/clients/readDocuments.ts'
import { createClients } from '../../src/clients/clients.ts'

/** The sample clients, by API key. */
export const samples = createClients(await readDocuments(join(import.meta.dirname, '../../fixtures/clients')))
