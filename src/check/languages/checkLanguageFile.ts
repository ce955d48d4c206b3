import { maxLanguageSize } from '../../clients/ClientLanguage.ts'
import { builtInLanguages } from '../../contract/generated/builtInLanguages.js'
import { isLanguageTag } from '../../contract/languages.ts'
import { textRules } from '../rules/textRules.ts'
import type { RuleMeta } from '../RuleMeta.ts'
import { runRule } from '../runRule.ts'
import type { JsonDocument } from '../source/JsonDocument.ts'
import { adviceRules } from '../structure/adviceRules.ts'
import type { RuleDiagnostic, UnlocatedDiagnostic } from '../UnlocatedDiagnostic.ts'
import { checkMessages, type TranslatedMessage } from './checkMessages.ts'
import { languageFileRules as rules } from './languageFileRules.ts'
import { englishMessages, languageSettings } from './languageMessages.ts'
import { languageName } from './languageName.ts'

/** Languages that a plan year of the client lists. */
export type Listed = ReadonlySet<unknown>

/**
 * Checks languages/<tag>.json of a client.
 * @param tag the name of the file
 */
export function checkLanguageFile(document: JsonDocument, tag: string, listed: Listed): RuleDiagnostic[] {
  if (builtInLanguages.includes(tag)) return report(rules.builtIn, describeBuiltIn(tag))
  const unlisted = listed.has(tag) ? [] : report(rules.unlisted, describeUnlisted(tag))
  const { value } = document
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return [...unlisted, ...checkMessages(englishMessages, value, '', 'en').diagnostics]
  const { locale = tag, direction = 'ltr' } = value as Record<string, unknown>
  const hasLocale = isLanguageTag(locale)
  const isSupported = hasLocale && Intl.PluralRules.supportedLocalesOf([locale]).length > 0
  const messages = Object.fromEntries(
    Object.entries(value).filter(([name]) => !languageSettings.some((setting) => setting === name)),
  )
  // Without a locale, Intl would use that of the computer.
  const { diagnostics, texts } = checkMessages(englishMessages, messages, '', isSupported ? locale : 'en')
  return [
    ...unlisted,
    ...(hasLocale ? [] : report(rules.wrongLocale, describeWrongLocale(locale))),
    ...(hasLocale && !isSupported ? report(rules.unsupportedLocale, describeUnsupported(locale, tag)) : []),
    ...(JSON.stringify({ locale, direction, ...messages }).length > maxLanguageSize
      ? report(rules.size, tooLong)
      : []),
    ...(direction === 'ltr' || direction === 'rtl' ? [] : report(rules.wrongText, wrongDirection)),
    ...diagnostics,
    ...checkTexts(texts, direction === 'rtl'),
    ...(tag.split('-')[0] === 'en' ? [] : checkEnglishTexts(texts)),
  ]
}

/** The rules for texts that employees see. */
function checkTexts(texts: readonly TranslatedMessage[], isRightToLeft: boolean): RuleDiagnostic[] {
  const emptyText = adviceRules.find(({ code }) => code === 'empty-text')!
  const displayed = texts
    .filter(({ english, text }) => text.trim() !== '' && english === english.trim())
    .map(({ pointer, text }) => ({ pointer, text, mayRepeat: true, isRightToLeft }))
  return [
    ...texts
      .filter(({ text }) => text.trim() === '')
      .flatMap(({ pointer }) =>
        report(emptyText, { pointer, message: 'This text is empty.', help: 'Enter some text.' }),
      ),
    ...textRules.flatMap((rule) => runRule(rule, () => rule.check(displayed))),
  ]
}

/** Words of English that other languages rarely have too. Shorter texts, such as HSA or "Total", can be the same. */
const fewWords = 2

function checkEnglishTexts(texts: readonly TranslatedMessage[]): RuleDiagnostic[] {
  const untranslated = texts.filter(({ text, english }) => text === english && countWords(english) > fewWords)
  const [first] = untranslated
  if (!first) return []
  const count = untranslated.length
  return report(rules.englishText, {
    pointer: first.pointer,
    message:
      count === 1
        ? 'One text is still in English.'
        : `${count} texts are still in English; this is the first.`,
    help: 'Translate every text, and keep the values in braces.',
  })
}

function countWords(text: string) {
  return text.replaceAll(/\{\w+\}/g, '').match(/\p{L}{2,}/gu)?.length ?? 0
}

function report(rule: RuleMeta, diagnostic: UnlocatedDiagnostic): RuleDiagnostic[] {
  return [{ ...diagnostic, rule }]
}

const tooLong: UnlocatedDiagnostic = {
  pointer: '',
  message: `The file has more than ${maxLanguageSize.toLocaleString('en-US')} characters, so the service ignores it.`,
  help: 'Shorten the texts.',
}

const wrongDirection: UnlocatedDiagnostic = {
  pointer: '/direction',
  message: "'direction' is neither ltr nor rtl.",
  help: 'Write "ltr" for a language from left to right, or "rtl" for one from right to left.',
}

function describeBuiltIn(tag: string): UnlocatedDiagnostic {
  return {
    pointer: '',
    message: `The calculator includes ${languageName(tag)}, so this file has no effect.`,
    help: "Delete it. The client's own texts are in instance.json and plans.json.",
  }
}

function describeUnlisted(tag: string): UnlocatedDiagnostic {
  return {
    pointer: '',
    message: `No plan year of the client lists "${tag}", so employees cannot choose ${languageName(tag)}.`,
    help: `Add "${tag}" to "languages" of the client in instance.json, or delete this file.`,
  }
}

function describeUnsupported(locale: string, tag: string): UnlocatedDiagnostic {
  return {
    pointer: locale === tag ? '' : '/locale',
    message: `Browsers have no plural forms and dates for "${locale}", and use those of their own language.`,
    help: 'Write the tag of a similar language as "locale", such as "fr-CA".',
  }
}

function describeWrongLocale(locale: unknown): UnlocatedDiagnostic {
  return {
    pointer: '/locale',
    message: `${JSON.stringify(locale)} is not a language tag.`,
    help: 'Write a tag such as "fr-CA" as "locale".',
  }
}
