import type { YearFile } from '../../contract/clientFiles.ts'
import { isTranslations, localize, shownLanguage, type Translations } from '../../contract/languages.ts'
import { childPointer, findPlaces } from '../../contract/pointer.ts'
import { runRules, type RuleFinding, withRule, type LinterRule, toRules } from '../LinterRule.ts'
import { textRules, canRepeat } from '../rules/textRules.ts'
import type { JsonDocument } from '../source/JsonDocument.ts'
import { adviceRuleFor } from '../structure/adviceRules.ts'
import { documentKinds } from '../structure/documentKinds.ts'
import { findViolations } from '../structure/SchemaViolation.ts'
import { languageName, normalizeTag } from './languageName.ts'
import { translatableTexts } from '../../contract/generated/translatableTexts.js'

/**
 * Reports problems in the texts of a document that the client's first language does not show: of missing languages,
 * and those that the rules for texts find in the other languages, with the pointer /services/0/name/es.
 */
export function checkTranslations(
  document: JsonDocument,
  file: YearFile,
  languages: readonly [string, ...string[]],
): RuleFinding[] {
  const texts = documentTexts(document, file, languages)
  const hidden = new Set(texts.texts.flatMap(({ text }) => hiddenLanguages(text, languages[0])))
  return [
    ...runRules(translationRules, ({ check }) => check(texts)),
    ...[...hidden].flatMap((language) =>
      checkTexts(document, file, texts, language).map((diagnostic) => inLanguage(diagnostic, language)),
    ),
  ]
}

/** The languages of a text that other rules do not see. */
function hiddenLanguages(text: DocumentTexts['texts'][number]['text'], first: string) {
  if (!isTranslations(text)) return []
  const shown = shownLanguage(text, first, first)
  return Object.keys(text).filter((language) => language !== shown)
}

/** What the rules for texts find, and the advice of the schema on their length. */
function checkTexts(
  { source }: JsonDocument,
  file: YearFile,
  { texts, languages: [first] }: DocumentTexts,
  language: string,
): RuleFinding[] {
  const own = texts
    .filter(({ text }) => hiddenLanguages(text, first).includes(language))
    .map(({ pointer, text }) => ({
      pointer,
      text: (text as Readonly<Record<string, string>>)[language]!,
      mayRepeat: canRepeat(pointer),
    }))
  const pointers = new Set(own.map(({ pointer }) => pointer))
  const localized = localize(source, file, language, first).document
  const advice = findViolations(localized, documentKinds[file]).warnings.filter(({ pointer }) =>
    pointers.has(pointer),
  )
  return [
    ...runRules(textRules, ({ check }) => check(own)),
    ...advice.flatMap((violation) => {
      const rule = adviceRuleFor(violation)
      return rule ? withRule(rule, { pointer: violation.pointer, ...rule.describe(violation) }) : []
    }),
  ]
}

/** Names the language at the start of the message. */
function inLanguage({ pointer, message, ...diagnostic }: RuleFinding, language: string): RuleFinding {
  return {
    ...diagnostic,
    pointer: childPointer(pointer, language),
    message: `In ${languageName(language)}, ${message.charAt(0).toLowerCase()}${message.slice(1)}`,
  }
}

/** A text as the file has it: a string in the client's first language, or a map of languages. */
interface TranslatableText {
  pointer: string
  text: string | Translations
}

/** The texts of a document, and the languages of its client, the first one first. */
export interface DocumentTexts {
  texts: readonly TranslatableText[]
  languages: readonly [string, ...string[]]
}

/** Proper names, which are the same in every language. */
const properNames: ReadonlySet<string> = new Set(['/client/displayName', '/client/logo/alt'])

export const translationRules = toRules<LinterRule<[DocumentTexts]>>('warning', {
  'missing-translation': {
    title: "Every text is in each of the client's languages.",
    fails: '"languages": ["en", "es"], "name": "Primary care visit"',
    passes: '"name": { "en": "Primary care visit", "es": "Consulta de atención primaria" }',
    check: ({ texts, languages }) =>
      texts
        .filter(({ pointer, text }) => !properNames.has(pointer) && hasWords(text))
        .flatMap(({ pointer, text }) =>
          languages
            .filter(
              (language) => !isIn(text, language, languages) && !hasOtherSpelling(text, language, languages),
            )
            .map((language) => ({ pointer, ...describeMissing(text, language, languages[0]) })),
        ),
  },
  'unlisted-translation': {
    title: "Every text is in one of the client's languages.",
    fails: '"languages": ["en"], "name": { "en": "Office visit", "es": "Consulta" }',
    passes: '"languages": ["en", "es"], "name": { "en": "Office visit", "es": "Consulta" }',
    check: ({ texts, languages }) =>
      texts.flatMap(({ pointer, text }) =>
        (typeof text === 'string' ? [] : Object.keys(text))
          .filter((language) => !languages.includes(language))
          .map((language) => ({
            pointer: childPointer(pointer, language),
            isAboutName: true,
            ...describeUnlisted(language, languages, Object.keys(text)),
          })),
      ),
  },
})

/** The texts of a document of a plan year that have the right type. */
function documentTexts(
  { source }: JsonDocument,
  file: YearFile,
  languages: readonly [string, ...string[]],
): DocumentTexts {
  const texts = translatableTexts[file]
    .flatMap((pattern) => findPlaces(source, pattern))
    .flatMap(({ pointer, value }) =>
      typeof value === 'string' || isTranslations(value) ? { pointer, text: value } : [],
    )
  return { texts, languages }
}

/** Whether a text has something to translate. Amounts are the same in every language. */
function hasWords(text: TranslatableText['text']) {
  const texts = isTranslations(text) ? Object.values(text) : [text]
  return texts.some((each) => /\p{L}/u.test(each))
}

function isIn(text: TranslatableText['text'], language: string, [first]: readonly string[]) {
  return typeof text === 'string' ? language === first : Object.hasOwn(text, language)
}

/** Whether a text has a similar language that the client does not list, which unlisted-translation reports. */
function hasOtherSpelling(text: TranslatableText['text'], language: string, languages: readonly string[]) {
  return (
    isTranslations(text) &&
    Object.keys(text).some((each) => !languages.includes(each) && isSimilar(each, language))
  )
}

function describeMissing(text: TranslatableText['text'], language: string, first: string) {
  const shown = isTranslations(text) ? shownLanguage(text, language, first) : first
  const example = [shown, language].map((tag) => `"${tag}": "…"`).join(', ')
  return {
    message: `This text has no ${languageName(language)}. Employees who read ${languageName(language)} see the ${languageName(shown)} one.`,
    help: `Write it in the form, or in the file as { ${example} }. Write a text that is the same in both languages twice.`,
  }
}

function describeUnlisted(language: string, languages: readonly string[], present: readonly string[]) {
  const message = `"${language}" is not one of the client's languages (${languages.join(', ')}), so nobody sees this text.`
  const correct = languages.find((each) => !present.includes(each) && isSimilar(each, language))
  if (correct === undefined)
    return {
      message,
      help: `Add "${language}" to "languages" of the client in instance.json, or remove the text.`,
    }
  return {
    message: `${message} Did you mean "${correct}"?`,
    help: `Write "${correct}", or add "${language}" to "languages" of the client in instance.json.`,
    ...(normalizeTag(correct) === normalizeTag(language) && { replacement: correct }),
  }
}

/** Whether two tags are of the same language, perhaps for different regions. */
function isSimilar(tag: string, other: string) {
  return normalizeTag(tag).split('-')[0] === normalizeTag(other).split('-')[0]
}
