import { constants } from 'node:os'
import { createLog, logConsole, openLogStream } from './operations/log.ts'
import { startService } from './operations/startService.ts'
import { watchClients } from './operations/watchClients.ts'
import { readSettings } from './settings.ts'

/**
 * Serves the built calculator and the API on one port, until a signal ends the process.
 *
 * Also serves API documentation (/docs), liveness (/healthz), readiness (/readyz), and Prometheus metrics (/metrics).
 * Reloads client files when they change. Logs JSON lines to standard output. SIGTERM and SIGINT shut down gracefully,
 * with code 0, or 1 if requests were aborted at the deadline. A second signal exits at once.
 * @param environment the settings, see settings.ts
 * @throws SettingError if a setting cannot be used
 */
export async function serve(environment: Readonly<Record<string, string | undefined>>): Promise<void> {
  const signals = handleSignals()
  const settings = readSettings(environment)
  const output = openLogStream()
  const log = createLog(settings.logLevel, output.stream)
  logConsole(log)
  // Node's default handler would print the message, which may quote a visitor's answers.
  process.on('uncaughtException', (error) => {
    output.limitWait()
    log.fatal({ err: error }, 'uncaught error')
    process.exit(1)
  })

  const { address, clients, drainer } = await startService(settings, log, () => signals.isShuttingDown)
  void watchClients(clients, log)
  signals.onShutdown(async (signal) => {
    log.info({ signal, inFlight: drainer.inFlight }, 'shutting down')
    const { drainSeconds, shutdownSeconds } = settings
    // Ctrl+C: there is no load balancer to wait for.
    const limits = { drainSeconds: signal === 'SIGINT' ? 0 : drainSeconds, shutdownSeconds }
    const aborted = await drainer.shutDown(limits)
    log[aborted > 0 ? 'error' : 'info']({ aborted }, 'shut down')
    await output.close()
    return aborted > 0 ? 1 : 0
  })

  const subject = settings.siteFolder === '' ? 'API' : 'calculator'
  if (process.stderr.isTTY) process.stderr.write(`Serving the ${subject} at ${address}\n`)
}

/** Handles SIGTERM and SIGINT: exits at once before there is anything to shut down, and at the second signal. */
function handleSignals() {
  let shutDown: ((signal: NodeJS.Signals) => Promise<number>) | undefined
  const state = {
    isShuttingDown: false,
    /** @param callback returns the exit code */
    onShutdown(callback: (signal: NodeJS.Signals) => Promise<number>) {
      shutDown = callback
    },
  }
  const handle = (signal: NodeJS.Signals) => {
    if (state.isShuttingDown || !shutDown) process.exit(128 + constants.signals[signal])
    state.isShuttingDown = true
    void shutDown(signal).then((code) => process.exit(code))
  }
  // From the start: as PID 1 of a container, a process without a handler ignores SIGTERM.
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, handle)
  return state
}
