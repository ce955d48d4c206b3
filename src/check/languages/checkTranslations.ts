import type { YearFile } from '../../contract/clientFiles.ts'
import { isTranslations, localize, shownLanguage } from '../../contract/languages.ts'
import { childPointer } from '../../contract/pointer.ts'
import { runRule, type RuleFinding, withRule } from '../LinterRule.ts'
import { textRules } from '../rules/textRules.ts'
import type { JsonDocument } from '../source/JsonDocument.ts'
import { adviceRuleFor } from '../structure/adviceRules.ts'
import { documentKinds } from '../structure/documentKinds.ts'
import { findViolations } from '../structure/SchemaViolation.ts'
import { languageName } from './languageName.ts'
import { documentTexts, translationRules, type DocumentTexts } from './translationRules.ts'

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
  return [
    ...translationRules.flatMap((rule) => runRule(rule, () => rule.check(texts))),
    ...otherLanguages(texts).flatMap((language) =>
      [...checkTexts(texts, language), ...checkLengths(document, file, texts, language)].map((diagnostic) =>
        inLanguage(diagnostic, language),
      ),
    ),
  ]
}

/** The languages of the texts that other rules do not see. */
function otherLanguages({ texts, languages: [first] }: DocumentTexts): string[] {
  return [...new Set(texts.flatMap(({ text }) => hiddenLanguages(text, first)))]
}

function hiddenLanguages(text: DocumentTexts['texts'][number]['text'], first: string) {
  if (!isTranslations(text)) return []
  const shown = shownLanguage(text, first, first)
  return Object.keys(text).filter((language) => language !== shown)
}

function checkTexts({ texts, languages: [first] }: DocumentTexts, language: string): RuleFinding[] {
  const own = texts
    .filter(({ text }) => hiddenLanguages(text, first).includes(language))
    .map(({ pointer, text }) => ({
      pointer,
      text: (text as Readonly<Record<string, string>>)[language]!,
      // As for the first language: only the names of rows must differ.
      mayRepeat: !/\/\d+\/(?!summary$)/.test(pointer),
    }))
  return textRules.flatMap((rule) => runRule(rule, () => rule.check(own)))
}

/** The advice of the schema on the length of texts. */
function checkLengths(
  { source }: JsonDocument,
  file: YearFile,
  { texts, languages: [first] }: DocumentTexts,
  language: string,
): RuleFinding[] {
  const own = new Set(
    texts.filter(({ text }) => hiddenLanguages(text, first).includes(language)).map(({ pointer }) => pointer),
  )
  const localized = localize(source, file, language, first).document
  return findViolations(localized, documentKinds[file])
    .warnings.filter(({ pointer }) => own.has(pointer))
    .flatMap((violation) => {
      const rule = adviceRuleFor(violation)
      return rule ? withRule(rule, { pointer: violation.pointer, ...rule.describe(violation) }) : []
    })
}

/** Names the language at the start of the message. */
function inLanguage({ pointer, message, ...diagnostic }: RuleFinding, language: string): RuleFinding {
  return {
    ...diagnostic,
    pointer: childPointer(pointer, language),
    message: `In ${languageName(language)}, ${message.charAt(0).toLowerCase()}${message.slice(1)}`,
  }
}
