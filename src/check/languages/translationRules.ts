import type { YearFile } from '../../contract/clientFiles.ts'
import { isTranslations, shownLanguage } from '../../contract/languages.ts'
import { childPointer } from '../../contract/pointer.ts'
import { type LinterRule, toRules } from '../LinterRule.ts'
import type { JsonDocument } from '../source/JsonDocument.ts'
import { languageName } from './languageName.ts'
import { listTranslatableTexts, type TranslatableText } from './listTranslatableTexts.ts'

/** The texts of a document, and the languages of its client, the first one first. */
export interface DocumentTexts {
  texts: readonly TranslatableText[]
  languages: readonly [string, ...string[]]
}

/** Proper names, which are the same in every language. */
const properNames: ReadonlySet<string> = new Set(['/client/displayName', '/client/logo/alt'])

/** Rules on the languages of the texts in a client's documents. */
export const translationRules = toRules<LinterRule<[DocumentTexts]>>('warning', {
  'missing-translation': {
    title: "Every text is in each of the client's languages.",
    why: 'Employees would read a text in the first language of the client between texts in their own.',
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
    why: 'Employees can only choose the languages that the client lists.',
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

/** The texts of a document of a plan year. */
export function documentTexts(
  { source }: JsonDocument,
  file: YearFile,
  languages: readonly [string, ...string[]],
): DocumentTexts {
  return { texts: listTranslatableTexts(source, file), languages }
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
  const similar = languages.filter((each) => !present.includes(each) && isSimilar(each, language))
  const message = `"${language}" is not one of the client's languages (${languages.join(', ')}), so nobody sees this text.`
  if (similar.length !== 1)
    return {
      message,
      help: `Add "${language}" to "languages" of the client in instance.json, or remove the text.`,
    }
  const [correct] = similar
  const isSpelling = normalize(correct!) === normalize(language)
  return {
    message: `${message} Did you mean "${correct}"?`,
    help: `Write "${correct}", or add "${language}" to "languages" of the client in instance.json.`,
    ...(isSpelling && { replacement: correct }),
  }
}

/** Whether two tags are of the same language, perhaps for different regions. */
function isSimilar(tag: string, other: string) {
  return normalize(tag).split('-')[0] === normalize(other).split('-')[0]
}

function normalize(tag: string) {
  return tag.toLowerCase().replaceAll('_', '-')
}
