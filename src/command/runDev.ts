import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { isClientFolder } from '../contract/clientFiles.ts'
import { pagesFolder } from '../packageFiles.ts'
import { createLiveService } from '../service/createLiveService.ts'
import { createDevApp } from './devApp.ts'
import { listenLocally } from './listenLocally.ts'
import { print, printError, quoteForShell } from './print.ts'
import { readProject, type ClientsOption } from './project.ts'

interface DevOptions extends ClientsOption {
  port: number
}

/** The clients whose addresses are printed. */
const maxListed = 10

/**
 * Serves the workbench and the calculator of each client to this machine, until the process ends.
 * @throws UsageError if there is no folder of clients, or the port is not free
 */
export async function runDev({ port, ...options }: DevOptions): Promise<void> {
  const project = await readProject(options)
  const service = await createLiveService(project.clients, {
    onClientEvent: (event) => {
      if (event.kind === 'failed') void reportProblems(event.folder, project.clients)
    },
  })
  const app = createDevApp({ ...project, api: service.fetch, pages: pagesFolder })
  const { origin } = await listenLocally(app.fetch, port)
  const names = await listClients(project.clients)
  print(
    [
      `Workbench: ${origin}/`,
      names.length === 0
        ? 'There is no client yet. Choose New client… in the workbench, or run: npx mediplan new <client>'
        : 'Calculator, as employees see it:',
      ...names.slice(0, maxListed).map((name) => `  ${origin}/clients/${encodeURIComponent(name)}/`),
      ...(names.length > maxListed ? [`  and ${names.length - maxListed} more`] : []),
      `The files are in ${join(project.clients, '/')}. Stop with Ctrl+C.`,
      '',
    ].join('\n'),
  )
}

async function reportProblems(folder: string, root: string): Promise<void> {
  const names = await listClients(root).catch(() => null)
  // Without a client, there is no key yet either. That is not a problem.
  if (names?.length === 0) return
  printError(`${folder} has problems. Run: npx mediplan check ${quoteForShell(folder)}\n`)
}

async function listClients(root: string): Promise<string[]> {
  return (await readdir(root, { withFileTypes: true }))
    .filter((entry) => entry.isDirectory() && isClientFolder(entry.name))
    .map(({ name }) => name)
}
