import { secureHeaders } from 'hono/secure-headers'

const none = ["'none'"]
const self = ["'self'"]

/**
 * The security headers of every answer.
 * @param apiHost an absolute address lets the page call that origin too.
 */
export function siteHeaders(apiHost = '') {
  return secureHeaders({
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
    xFrameOptions: 'DENY',
    // Other hosts of the client's domain are none of our business.
    strictTransportSecurity: 'max-age=31536000',
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
