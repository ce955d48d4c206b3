/** Where the API is, the key that names the client, and who the footer says made the calculator. */
export interface Settings {
  /** The API's base address: absolute, or a path on this origin. A trailing slash is optional. */
  host: string
  key: string
  consultancy: string
}

/** Reads the settings from the page's meta tags, so that one build serves any client. */
export function readSettings(page: Document): Settings {
  const content = (name: string) =>
    page.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content.trim() ?? ''
  return { host: content('api-host'), key: content('api-key'), consultancy: content('consultancy') }
}
