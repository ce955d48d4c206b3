import { Hono } from 'hono'
import type { Registry } from 'prom-client'
import type { LiveClients } from '../../clients/LiveClients.ts'
import { noStore } from '../http/noStore.ts'
import { onlyGet } from '../http/onlyGet.ts'
import { securityHeaders } from '../http/securityHeaders.ts'

export const healthPaths = ['/healthz', '/readyz', '/metrics']

interface HealthOptions {
  clients: Pick<LiveClients, 'count' | 'problems' | 'scannedAt'>
  registry: Registry
  isEnding: () => boolean
}

/** What those who run the service ask it. Nothing here holds a key or an answer; a proxy need not let it out. */
export function healthRoutes({ clients, registry, isEnding }: HealthOptions) {
  const routes = new Hono()
  for (const path of healthPaths) routes.use(path, securityHeaders(), noStore)
  routes.get('/healthz', (context) => context.json({ status: 'up' }))
  routes.get('/readyz', (context) => {
    const status = isEnding() ? 'shutting down' : clients.count > 0 ? 'ready' : 'no client can be served'
    const { count, scannedAt, problems } = clients
    return context.json(
      { status, clients: count, lookedAt: scannedAt, problems },
      status === 'ready' ? 200 : 503,
    )
  })
  routes.get('/metrics', async (context) =>
    context.body(await registry.metrics(), 200, { 'Content-Type': registry.contentType }),
  )
  for (const path of healthPaths) routes.all(path, onlyGet)
  return routes
}
