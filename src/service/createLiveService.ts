import { followClients } from '../clients/followClients.ts'
import { LiveClients, type ClientEvent } from '../clients/LiveClients.ts'
import { createApp } from './app.ts'
import type { AppOptions } from './http/AppOptions.ts'

/** The API of a folder of clients. */
export interface LiveService {
  /** Responds to a request below any base path, as app.ts describes. */
  fetch: (request: Request) => Response | Promise<Response>
  clients: LiveClients
  /** Stops following changes of the folder. */
  close: () => void
}

interface LiveServiceOptions extends AppOptions {
  /** Receives changes of files, and problems in them. By default, problems are logged to the console, as are the
   * errors that this function throws. */
  onClientEvent?: (event: ClientEvent) => void
}

/**
 * Serves the API of a folder of clients as a web-standard fetch handler, and follows changes of the files. A client with
 * errors keeps its last valid version; without one, it responds 503.
 * @param folder contains keys.json and a folder for each client
 */
export async function createLiveService(
  folder: string,
  { onClientEvent = reportProblem, ...options }: LiveServiceOptions = {},
): Promise<LiveService> {
  const clients = new LiveClients(folder, (event) => {
    try {
      onClientEvent(event)
    } catch (error) {
      console.error(error)
    }
  })
  await clients.scan({ isFirst: true })
  const following = new AbortController()
  void followClients(clients, { onError: console.error, signal: following.signal })
  const { fetch } = createApp(clients, options)
  return { fetch, clients, close: () => following.abort() }
}

function reportProblem(event: ClientEvent) {
  if (event.kind === 'failed') console.error(event.loadError)
}
