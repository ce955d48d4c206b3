import { maxLanguageSize } from '../../clients/ClientLanguage.ts'
import { builtInLanguages } from '../../contract/generated/builtInLanguages.js'
import { isRecord } from '../../contract/isRecord.ts'
import { isLanguageTag } from '../../contract/languages.ts'
import { textRules } from '../rules/textRules.ts'
import {
  type RuleMeta,
  runRules,
  type RuleFinding,
  type Finding,
  toRules,
  type LinterRule,
  nameRules,
  withRule,
  type Findings,
} from '../LinterRule.ts'
import type { JsonDocument } from '../source/JsonDocument.ts'
import { adviceRules } from '../structure/adviceRules.ts'
import { checkMessages, type TranslatedMessage, messageRules } from './checkMessages.ts'
import { englishMessages } from './languageMessages.ts'
import { languageName } from './languageName.ts'

interface LanguageFile {
  /** The name of the file. */
  tag: string
  isListed: boolean
  /** The name of the file if the file has none. */
  locale: unknown
  /** The length of what the service keeps of the file. */
  size: number
}

const fileRules = toRules<LinterRule<[LanguageFile]>>('error', {
  'unlisted-language': {
    severity: 'warning',
    title: 'A plan year lists each language that the client provides.',
    fails: 'lakeshore/languages/fr.json and "languages": ["en"]',
    passes: 'lakeshore/languages/fr.json and "languages": ["en", "fr"]',
    check: ({ tag, isListed }) =>
      !isListed && {
        pointer: '',
        message: `No plan year of the client lists "${tag}", so employees cannot choose ${languageName(tag)}.`,
        help: `Add "${tag}" to "languages" of the client in instance.json, or delete this file.`,
      },
  },
  'wrong-locale': {
    title: 'The locale of a language is a language tag.',
    why: 'The calculator writes plurals, lists, and dates by the locale, and the service rejects one that is no tag.',
    fails: 'in fr.json: "locale": "fr_CA"',
    passes: 'in fr.json: "locale": "fr-CA"',
    check: ({ locale }) =>
      !isLanguageTag(locale) && {
        pointer: '/locale',
        message: `${JSON.stringify(locale)} is not a language tag.`,
        help: 'Write a tag such as "fr-CA" as "locale".',
      },
  },
  'language-size': {
    title: "A language's file is short enough for the service.",
    why: 'The browser loads the file with the calculator, so the service refuses one that is far longer than English.',
    fails: 'in fr.json: a text with 300,000 characters',
    passes: 'in fr.json: texts that are about as long as in English',
    check: ({ size }) =>
      size > maxLanguageSize && {
        pointer: '',
        message: `The file has more than ${maxLanguageSize.toLocaleString('en-US')} characters, so the service ignores it.`,
        help: 'Shorten the texts.',
      },
  },
})

const { 'built-in-language': builtInLanguage, 'english-text': englishText } = nameRules('error', {
  'built-in-language': {
    title: 'No client provides a language that the calculator includes.',
    fails: 'lakeshore/languages/es.json',
    passes: 'no such file, and "languages": ["en", "es"]',
  },
  'english-text': {
    severity: 'warning',
    title: 'Every text is translated.',
    fails: 'in fr.json: "loadingHint": "This takes longer than usual. …"',
    passes: 'in fr.json: "loadingHint": "Cela prend plus de temps que d’habitude. …"',
  },
})

export const languageFileRules: readonly RuleMeta[] = [
  builtInLanguage,
  ...fileRules,
  ...messageRules,
  englishText,
]

/**
 * Checks languages/<tag>.json of a client.
 * @param tag the name of the file
 */
export function checkLanguageFile(
  document: JsonDocument,
  tag: string,
  listed: ReadonlySet<unknown>,
): RuleFinding[] {
  if (builtInLanguages.includes(tag))
    return withRule(builtInLanguage, {
      pointer: '',
      message: `The calculator includes ${languageName(tag)}, so this file has no effect.`,
      help: "Delete it. The client's own texts are in instance.json and plans.json.",
    })
  const { value } = document
  const {
    locale = tag,
    direction = 'ltr',
    $schema: _,
    ...messages
  } = isRecord(value) ? value : { locale: 'en' }
  const size = JSON.stringify({ locale, direction, ...messages }).length
  const file = { tag, isListed: listed.has(tag), locale, size }
  const isKnown = isLanguageTag(locale) && Intl.PluralRules.supportedLocalesOf(locale).length > 0
  // Without a locale, Intl would use that of the computer.
  const { findings, texts } = checkMessages(
    englishMessages,
    isRecord(value) ? messages : value,
    isKnown ? locale : 'en',
  )
  return [
    ...runRules(fileRules, ({ check }) => check(file)),
    ...(direction === 'ltr' || direction === 'rtl' ? [] : withRule(messageRules[0]!, wrongDirection)),
    ...findings,
    ...checkTexts(texts, direction === 'rtl'),
    ...withRule(englishText, tag.split('-')[0] !== 'en' && checkEnglishTexts(texts)),
  ]
}

const wrongDirection: Finding = {
  pointer: '/direction',
  message: "'direction' is neither ltr nor rtl.",
  help: 'Write "ltr" for a language from left to right, or "rtl" for one from right to left.',
}

function checkTexts(texts: readonly TranslatedMessage[], isRightToLeft: boolean): RuleFinding[] {
  const emptyText = adviceRules.find(({ code }) => code === 'empty-text')!
  const displayed = texts
    .filter(({ english, text }) => text.trim() !== '' && english === english.trim())
    .map(({ pointer, text }) => ({ pointer, text, mayRepeat: true, isRightToLeft }))
  return [
    ...withRule(
      emptyText,
      texts
        .filter(({ text }) => text.trim() === '')
        .map(({ pointer }) => ({ pointer, message: 'This text is empty.', help: 'Enter some text.' })),
    ),
    ...runRules(textRules, ({ check }) => check(displayed)),
  ]
}

/** Words of English that other languages rarely have too. Shorter texts, such as HSA or "Total", can be the same. */
const fewWords = 2

function checkEnglishTexts(texts: readonly TranslatedMessage[]): Findings {
  const untranslated = texts.filter(({ text, english }) => text === english && countWords(english) > fewWords)
  const [first] = untranslated
  const count = untranslated.length
  return (
    first && {
      pointer: first.pointer,
      message:
        count === 1
          ? 'One text is still in English.'
          : `${count} texts are still in English; this is the first.`,
      help: 'Translate every text, and keep the values in braces.',
    }
  )
}

function countWords(text: string) {
  return text.replaceAll(/\{\w+\}/g, '').match(/\p{L}{2,}/gu)?.length ?? 0
}
