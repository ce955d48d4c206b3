import { join } from 'node:path'
import { pagesFolder } from '../packageFiles.ts'
import { serve } from '../service/node.ts'
import { readProject, type ClientsOption } from './project.ts'

/** Serves a folder of clients. Its environment variables are settings of the service. */
export async function runServe(options: ClientsOption): Promise<void> {
  const { clients, consultancy } = await readProject(options)
  const { CONSULTANCY, ...environment } = process.env
  await serve({
    SITE_DIR: join(pagesFolder, 'calculator'),
    ...environment,
    CONSULTANCY: CONSULTANCY?.trim() || consultancy,
    CLIENTS_DIR: clients,
  })
}
