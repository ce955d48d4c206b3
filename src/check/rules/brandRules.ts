import { contrastInUse, readableShade, textContrast } from '../../contract/colors.ts'
import { type InstanceRule, toRules } from '../LinterRule.ts'

/** The client's colors. The schema advises on the form of their values. */
export const brandRules = toRules<InstanceRule>('warning', {
  'color-contrast': {
    title: "The client's colors are readable.",
    why: 'Many people cannot read text without enough contrast, so the calculator shows its own color instead.',
    fails: '"colors": { "accent": "#7dd3fc" }',
    passes: '"colors": { "accent": "#0369a1" }',
    check: ({ client: { colors } }) => {
      const tintContrast = contrastInUse('tint', colors ?? {})
      const accentContrast = contrastInUse('accent', colors ?? {})
      return [
        tintContrast < textContrast && {
          pointer: '/client/colors/tint',
          message: `Text on the tint has a contrast of ${formatRatio(tintContrast)}, so employees see the calculator's own color.`,
          help: `Choose a lighter color, such as ${readableShade('tint', colors!)}: text needs a contrast of ${textContrast}.`,
        },
        accentContrast < textContrast && {
          pointer: '/client/colors/accent',
          message: `The accent has a contrast of only ${formatRatio(accentContrast)} on white, a light shade of itself, or the tint, so employees see the calculator's own color.`,
          help: `Choose a darker color, such as ${readableShade('accent', colors!)}: text needs a contrast of ${textContrast}.`,
        },
      ]
    },
  },
})

/** Rounded down, so that no ratio below the limit looks like the limit. */
export function formatRatio(ratio: number) {
  return (Math.floor(ratio * 10) / 10).toFixed(1)
}
