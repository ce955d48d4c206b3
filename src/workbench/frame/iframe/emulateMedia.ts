/** The media features that the calculator's styles see. */
export interface Media {
  scheme: 'system' | 'light' | 'dark'
  medium: 'screen' | 'print'
}

const originals = new WeakMap<MediaList, string>()

/**
 * Emulates a medium and a color scheme in one document by rewriting the media queries of its style sheets, including
 * those added later. Developer tools can only emulate them for a whole tab.
 */
export function emulateMedia(page: Document): (media: Media) => void {
  let current: Media = { scheme: 'system', medium: 'screen' }
  const apply = () => {
    for (const sheet of page.styleSheets) rewrite(sheet.cssRules, current)
    page.documentElement.style.colorScheme = current.medium === 'print' ? 'light' : schemes[current.scheme]
  }
  new MutationObserver(apply).observe(page.head, { childList: true, characterData: true, subtree: true })
  return (media) => {
    current = media
    apply()
  }
}

const schemes = { system: '', light: 'light', dark: 'dark' }

function rewrite(rules: CSSRuleList, media: Media) {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) {
      const original = originals.get(rule.media) ?? rule.media.mediaText
      originals.set(rule.media, original)
      const emulated = emulateQuery(original, media)
      if (rule.media.mediaText !== emulated) rule.media.mediaText = emulated
    }
    if ('cssRules' in rule) rewrite(rule.cssRules as CSSRuleList, media)
  }
}

const always = '(min-width: 0px)'
const never = '(max-width: -1px)'

/** Replaces the medium and color scheme in a media query by conditions that always or never match. */
export function emulateQuery(query: string, { scheme, medium }: Media): string {
  const withScheme =
    scheme === 'system'
      ? query
      : query.replace(/\(prefers-color-scheme:\s*(\w+)\)/g, (_, queried) =>
          queried === scheme ? always : never,
        )
  if (medium === 'screen') return withScheme
  return withScheme.replace(/(?<![-\w(])(?:only\s+)?(screen|print)(?![-\w])/g, (_, queried) =>
    queried === 'print' ? 'all' : `all and ${never}`,
  )
}
