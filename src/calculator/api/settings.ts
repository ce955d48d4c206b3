import type { Client } from '../../contract/instance.ts'

export interface Settings {
  /** The API's base address. A trailing slash is optional. */
  host: string
  /** The API key of the client. */
  key: string
  /** The benefits consultancy that the footer names; empty for none. */
  consultancy: string
  /** The address of the third-party notices, if the page has them. */
  notices?: string
  /** The language to request, as a tag. By default, those that the visitor prefers. */
  language?: string
  /** Replace the client's colors. */
  colors?: Client['colors']
}

/**
 * Reads the settings from the page's meta tags, so that one build serves any client.
 * @param baseUrl the calculator's URL, which a relative API address is resolved against
 * @throws TypeError if the API's address is not a URL
 */
export function readSettings(page: Document, baseUrl: URL): Settings {
  const content = (name: string) =>
    page.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content.trim() ?? ''
  const host = new URL(content('api-host'), baseUrl).href
  const notices = page.querySelector<HTMLLinkElement>('link[rel=license]')?.href
  return {
    host,
    key: content('api-key'),
    consultancy: content('consultancy'),
    ...(notices !== undefined && { notices }),
  }
}
