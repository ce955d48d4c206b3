/**
 * Serves the built calculator and the API on one port, as a process of its own.
 * What the environment decides is in operations/settings.ts.
 */
import { LiveClients } from '../clients/LiveClients.ts'
import { checkClientsFolder } from './operations/checkClientsFolder.ts'
import { createService } from './operations/createService.ts'
import { Ending } from './operations/Ending.ts'
import { followClients, logClientEvent } from './operations/followClients.ts'
import { listen, portOf } from './operations/listen.ts'
import { createLog, logConsole } from './operations/log.ts'
import { openLogOutput } from './operations/logOutput.ts'
import { createMetrics } from './operations/metrics.ts'
import { readCalculator } from './operations/readCalculator.ts'
import { readSettings, SettingError } from './operations/settings.ts'
import { shutDown } from './operations/shutDown.ts'

const ending = new Ending()

await start().catch((error: unknown) => {
  if (!(error instanceof SettingError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
})

async function start() {
  const settings = readSettings(process.env)
  await checkClientsFolder(settings.clientsFolder)
  const calculator = await readCalculator(settings.siteFolder, settings.page)
  const output = openLogOutput()
  const log = createLog(settings.logLevel, output.stream)
  logConsole(log)
  // Node itself would write the message.
  process.on('uncaughtException', (error) => {
    output.hurry()
    log.fatal({ err: error }, 'ended by an error')
    process.exit(1)
  })

  const clients = new LiveClients(settings.clientsFolder, (event) => {
    logClientEvent(log, event)
    if (event.kind === 'failed') metrics.reloadFailed()
  })
  const metrics = createMetrics(clients)
  await clients.scan({ isFirst: true })
  void followClients(clients, log)

  const isEnding = () => ending.isAsked
  const service = createService({ settings, clients, calculator, log, metrics, isEnding })
  const { server, traffic } = await listen({ ...settings, fetch: service.fetch })
  ending.finishes(async (signal) => {
    log.info({ signal, inFlight: traffic.inFlight }, 'ending')
    // Who types Ctrl+C has no balancer that has to notice.
    const { drainSeconds, shutdownSeconds } = settings
    const limits = { drainSeconds: signal === 'SIGINT' ? 0 : drainSeconds, shutdownSeconds }
    const cut = await shutDown(server, traffic, limits)
    log[cut > 0 ? 'error' : 'info']({ cut }, 'ended')
    await output.finish()
    return cut > 0 ? 1 : 0
  })

  const what = settings.siteFolder === '' ? 'API' : 'calculator'
  const address = `http://localhost:${portOf(server)}${settings.base}`
  log.info({ address, clients: clients.count }, 'serving')
  if (process.stderr.isTTY) process.stderr.write(`The ${what} is at ${address}\n`)
}
