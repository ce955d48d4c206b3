import { join } from 'node:path'
import { pagesFolder } from '../packageFiles.ts'
import { serve } from '../service/node.ts'
import { findProject, type ClientsOption } from './project.ts'

/** Serves a folder of clients. Its environment variables are settings of the service. */
export async function runServe(options: ClientsOption): Promise<void> {
  const { clients, consultancy } = await findProject(options)
  const { CONSULTANCY, ...environment } = process.env
  await serve({
    SITE_DIR: join(pagesFolder, 'calculator'),
    ...environment,
    CONSULTANCY: CONSULTANCY?.trim() || consultancy,
    CLIENTS_DIR: clients,
  })
}
