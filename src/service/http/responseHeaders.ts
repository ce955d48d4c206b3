import type { MiddlewareHandler } from 'hono'
import { secureHeaders } from 'hono/secure-headers'
import { cors } from 'hono/cors'

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

export interface SiteHeaderOptions {
  /** The API's address. If it is absolute, the page may call that origin too. */
  apiHost?: string | undefined
  /** The origins whose pages may show the calculator in a frame. */
  frameAncestors?: readonly string[] | undefined
  /** Whether the service runs in a worker of the page. */
  hasWorker?: boolean
}

/** For the built calculator. Keeps a response's own, stricter policy. */
export function siteHeaders({
  apiHost = '',
  frameAncestors = [],
  hasWorker = false,
}: SiteHeaderOptions = {}): MiddlewareHandler {
  const isFramed = frameAncestors.length > 0
  return secureHeaders({
    ...common,
    // It cannot name other origins.
    xFrameOptions: isFramed ? false : common.xFrameOptions,
    // The pages of other origins load embed.js.
    crossOriginResourcePolicy: isFramed ? 'cross-origin' : 'same-origin',
    overwrite: false,
    contentSecurityPolicy: {
      defaultSrc: none,
      scriptSrc: self,
      styleSrc: self,
      // A client's logo can be on any host, or in the instance.
      imgSrc: [...self, 'https:', 'data:'],
      connectSrc: [...self, ...(URL.canParse(apiHost) ? [new URL(apiHost).origin] : [])],
      fontSrc: self,
      baseUri: none,
      formAction: none,
      frameAncestors: isFramed ? [...frameAncestors] : none,
      ...(hasWorker && { workerSrc: self }),
      requireTrustedTypesFor: ["'script'"],
      trustedTypes: hasWorker ? ['mediplan-worker'] : none,
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

/** What a page of another origin may send and read, in addition to what CORS always allows. */
export const corsPolicy = {
  allowMethods: ['GET', 'POST'],
  allowHeaders: ['content-type', 'is-api-key', 'is-session', 'x-xsrf-token'],
  exposeHeaders: ['ETag', 'Retry-After'],
  /** Seconds. */
  maxAge: 7200,
}

/** CORS for these origins. Other origins get no CORS headers, so their browsers block the response. */
export function crossOrigin(allowedOrigins: readonly string[]): MiddlewareHandler {
  const allowed = new Set(allowedOrigins)
  const addCorsHeaders = cors({ ...corsPolicy, origin: [...allowed] })
  return async (context, next) => {
    if (allowed.has(context.req.header('Origin') ?? '')) return addCorsHeaders(context, next)
    await next()
    // A cache must not serve a response without CORS headers to an allowed origin.
    if (allowed.size > 0) context.header('Vary', 'Origin', { append: true })
  }
}

/**
 * A UUID or a trace ID. The log contains the caller's ID and must not contain visitors' answers; no word or amount has
 * this form.
 */
export const requestIdPattern =
  '^([\\da-f]{8}-[\\da-f]{4}-[\\da-f]{4}-[\\da-f]{4}-[\\da-f]{12}|[\\da-f]{16}|[\\da-f]{32})$'
