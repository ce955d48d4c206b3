/** Whether a URL is a path, without a scheme or host. */
export function isRelative(path: string) {
  return !/^(?:[a-z][a-z\d+.-]*:|[/\\]{2})/i.test(path.trim())
}

/** Resolves a relative path against the API's base address, and any other URL against the page. */
export function resolveUrl(path: string, host: string) {
  if (!isRelative(path)) return new URL(path, document.baseURI)
  return new URL(path.trim().replace(/^[/\\]/, ''), apiUrl(host))
}

/** Whether a URL is below the API's base address, so that it may receive the client's key. */
export function isApiUrl(url: URL, host: string) {
  const { origin, pathname } = apiUrl(host)
  return url.origin === origin && url.pathname.startsWith(pathname)
}

/**
 * Adds the year of a preview to a path.
 * @param year null for the standard instance
 */
export function withYear(path: string, year: string | null) {
  return year === null ? path : `${path}/${year}`
}

function apiUrl(host: string) {
  return new URL(host.endsWith('/') ? host : `${host}/`, document.baseURI)
}
