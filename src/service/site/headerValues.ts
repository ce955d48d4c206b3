import { Hono } from 'hono'
import { siteHeaders, type SiteHeaderOptions } from '../http/responseHeaders.ts'

/** The security headers that the service sends with the calculator's files, for other servers: values by name. */
export async function siteHeaderValues(options: SiteHeaderOptions): Promise<Map<string, string>> {
  const app = new Hono().use(siteHeaders(options)).get('/', (context) => context.body(null))
  const { headers } = await app.request('/')
  return new Map(headers)
}

/** The policy for a page without headers. A meta tag cannot restrict frames. */
export function policyForMeta(headers: ReadonlyMap<string, string>): string {
  return headers.get('content-security-policy')!.replace(/frame-ancestors [^;]*; ?/, '')
}
