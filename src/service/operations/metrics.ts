import { prometheus } from '@hono/prometheus'
import type { Context, MiddlewareHandler } from 'hono'
import { Counter, Gauge, Registry } from 'prom-client'
import type { LiveClients } from '../../clients/LiveClients.ts'

export interface Metrics {
  /** Counts and times requests, by method, route pattern, and status. */
  measure: MiddlewareHandler
  registry: Registry
  reloadFailed: () => void
  countCacheLookup: (isHit: boolean) => void
}

/** By default the library counts a 304 as an error. */
const customLabels = { ok: ({ res }: Context) => String(res.status < 400) }

const requestDuration = {
  help: 'Seconds until the response begins',
  buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5, 10],
}

export function createMetrics(clients: Pick<LiveClients, 'count' | 'loadErrors' | 'scannedAt'>): Metrics {
  const registry = new Registry()
  const { registerMetrics } = prometheus({
    registry,
    collectDefaultMetrics: true,
    metricOptions: {
      requestDuration: { ...requestDuration, customLabels },
      requestsTotal: { customLabels },
    },
  })
  const addGauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        this.set(read())
      },
    })
  addGauge('mediplan_clients', 'Clients that can be served', () => clients.count)
  addGauge('mediplan_client_problems', 'Client files that have problems now', () => clients.loadErrors.length)
  addGauge(
    'mediplan_clients_looked_at_seconds',
    'When the clients folder was last scanned, in seconds since 1970',
    () => clients.scannedAt.getTime() / 1000,
  )
  const failures = new Counter({
    name: 'mediplan_client_reload_failures_total',
    help: 'Changes to client files that were rejected',
    registers: [registry],
  })
  const cacheLookups = new Counter({
    name: 'mediplan_cache_lookups_total',
    help: 'Calculations by whether their result was cached',
    labelNames: ['result'],
    registers: [registry],
  })
  return {
    measure: registerMetrics,
    registry,
    reloadFailed: () => failures.inc(),
    countCacheLookup: (isHit) => cacheLookups.inc({ result: isHit ? 'hit' : 'miss' }),
  }
}
