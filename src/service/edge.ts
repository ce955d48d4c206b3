import { createApp } from './app.ts'
import { createKvClients, type KvNamespace } from './edge/kvClients.ts'
import type { AppOptions } from './http/AppOptions.ts'
import { reportError } from './serializeError.ts'
import { readSettings } from './settings.ts'

/**
 * Serves the API on workerd, the runtime of Cloudflare Workers. Bindings come from .edge/wrangler.jsonc.
 *
 * Settings: ALLOWED_ORIGINS and REQUEST_TIMEOUT, with the same syntax as on Node. Every request throws SettingError
 * as long as a setting cannot be used. A client whose KV entry cannot be read keeps its last valid version; without one,
 * it responds 503.
 */

/** Bytes. An isolate has 128 MB, for its clients too. */
const maxCacheSize = 16_000_000

interface Bindings {
  CLIENTS: KvNamespace
  /** Counts for a whole Cloudflare location; a counter in memory would count for one isolate. */
  RATE_LIMITER: Extract<AppOptions['rateLimit'], { binding: unknown }>['binding']
  ALLOWED_ORIGINS?: string
  REQUEST_TIMEOUT?: string
}

let app: ReturnType<typeof createApp> | undefined

export default {
  fetch(request: Request, bindings: Bindings) {
    // The first request supplies the bindings; later requests have the same ones.
    app ??= openApp(bindings)
    return app.fetch(request)
  },
}

function openApp({ CLIENTS, RATE_LIMITER, ALLOWED_ORIGINS, REQUEST_TIMEOUT }: Bindings) {
  const { allowedOrigins, requestTimeout } = readSettings({ ALLOWED_ORIGINS, REQUEST_TIMEOUT })
  return createApp(createKvClients(CLIENTS, reportError), {
    allowedOrigins,
    rateLimit: { binding: RATE_LIMITER },
    timeout: requestTimeout * 1000,
    // The platform compresses responses.
    compresses: false,
    maxCacheSize,
    callerAddress: ({ req }) => req.header('CF-Connecting-IP') ?? '',
    onError: reportError,
  })
}
