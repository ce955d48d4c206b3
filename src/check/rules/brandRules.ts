import { backgroundsOfAccent, contrast, isColor, textContrast, textsOnTint } from '../../contract/colors.ts'
import { type RuleMeta, type InstanceRule, toRules } from '../LinterRule.ts'

/** Reported with --online only. It depends on another server, so accepted.json cannot accept it. */
export const logoDownload: RuleMeta = {
  code: 'logo-download',
  severity: 'warning',
  title: 'With --online: browsers can load the logo, an image of at most 100 kB.',
  why: 'Employees see no logo if their browser cannot load it, and wait for one that is large.',
  fails: '"logo": { "url": "https://example.com/removed.svg", "alt": "Ours" }, which has status 404',
  passes: '"logo": { "url": "https://example.com/logo.svg", "alt": "Ours" }, an SVG file of 12 kB',
}

/** The client's colors and logo. The schema advises on the form of their values. */
export const brandRules = toRules<InstanceRule>('warning', {
  'color-contrast': {
    title: "The client's colors are readable.",
    why: 'Many people cannot read text without enough contrast, so the calculator shows its own color instead.',
    fails: '"colors": { "accent": "#7dd3fc" }',
    passes: '"colors": { "accent": "#0369a1" }',
    check: ({ client: { colors } }) => {
      const { accent, tint } = colors ?? {}
      const tintContrast = isColor(tint)
        ? Math.min(...textsOnTint.map((text) => contrast(text, tint)))
        : Infinity
      const readableTint = isColor(tint) && tintContrast >= textContrast ? tint : null
      const accentContrast = isColor(accent)
        ? Math.min(...backgroundsOfAccent(accent, readableTint).map((each) => contrast(accent, each)))
        : Infinity
      return [
        tintContrast < textContrast && {
          pointer: '/client/colors/tint',
          message: `Text on the tint has a contrast of ${formatRatio(tintContrast)}, so employees see the calculator's own color.`,
          help: `Choose a lighter color: text needs a contrast of ${textContrast}.`,
        },
        accentContrast < textContrast && {
          pointer: '/client/colors/accent',
          message: `The accent has a contrast of only ${formatRatio(accentContrast)} on white, a light shade of itself, or the tint, so employees see the calculator's own color.`,
          help: `Choose a darker color: text needs a contrast of ${textContrast}.`,
        },
      ]
    },
  },
  'logo-format': {
    title: 'The logo is an SVG, PNG, WebP, or JPEG file.',
    fails: '"logo": { "url": "https://example.com/about/logo", "alt": "Ours" }',
    passes: '"logo": { "url": "https://example.com/logo.svg", "alt": "Ours" }',
    check: ({ client: { logo } }) =>
      logo &&
      URL.canParse(logo.url) &&
      !imageFile.test(new URL(logo.url).pathname) && {
        pointer: '/client/logo/url',
        message: 'This address does not end in .svg, .png, .webp, or .jpg, so it may not be an image.',
        help: 'Check it with mediplan check --online; if it is an image, say so in accepted.json.',
      },
  },
})

const imageFile = /\.(svg|png|webp|jpe?g)$/i

/** Rounded down, so that no ratio below the limit looks like the limit. */
function formatRatio(ratio: number) {
  return (Math.floor(ratio * 10) / 10).toFixed(1)
}
