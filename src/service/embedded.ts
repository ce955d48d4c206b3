import { setupWorker } from 'msw/browser'
import { createApp } from './app.ts'
import { createClients } from './clients.ts'
import type { Fault } from './faults.ts'
import { createHandlers } from './handlers.ts'
import { recallClient, recallFault, rememberFault } from './qa/choices.ts'
import { showPanel } from './qa/panel.ts'

/**
 * Runs the API inside the page, on the sample clients, with a switch for QA.
 * @returns the API settings that reach it; a sample client's key is its folder's name.
 */
export async function startEmbedded(): Promise<{ host: string; key: string }> {
  const clients = createClients(sampleDocuments())
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
    clients: [...clients].map(([name, { current }]) => ({
      key: name,
      name: current.instance.client.displayName,
    })),
    key,
    fault,
    onFault: (next: Fault) => {
      fault = next
      rememberFault(next)
    },
  })
  return { host: '', key }
}

function sampleDocuments(): Map<string, unknown> {
  const root = '../../fixtures/clients/'
  const files = import.meta.glob('../../fixtures/clients/**/*.json', { eager: true, import: 'default' })
  return new Map(Object.entries(files).map(([path, document]) => [path.slice(root.length), document]))
}
