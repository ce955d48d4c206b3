import { setupWorker } from 'msw/browser'
import { isClientFile, keysFile } from '../contract/clientFiles.ts'
import { createApp } from './app.ts'
import { openClients } from '../clients/clients.ts'
import type { Fault } from './faults.ts'
import { createHandlers } from './handlers.ts'
import { recallClient, recallFault, rememberFault } from './qa/choices.ts'
import { showPanel } from './qa/panel.ts'

/**
 * Runs the API inside the page, on the sample clients, with a switch for QA.
 * @returns the key of the client to show: a sample client's key is its folder's name.
 */
export async function startEmbedded(): Promise<{ key: string }> {
  const { clients, errors } = openClients(sampleDocuments())
  for (const { message } of errors) console.error(message)
  const base = import.meta.env.BASE_URL
  const key = recallClient([...clients.keys()])
  let fault = recallFault()
  const worker = setupWorker(...createHandlers(createApp(clients).fetch, () => fault))
  await worker.start({
    quiet: true,
    onUnhandledRequest: 'bypass',
    serviceWorker: { url: `${base}mockServiceWorker.js` },
  })
  showPanel({
    base,
    clients: [...clients].map(([name, client]) => ({
      key: name,
      name: client?.current.instance.client.displayName ?? `${name} (does not check)`,
    })),
    key,
    fault,
    onFault: (next: Fault) => {
      fault = next
      rememberFault(next)
    },
  })
  return { key }
}

/** Each client's folder is its key: keys.json is secret, and the development server does not serve it. */
function sampleDocuments(): Map<string, unknown> {
  const root = '../../fixtures/clients/'
  // As text: one that is no JSON is wrong in its client, not in this module.
  const files = import.meta.glob<string>('../../fixtures/clients/*/**/*.json', {
    eager: true,
    query: '?raw',
    import: 'default',
  })
  const texts = Object.entries(files).map(([path, text]) => [path.slice(root.length), text] as const)
  const documents = texts.filter(([path]) => isClientFile(path))
  const keys = Object.fromEntries(documents.map(([path]) => [folderOf(path), folderOf(path)]))
  return new Map([[keysFile, { keys }], ...documents.map(([path, text]) => [path, parsed(text)] as const)])
}

function folderOf(path: string) {
  return path.slice(0, path.indexOf('/'))
}

/** What is no JSON stays the text that it is, which no schema takes. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
