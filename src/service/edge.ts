/**
 * Serves the API on workerd, the runtime of Cloudflare Workers. What is bound to it is in .edge/wrangler.jsonc:
 * the KV namespace CLIENTS, the counter RATE_LIMITER, and the settings ALLOWED_ORIGINS and REQUEST_TIMEOUT, which are
 * written as they are for Node.
 */
import { createApp } from './app.ts'
import { createKvClients, type Namespace } from './edge/kvClients.ts'
import { report } from './edge/report.ts'
import type { AppOptions } from './http/options.ts'
import { readSettings } from './operations/settings.ts'

interface Bindings {
  CLIENTS: Namespace
  /** It counts for a whole place of the platform, where a counter of ours would for one isolate. */
  RATE_LIMITER: Extract<AppOptions['rateLimit'], { binding: unknown }>['binding']
  ALLOWED_ORIGINS?: string
  REQUEST_TIMEOUT?: string
}

let app: ReturnType<typeof createApp> | undefined

export default {
  fetch(request: Request, bindings: Bindings) {
    // Made at the first request, which brings the bindings; they are the same ones from then on.
    app ??= openApp(bindings)
    return app.fetch(request)
  },
}

function openApp({ CLIENTS, RATE_LIMITER, ALLOWED_ORIGINS, REQUEST_TIMEOUT }: Bindings) {
  const { allowedOrigins, requestTimeout } = readSettings({ ALLOWED_ORIGINS, REQUEST_TIMEOUT })
  return createApp(createKvClients(CLIENTS, report), {
    allowedOrigins,
    rateLimit: { binding: RATE_LIMITER },
    timeout: requestTimeout * 1000,
    // What is compressed here would be compressed once more on its way out.
    compresses: false,
    addressOf: ({ req }) => req.header('CF-Connecting-IP') ?? '',
    onError: report,
  })
}
