import { Hono } from 'hono'
import type { Registry } from 'prom-client'
import type { LiveClients } from '../../clients/LiveClients.ts'
import { methodNotAllowed } from '../http/problem.ts'
import { noStore, securityHeaders } from '../http/responseHeaders.ts'

export const healthPaths = ['/healthz', '/readyz', '/metrics']

interface HealthOptions {
  clients: Pick<LiveClients, 'count' | 'loadErrors' | 'scannedAt'>
  registry: Registry
  isShuttingDown: () => boolean
}

/** Liveness, readiness, and metrics for operators, without keys or answers. A proxy does not have to expose them. */
export function healthRoutes({ clients, registry, isShuttingDown }: HealthOptions) {
  const routes = new Hono()
  for (const path of healthPaths) routes.use(path, securityHeaders(), noStore)
  routes.get('/healthz', (context) => context.json({ status: 'up' }))
  routes.get('/readyz', (context) => {
    const status = isShuttingDown()
      ? 'shutting down'
      : clients.count > 0
        ? 'ready'
        : 'no client can be served'
    const { count, scannedAt, loadErrors } = clients
    return context.json(
      { status, clients: count, lookedAt: scannedAt, problems: loadErrors },
      status === 'ready' ? 200 : 503,
    )
  })
  routes.get('/metrics', async (context) =>
    context.body(await registry.metrics(), 200, { 'Content-Type': registry.contentType }),
  )
  for (const path of healthPaths) routes.all(path, (context) => methodNotAllowed(context))
  return routes
}
