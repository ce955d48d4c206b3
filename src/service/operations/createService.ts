import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { HttpBindings } from '@hono/node-server'
import { Hono, type Context } from 'hono'
import { getConnInfo } from '@hono/node-server/conninfo'
import type { LiveClients } from '../../clients/LiveClients.ts'
import { createApp } from '../app.ts'
import { problem } from '../http/problem.ts'
import type { Settings } from '../settings.ts'
import { createSiteApp } from '../site/siteApp.ts'
import { FairQueue } from './FairQueue.ts'
import { healthRoutes } from './healthRoutes.ts'
import type { Log } from './log.ts'
import type { Metrics } from './metrics.ts'
import type { Calculator } from './readCalculator.ts'
import { requestLog, type RequestBindings } from './requestLog.ts'

/** Takes a third of the CPU time of a CompressionStream. */
const compress = promisify(gzip)

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
    // A copy, because the buffer belongs to a larger one, which a cached result would keep.
    gzip: async (bytes) => new Uint8Array(await compress(bytes)),
    maxCacheSize: settings.cacheMegabytes * 1_000_000,
    onCacheLookup: metrics.countCacheLookup,
    onError: logError,
  })
  const service = new Hono<{ Bindings: RequestBindings & HttpBindings }>()
  service.use(
    requestLog(log, (key) => clients.folderOf(key)),
    metrics.measure,
  )
  service.use(async (context, next) => {
    await next()
    // The connection is about to close; another request on it would be lost.
    if (isShuttingDown()) context.res.headers.set('Connection', 'close')
  })
  service.route('/', healthRoutes({ clients, registry: metrics.registry, isShuttingDown }))
  service.route(
    '/',
    createSiteApp({
      ...calculator,
      api: api.fetch,
      base: settings.base,
      frameAncestors: settings.page.frameAncestors,
    }),
  )
  service.onError((error, context) => {
    logError(error, context)
    return problem(context, 'fault')
  })
  service.notFound((context) => problem(context, 'nothing-here'))
  return service
}

/**
 * Finds the caller's address behind a number of proxies. Anyone can send X-Forwarded-For, and each proxy appends the
 * address of its caller. So behind two proxies, the caller's address is the second entry from the end.
 *
 * Our own code, because proxy-addr accepts a header with fewer entries than proxies, which bypassed some of them, and
 * keeps the port that some proxies append.
 */
export function forwardedAddress(proxies: number) {
  return (context: Context): string => {
    const forwarded = context.req
      .header('X-Forwarded-For')
      ?.split(',')
      .at(-proxies || Infinity)
    return (
      withoutPort(forwarded?.trim() ?? '') ||
      (getConnInfo(context as Context<{ Bindings: HttpBindings }>).remote.address ?? '')
    )
  }
}

/** With its port, each connection would count as another caller. */
function withoutPort(address: string) {
  return /^([\d.]+):\d+$/.exec(address)?.[1] ?? /^\[(.*)\](:\d+)?$/.exec(address)?.[1] ?? address
}
