/** What the calculator is to believe that it is shown on. */
export interface Media {
  scheme: 'system' | 'light' | 'dark'
  medium: 'screen' | 'print'
}

const originals = new WeakMap<MediaList, string>()

/**
 * Has this document's styles take a medium and a colour scheme for given. Developer tools can do so for a whole tab
 * only, and a frame has no other way: its rules are rewritten, those that come later as well.
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
      const wanted = emulatedQuery(original, media)
      if (rule.media.mediaText !== wanted) rule.media.mediaText = wanted
    }
    if ('cssRules' in rule) rewrite(rule.cssRules as CSSRuleList, media)
  }
}

const always = '(min-width: 0px)'
const never = '(max-width: -1px)'

/** A media query as if on that medium and in that scheme, whatever it is really shown on. */
export function emulatedQuery(query: string, { scheme, medium }: Media): string {
  const ofScheme =
    scheme === 'system'
      ? query
      : query.replace(/\(prefers-color-scheme:\s*(\w+)\)/g, (_, asked) => (asked === scheme ? always : never))
  if (medium === 'screen') return ofScheme
  return ofScheme.replace(/(?<![-\w(])(?:only\s+)?(screen|print)(?![-\w])/g, (_, asked) =>
    asked === 'print' ? 'all' : `all and ${never}`,
  )
}
