/** Settings that the calculator reads from meta tags when it starts. Undefined leaves the built value. */
export interface PageSettings {
  /** The path that serves the page, with a slash at both ends. A build without one has addresses that start with ./ */
  base?: string | undefined
  host?: string | undefined
  key?: string | undefined
  consultancy?: string | undefined
  /** 'no' if the answers must not stay in the storage of the tab. */
  keepAnswers?: string | undefined
  frameAncestors?: readonly string[] | undefined
}

export function withSettings(
  html: string,
  { base, host, key, consultancy, keepAnswers, frameAncestors }: PageSettings,
): string {
  const tags = {
    'base-path': base,
    'api-host': host,
    'api-key': key,
    consultancy,
    'keep-answers': keepAnswers,
    'frame-ancestors': frameAncestors?.join(' '),
  }
  const page = Object.entries(tags).reduce((edited, [name, value]) => withMeta(edited, name, value), html)
  // The screens have paths, which relative addresses would start at.
  return base === undefined ? page : page.replaceAll(/(?<=["'])\.\/(?=[^"']*["'])/g, () => base)
}

export function readSetting(html: string, name: 'api-host' | 'api-key' | 'consultancy'): string {
  return new RegExp(`<meta name="${name}" content="([^"]*)`).exec(html)?.[1] ?? ''
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
