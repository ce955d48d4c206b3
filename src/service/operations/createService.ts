import type { HttpBindings } from '@hono/node-server'
import { Hono, type Context } from 'hono'
import type { LiveClients } from '../../clients/LiveClients.ts'
import { createApp } from '../app.ts'
import { problem } from '../http/problem.ts'
import type { Settings } from '../settings.ts'
import { createSiteApp } from '../site/siteApp.ts'
import { FairQueue } from './FairQueue.ts'
import { forwardedAddress } from './forwardedAddress.ts'
import { healthRoutes } from './healthRoutes.ts'
import { lingeringClose } from './lingeringClose.ts'
import type { Log } from './log.ts'
import type { Metrics } from './metrics.ts'
import type { Calculator } from './readCalculator.ts'
import { requestLog, type RequestBindings } from './requestLog.ts'

interface ServiceOptions {
  settings: Settings
  clients: LiveClients
  calculator: Calculator
  log: Log
  metrics: Metrics
  isShuttingDown: () => boolean
}

/** The API, the calculator, the documentation, and the operators' routes on one port. */
export function createService({
  settings,
  clients,
  calculator,
  log,
  metrics,
  isShuttingDown,
}: ServiceOptions) {
  const logError = (error: Error, { env }: Context) =>
    log.error({ id: (env as RequestBindings).requestId, err: error }, 'unexpected error')
  const api = createApp(clients, {
    allowedOrigins: settings.allowedOrigins,
    rateLimit: settings.rateLimit === 'off' ? undefined : settings.rateLimit,
    timeout: settings.requestTimeout * 1000,
    callerAddress: forwardedAddress(settings.proxies),
    queue: new FairQueue(),
    maxCacheSize: settings.cacheMegabytes * 1_000_000,
    onCacheLookup: metrics.countCacheLookup,
    onError: logError,
  })
  const service = new Hono<{ Bindings: RequestBindings & HttpBindings }>()
  service.use(
    requestLog(log, (key) => clients.folderOf(key)),
    metrics.measure,
  )
  service.use(lingeringClose, async (context, next) => {
    await next()
    // The connection is about to close; another request on it would be lost.
    if (isShuttingDown()) context.res.headers.set('Connection', 'close')
  })
  service.route('/', healthRoutes({ clients, registry: metrics.registry, isShuttingDown }))
  service.route('/', createSiteApp({ ...calculator, api: api.fetch, base: settings.base }))
  service.onError((error, context) => {
    logError(error, context)
    return problem(context, 'fault')
  })
  service.notFound((context) => problem(context, 'nothing-here'))
  return service
}
