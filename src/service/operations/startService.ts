import { LiveClients } from '../../clients/LiveClients.ts'
import type { Settings } from '../settings.ts'
import { createService } from './createService.ts'
import { listen, listeningPort } from './listen.ts'
import type { Log } from './log.ts'
import { createMetrics } from './metrics.ts'
import { readCalculator, type Calculator } from './readCalculator.ts'
import { logClientEvent, requireClientsFolder } from './watchClients.ts'

/**
 * Loads the clients and the calculator, and serves them.
 * @throws SettingError if a folder or the port cannot be used
 */
export async function startService(settings: Settings, log: Log, isShuttingDown: () => boolean) {
  await requireClientsFolder(settings.clientsFolder)
  const calculator = await readCalculator(settings)
  if (calculator.files.size > 0 && calculator.consultancy === '')
    log.warn('the footer names no consultancy: set CONSULTANCY, or "consultancy" in mediplan.config.json')
  const clients = new LiveClients(settings.clientsFolder, (event) => {
    logClientEvent(log, event)
    if (event.kind === 'failed') metrics.reloadFailed()
  })
  const metrics = createMetrics(clients)
  await clients.scan({ isFirst: true })
  const keyProblem = findKeyProblem(calculator, clients)
  if (keyProblem !== undefined) log.warn(keyProblem)
  const service = createService({ settings, clients, calculator, log, metrics, isShuttingDown })
  const { server, drainer } = await listen({ ...settings, fetch: service.fetch })
  const address = `http://localhost:${listeningPort(server)}${settings.base}`
  log.info({ address, clients: clients.count }, 'listening')
  return { address, clients, server, drainer }
}

/** The reason why the page gets no client from this service. Not an error, because keys can change while it runs. */
function findKeyProblem({ files, apiHost, key }: Calculator, clients: LiveClients) {
  // Another API has keys of its own.
  if (files.size === 0 || apiHost !== '') return undefined
  if (key === '') return 'the calculator has no API key: set API_KEY to one in keys.json'
  return clients.get(key) === undefined
    ? 'API_KEY is not in keys.json: set it to a key of a client'
    : undefined
}
