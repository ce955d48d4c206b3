import { ContractError, type Issue } from '../contract/ContractError.ts'
import { isRecord } from '../contract/isRecord.ts'
import { isLanguageTag, languageParts, type LanguagePart } from '../contract/languages.ts'
import { childPointer } from '../contract/pointer.ts'
import { describeFound } from '../contract/validatePayload.ts'

/** A language of the calculator that a client provides, as the API sends it. English stands in for missing texts. */
export interface ClientLanguage extends Partial<Record<LanguagePart, object>> {
  /** BCP 47. */
  locale: string
  direction: 'ltr' | 'rtl'
}

/** English has three levels. */
const maxDepth = 10

/** Characters of JSON: four times as many as English has. */
export const maxLanguageSize = 200_000

/**
 * Checks the document `languages/<tag>.json` of a client.
 * @throws ContractError with every issue.
 */
export function parseClientLanguage(tag: string, document: unknown): ClientLanguage {
  if (!isRecord(document)) throw new ContractError('language', [issueAt('', 'an object', document)])
  const { locale = tag, direction = 'ltr', ...rest } = document
  const provided = languageParts.filter((part) => rest[part] !== undefined)
  const issues = [
    ...(isLanguageTag(locale) ? [] : [issueAt('/locale', 'a language tag, such as es', locale)]),
    ...(direction === 'ltr' || direction === 'rtl' ? [] : [issueAt('/direction', 'ltr or rtl', direction)]),
    ...provided.flatMap((part) =>
      isRecord(rest[part])
        ? textIssues(rest[part], `/${part}`)
        : [issueAt(`/${part}`, 'an object', rest[part])],
    ),
  ]
  if (issues.length > 0) throw new ContractError('language', issues)
  const language = {
    locale,
    direction,
    ...Object.fromEntries(provided.map((part) => [part, rest[part]])),
  } as ClientLanguage
  const size = JSON.stringify(language).length
  if (size <= maxLanguageSize) return language
  throw new ContractError('language', [issueAt('', `at most ${maxLanguageSize} characters`, size)])
}

/** The values that are neither a text, nor a list of texts, nor an object of these. */
function textIssues(value: unknown, pointer: string): Issue[] {
  if (typeof value === 'string') return []
  if (Array.isArray(value))
    return value.flatMap((text, index) =>
      typeof text === 'string' ? [] : [issueAt(childPointer(pointer, index), 'a text', text)],
    )
  if (!isRecord(value)) return [issueAt(pointer, 'a text', value)]
  if (pointer.split('/').length > maxDepth)
    return [issueAt(pointer, `at most ${maxDepth} levels of objects`, value)]
  return Object.entries(value).flatMap(([name, inner]) => textIssues(inner, childPointer(pointer, name)))
}

function issueAt(pointer: string, expected: string, found: unknown): Issue {
  return { pointer, expected, found: describeFound(found) }
}
