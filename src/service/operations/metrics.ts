import { prometheus } from '@hono/prometheus'
import type { Context, MiddlewareHandler } from 'hono'
import { Counter, Gauge, Registry } from 'prom-client'
import type { LiveClients } from '../../clients/LiveClients.ts'

export interface Metrics {
  /** Counts and times requests, by method, route pattern and status. */
  measure: MiddlewareHandler
  registry: Registry
  reloadFailed: () => void
}

/** As the library would count it, what a caller has already (304) were an error. */
const customLabels = { ok: ({ res }: Context) => String(res.status < 400) }

const requestDuration = {
  help: 'Seconds until an answer begins',
  buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5, 10],
}

/** What Prometheus reads, of this process and of the service. */
export function createMetrics(clients: Pick<LiveClients, 'count' | 'problems' | 'scannedAt'>): Metrics {
  const registry = new Registry()
  const { registerMetrics } = prometheus({
    registry,
    collectDefaultMetrics: true,
    metricOptions: {
      requestDuration: { ...requestDuration, customLabels },
      requestsTotal: { customLabels },
    },
  })
  const registers = [registry]
  void new Gauge({
    name: 'mediplan_clients',
    help: 'Clients that can be reached',
    registers,
    collect() {
      this.set(clients.count)
    },
  })
  void new Gauge({
    name: 'mediplan_client_problems',
    help: 'Files that do not check at present',
    registers,
    collect() {
      this.set(clients.problems.length)
    },
  })
  void new Gauge({
    name: 'mediplan_clients_looked_at_seconds',
    help: 'When the folder of the clients was last looked at, in seconds since 1970',
    registers,
    collect() {
      this.set(clients.scannedAt.getTime() / 1000)
    },
  })
  const failures = new Counter({
    name: 'mediplan_client_reload_failures_total',
    help: 'Times that changed files did not check',
    registers,
  })
  return { measure: registerMetrics, registry, reloadFailed: () => failures.inc() }
}
