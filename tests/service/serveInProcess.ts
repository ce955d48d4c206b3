import { createLog } from '../../src/service/operations/log.ts'
import { startService } from '../../src/service/operations/startService.ts'
import { readSettings } from '../../src/service/settings.ts'

/** A line of the log. */
export type Line = { msg: string; [field: string]: unknown }

/** Serves as node.ts does, but in this process, on a free port, and without a site unless SITE_DIR is set. */
export async function serveInProcess(environment: Record<string, string> = {}) {
  const settings = readSettings({
    CLIENTS_DIR: 'fixtures/clients',
    PORT: '0',
    SITE_DIR: '',
    RATE_LIMIT: 'off',
    ...environment,
  })
  const lines: Line[] = []
  const log = createLog(settings.logLevel, { write: (line) => void lines.push(JSON.parse(line) as Line) })
  let isShuttingDown = false
  const service = await startService(settings, log, () => isShuttingDown)
  return {
    ...service,
    lines,
    /** Returns the number of aborted requests. */
    shutDown: (limits: { drainSeconds: number; shutdownSeconds: number }) => {
      isShuttingDown = true
      return service.drainer.shutDown(limits)
    },
    stop: () => {
      service.server.close()
      service.server.closeAllConnections()
    },
  }
}

export type ServiceInProcess = Awaited<ReturnType<typeof serveInProcess>>
