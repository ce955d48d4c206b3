/**
 * Serves the API on workerd, the runtime of Cloudflare Workers.
 *
 * CLIENTS is the KV namespace of the clients, ALLOWED_ORIGINS the calculators' origins with spaces between them,
 * RATE_LIMITER the platform's own counter: it counts for all isolates of a place, where a Map would for one.
 */
import { createApp, type AppOptions } from './app.ts'
import { createKvClients, type Namespace } from './edge/kvClients.ts'
import { report } from './edge/report.ts'

interface Bindings {
  CLIENTS: Namespace
  ALLOWED_ORIGINS: string
  RATE_LIMITER: Extract<AppOptions['rateLimit'], { binding: unknown }>['binding']
}

let app: ReturnType<typeof createApp> | undefined

export default {
  fetch(request: Request, bindings: Bindings) {
    // Made at the first request, which brings the bindings; they are the same ones from then on.
    app ??= openApp(bindings)
    return app.fetch(request)
  },
}

function openApp({ CLIENTS, ALLOWED_ORIGINS, RATE_LIMITER }: Bindings) {
  return createApp(createKvClients(CLIENTS, report), {
    allowedOrigins: ALLOWED_ORIGINS.split(/\s+/).filter(Boolean),
    rateLimit: { binding: RATE_LIMITER },
    // What is compressed here would be compressed once more on its way out.
    compresses: false,
    addressOf: ({ req }) => req.header('CF-Connecting-IP') ?? '',
    onError: report,
  })
}
