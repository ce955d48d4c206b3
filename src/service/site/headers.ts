import { secureHeaders } from 'hono/secure-headers'
import { commonHeaders } from '../http/securityHeaders.ts'

const none = ["'none'"]
const self = ["'self'"]

/**
 * The security headers of every answer that has none of its own.
 * @param apiHost an absolute address lets the page call that origin too.
 */
export function siteHeaders(apiHost = '') {
  return secureHeaders({
    // What is no page has a stricter policy already.
    overwrite: false,
    contentSecurityPolicy: {
      defaultSrc: none,
      scriptSrc: self,
      styleSrc: self,
      imgSrc: self,
      connectSrc: [...self, ...originOf(apiHost)],
      fontSrc: self,
      baseUri: none,
      formAction: none,
      frameAncestors: none,
      requireTrustedTypesFor: ["'script'"],
      trustedTypes: none,
    },
    ...commonHeaders,
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

function originOf(apiHost: string): string[] {
  return URL.canParse(apiHost) ? [new URL(apiHost).origin] : []
}
