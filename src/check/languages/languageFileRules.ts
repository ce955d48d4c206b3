import type { RuleMeta } from '../RuleMeta.ts'

/** Rules on languages/<tag>.json. */
export const languageFileRules = {
  builtIn: {
    code: 'built-in-language',
    severity: 'error',
    title: 'No client provides a language that the calculator includes.',
  },
  unlisted: {
    code: 'unlisted-language',
    severity: 'warning',
    title: 'A plan year lists each language that the client provides.',
  },
  wrongLocale: {
    code: 'wrong-locale',
    severity: 'error',
    title: 'The locale of a language is a language tag.',
  },
  unsupportedLocale: {
    code: 'unsupported-locale',
    severity: 'warning',
    title: 'Browsers know the plurals and dates of a locale.',
  },
  size: {
    code: 'language-size',
    severity: 'error',
    title: "A language's file is short enough for the service.",
  },
  wrongText: {
    code: 'wrong-text',
    severity: 'error',
    title: "A language's file has the same structure as the English texts.",
  },
  missingText: {
    code: 'missing-text',
    severity: 'error',
    title: "A language's file has every text.",
  },
  unknownText: {
    code: 'unknown-text',
    severity: 'warning',
    title: 'The calculator reads every text.',
  },
  wrongValues: {
    code: 'wrong-values',
    severity: 'error',
    title: 'A text has the same values in braces as the English one.',
  },
  pluralForms: {
    code: 'plural-forms',
    severity: 'error',
    title: 'A text with a number has the plural forms of its language.',
  },
  englishText: {
    code: 'english-text',
    severity: 'warning',
    title: 'Every text is translated.',
  },
} as const satisfies Record<string, RuleMeta>
