/** Where the API is, the key that names the client, and who the footer says made the calculator. */
export interface Settings {
  /** The API's base address. A trailing slash is optional. */
  host: string
  key: string
  consultancy: string
}

/**
 * Reads the settings from the page's meta tags, so that one build serves any client.
 * @param home the calculator's address. A relative API address is resolved against it, not against the path of a step
 * @throws TypeError when the API's address is not a URL
 */
export function readSettings(page: Document, home: URL): Settings {
  const content = (name: string) =>
    page.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content.trim() ?? ''
  const host = new URL(content('api-host'), home).href
  return { host, key: content('api-key'), consultancy: content('consultancy') }
}
