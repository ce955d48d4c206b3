import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { createApp } from '../app.ts'
import type { LiveClients } from '../../clients/LiveClients.ts'
import { problem } from '../problem.ts'
import { createSiteApp } from '../site/siteApp.ts'
import { callerAddress } from './callerAddress.ts'
import { FairQueue } from './FairQueue.ts'
import { healthRoutes } from './health.ts'
import type { Log } from './log.ts'
import type { Metrics } from './metrics.ts'
import type { Calculator } from './readCalculator.ts'
import { requestLog, type RequestFacts } from './requestLog.ts'
import type { Settings } from './settings.ts'
import { unreadBody } from './unreadBody.ts'

interface Parts {
  settings: Settings
  clients: LiveClients
  calculator: Calculator
  log: Log
  metrics: Metrics
  isEnding: () => boolean
}

/** Everything that answers on the one port: the API, the calculator, and what those who run them ask. */
export function createService({ settings, clients, calculator, log, metrics, isEnding }: Parts) {
  const api = createApp(clients, {
    allowedOrigins: settings.allowedOrigins,
    rateLimit: settings.rateLimit === 'off' ? undefined : settings.rateLimit,
    timeout: settings.requestTimeout * 1000,
    addressOf: callerAddress(settings.proxies),
    queue: new FairQueue(),
    onError: (error, { env }) => log.error({ id: (env as RequestFacts).requestId, err: error }, 'fault'),
  })
  const service = new Hono<{ Bindings: RequestFacts & HttpBindings }>()
  service.use(
    requestLog(log, (key) => clients.folderOf(key)),
    metrics.measure,
  )
  service.use(unreadBody, async (context, next) => {
    await next()
    // Nobody may send another request on a connection that is about to end.
    if (isEnding()) context.res.headers.set('Connection', 'close')
  })
  service.route('/', healthRoutes({ clients, registry: metrics.registry, isEnding }))
  service.route('/', createSiteApp({ ...calculator, api: api.fetch, base: settings.base }))
  service.onError((error, context) => {
    log.error({ id: context.env.requestId, err: error }, 'fault')
    return problem(context, 'fault')
  })
  service.notFound((context) => problem(context, 'nothing-here'))
  return service
}
