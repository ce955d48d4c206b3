/** What the page is told; what is undefined stays as it was built. */
export interface PageSettings {
  host?: string | undefined
  key?: string | undefined
  consultancy?: string | undefined
}

/** Writes the settings into the meta tags that the calculator reads when it starts. */
export function withSettings(html: string, { host, key, consultancy }: PageSettings): string {
  const tags = { 'api-host': host, 'api-key': key, consultancy }
  return Object.entries(tags).reduce((page, [name, value]) => withMeta(page, name, value), html)
}

/** The API's address as the page has it. */
export function hostOf(html: string) {
  return /<meta name="api-host" content="([^"]*)/.exec(html)?.[1] ?? ''
}

function withMeta(html: string, name: string, value: string | undefined) {
  if (value === undefined) return html
  const content = value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
  // A function, for a replacement text would read its own $ as a pattern.
  return html.replace(
    new RegExp(`(<meta name="${name}" content=")[^"]*`),
    (_, start: string) => start + content,
  )
}
