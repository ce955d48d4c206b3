/** Settings that the calculator reads from meta tags when it starts. Undefined leaves the built value. */
export interface PageSettings {
  host?: string | undefined
  key?: string | undefined
  consultancy?: string | undefined
  /** 'no' if the answers must not stay in the storage of the tab. */
  keepAnswers?: string | undefined
}

/** Writes settings into the page's meta tags. */
export function withSettings(html: string, { host, key, consultancy, keepAnswers }: PageSettings): string {
  const tags = { 'api-host': host, 'api-key': key, consultancy, 'keep-answers': keepAnswers }
  return Object.entries(tags).reduce((page, [name, value]) => withMeta(page, name, value), html)
}

/** The API address in the page. */
export function readApiHost(html: string): string {
  return /<meta name="api-host" content="([^"]*)/.exec(html)?.[1] ?? ''
}

/** The base path that the page was built for, which precedes its assets; undefined if it has none. */
export function readBase(html: string): string | undefined {
  return / (?:src|href)="([^"]*)assets\//.exec(html)?.[1]
}

function withMeta(html: string, name: string, value: string | undefined) {
  if (value === undefined) return html
  const content = value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
  // A function, because $ has a special meaning in a replacement string.
  return html.replace(
    new RegExp(`(<meta name="${name}" content=")[^"]*`),
    (_, start: string) => start + content,
  )
}
