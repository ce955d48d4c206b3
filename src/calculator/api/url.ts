/** Resolves a relative path against the API's base address. */
export function apiUrl(path: string, host: string) {
  return new URL(path, new URL(host.endsWith('/') ? host : `${host}/`, document.baseURI))
}

/**
 * Adds the year of a preview to a path.
 * @param year null for the standard instance
 */
export function withYear(path: string, year: string | null) {
  return year === null ? path : `${path}/${year}`
}
