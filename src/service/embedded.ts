import { setupWorker } from 'msw/browser'
import { tryCreateClients } from '../clients/clients.ts'
import { createApp } from './app.ts'
import { createHandlers } from './createHandlers.ts'
import type { Fault } from './faults.ts'
import { persistFault, restoreClient, restoreFault, showPanel } from './qa/panel.ts'
import { sampleDocuments } from './sampleDocuments.ts'

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
  const { clients, errors } = tryCreateClients(sampleDocuments(sampleTexts()))
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

/** The texts of the sample clients' files, by path in the folder of all clients. */
function sampleTexts(): [path: string, text: string][] {
  const root = '../../fixtures/clients/'
  // As text, so that a file that is not JSON affects only its own client.
  const files = import.meta.glob<string>('../../fixtures/clients/*/**/*.json', {
    eager: true,
    query: '?raw',
    import: 'default',
  })
  return Object.entries(files).map(([path, text]) => [path.slice(root.length), text])
}
