import { setupWorker } from 'msw/browser'
import { openClients } from '../clients/clients.ts'
import { isClientFile, keysFile } from '../contract/clientFiles.ts'
import { createApp } from './app.ts'
import type { Fault } from './faults.ts'
import { createHandlers } from './createHandlers.ts'
import { showPanel } from './qa/panel.ts'
import { persistFault, restoreClient, restoreFault } from './qa/selection.ts'

/**
 * Runs the API inside the page: MSW's service worker forwards API calls to the same handler as on a server. Serves the
 * sample clients of fixtures/clients and shows a test panel that switches clients and injects faults.
 *
 * Settings: the query parameters `client`, `fault`, and `route`, which persist for the tab. A sample with problems
 * responds 503 and is reported to the console.
 *
 * @returns the API key of the selected client, which is the name of its folder
 * @throws Error if the browser cannot register the service worker
 */
export async function startEmbedded(): Promise<{ key: string }> {
  const { clients, errors } = openClients(sampleDocuments())
  for (const { message } of errors) console.error(message)
  const base = import.meta.env.BASE_URL
  const key = restoreClient([...clients.keys()])
  let fault = restoreFault()
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
      name: client?.current.instance.client.displayName ?? `${name} (has problems)`,
    })),
    key,
    fault,
    onFault: (next: Fault) => {
      fault = next
      persistFault(next)
    },
  })
  return { key }
}

/** Each client's folder name is its key: keys.json is secret, and the development server does not serve it. */
function sampleDocuments(): Map<string, unknown> {
  const root = '../../fixtures/clients/'
  // As text, so that a file that is not JSON affects only its own client.
  const files = import.meta.glob<string>('../../fixtures/clients/*/**/*.json', {
    eager: true,
    query: '?raw',
    import: 'default',
  })
  const documents = Object.entries(files)
    .map(([path, text]) => [path.slice(root.length), text] as const)
    .filter(([path]) => isClientFile(path))
  const keys = Object.fromEntries(documents.map(([path]) => [topFolder(path), topFolder(path)]))
  return new Map([[keysFile, { keys }], ...documents.map(([path, text]) => [path, parse(text)] as const)])
}

function topFolder(path: string) {
  return path.slice(0, path.indexOf('/'))
}

/** Text that is not JSON stays a string, which no schema accepts. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
