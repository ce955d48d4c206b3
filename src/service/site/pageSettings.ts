/** What the page is told about its API; what is undefined stays as it was built. */
export interface PageSettings {
  host: string | undefined
  key: string | undefined
}

/** Writes the API's address and key into the meta tags that the calculator reads when it starts. */
export function withSettings(html: string, { host, key }: PageSettings): string {
  return withMeta(withMeta(html, 'api-host', host), 'api-key', key)
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
