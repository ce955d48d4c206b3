import type { MiddlewareHandler } from 'hono'
import { secureHeaders } from 'hono/secure-headers'

/** What is said alike with the API's answers and with the calculator's files. */
export const commonHeaders = {
  xFrameOptions: 'DENY',
  // Other hosts of the client's domain are none of our business.
  strictTransportSecurity: 'max-age=31536000',
}

/** The API's answers are data: nothing in them may ever run, load or be framed. */
export function securityHeaders(): MiddlewareHandler {
  return secureHeaders({
    ...commonHeaders,
    contentSecurityPolicy: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
  })
}
