import { contrastInUse, readableShade, textContrast } from '../../contract/colors.ts'
import { findLogoProblem, logoPointer } from '../../clients/logoFiles.ts'
import { isLogoName, type LogoName } from '../../contract/clientFiles.ts'
import type { Instance } from '../../contract/instance.ts'
import { type InstanceRule, type LinterRule, toRules } from '../LinterRule.ts'

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

type LogoRule = LinterRule<[instance: Instance, imageOf: (name: LogoName) => string | undefined]>

export const logoRules = toRules<LogoRule>('warning', {
  'logo-file': {
    title: 'The logo file that instance.json names is an image of at most 30 kB.',
    why: 'Employees see no logo otherwise.',
    fails: '"logo": { "url": "logo.png", "alt": "Ours" } without a logo.png next to instance.json',
    passes: '"logo": { "url": "logo.png", "alt": "Ours" } with a logo.png next to instance.json',
    check: ({ client: { logo } }, imageOf) => {
      const problem = isLogoName(logo?.url) && findLogoProblem(logo.url, imageOf(logo.url))
      return (
        Boolean(problem) && {
          pointer: logoPointer,
          message: problem as string,
          help: 'Drop the image on Logo in the workbench, which makes it small enough and writes the file.',
        }
      )
    },
  },
})

/** Rounded down, so that no ratio below the limit looks like the limit. */
export function formatRatio(ratio: number) {
  return (Math.floor(ratio * 10) / 10).toFixed(1)
}
