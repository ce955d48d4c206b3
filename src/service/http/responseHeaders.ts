import type { MiddlewareHandler } from 'hono'
import { secureHeaders } from 'hono/secure-headers'

const none = ["'none'"]
const self = ["'self'"]

const common = {
  xFrameOptions: 'DENY',
  // Without includeSubDomains: other hosts of the domain are not ours.
  strictTransportSecurity: 'max-age=31536000',
}

/** For API responses, which are data: nothing in them may run, load, or be framed. */
export function securityHeaders(): MiddlewareHandler {
  return secureHeaders({
    ...common,
    contentSecurityPolicy: { defaultSrc: none, frameAncestors: none },
  })
}

/**
 * For the built calculator. Keeps a response's own, stricter policy.
 * @param apiHost if absolute, the page may call that origin too
 */
export function siteHeaders(apiHost = ''): MiddlewareHandler {
  return secureHeaders({
    ...common,
    overwrite: false,
    contentSecurityPolicy: {
      defaultSrc: none,
      scriptSrc: self,
      styleSrc: self,
      // A client's logo can be on any host.
      imgSrc: [...self, 'https:'],
      connectSrc: [...self, ...absoluteOrigin(apiHost)],
      fontSrc: self,
      baseUri: none,
      formAction: none,
      frameAncestors: none,
      requireTrustedTypesFor: ["'script'"],
      trustedTypes: none,
    },
    permissionsPolicy: {
      camera: false,
      displayCapture: false,
      geolocation: false,
      microphone: false,
      payment: false,
      usb: false,
    },
  })
}

/** For Swagger UI, whose icons are data: URLs. */
export function docsHeaders(): MiddlewareHandler {
  return secureHeaders({
    ...common,
    contentSecurityPolicy: {
      defaultSrc: none,
      scriptSrc: self,
      styleSrc: self,
      imgSrc: [...self, 'data:'],
      connectSrc: self,
      baseUri: none,
      formAction: none,
      frameAncestors: none,
    },
  })
}

/** Forbids caching unless the handler sets Cache-Control. */
export const noStore: MiddlewareHandler = async (context, next) => {
  await next()
  if (!context.res.headers.has('Cache-Control')) context.header('Cache-Control', 'no-store')
}

function absoluteOrigin(apiHost: string): string[] {
  return URL.canParse(apiHost) ? [new URL(apiHost).origin] : []
}
