import type { YearFile } from './clientFiles.ts'
import { translatableTexts } from './generated/translatableTexts.js'
import { isRecord } from './isRecord.ts'
import { parsePointer } from './pointer.ts'

/** The language of a client that has no list of languages. */
export const defaultLanguage = 'en'

/** The parts of a language's texts, by the code of the calculator that they load with. */
export const languageParts = ['shell', 'steps', 'sections'] as const

export type LanguagePart = (typeof languageParts)[number]

/** A text by language tag, as client files have it. Otherwise, a text is a string in the client's first language. */
export type Translations = Readonly<Record<string, string>>

export interface LocalizedDocument {
  /** With a string for each text. */
  document: unknown
  /** The texts in another language, because they have no translation. */
  untranslated: string[]
}

/** The languages of a client, the default one first. Ignores what is not a list of tags. */
export function languagesOf(instanceDocument: unknown): readonly [string, ...string[]] {
  const { client } = Object(instanceDocument) as { client?: { languages?: unknown } | null }
  const languages: unknown = client?.languages
  const tags = Array.isArray(languages) ? languages.filter((tag) => typeof tag === 'string') : []
  return tags.length > 0 ? (tags as [string, ...string[]]) : [defaultLanguage]
}

/**
 * Returns a document with its texts in one language. A text without that language is in the first language of the
 * client, or else in any other. Leaves everything else as it is, valid or not. Copies only what changes.
 * @param first the first language of the client
 */
export function localize(
  document: unknown,
  file: YearFile,
  language: string,
  first: string,
): LocalizedDocument {
  const untranslated = new Set<string>()
  const choose = (text: unknown) => {
    if (typeof text === 'string') {
      if (language !== first) untranslated.add(text)
      return text
    }
    if (!isTranslations(text)) return text
    const chosen = text[shownLanguage(text, language, first)]!
    // A name that is the same in both languages belongs to the first one.
    if (language !== first && (text[language] === undefined || chosen === text[first]))
      untranslated.add(chosen)
    return chosen
  }
  const localized = translatableTexts[file].reduce(
    (changed, pointer) => parsePointer(pointer).reduceRight(changePart, choose)(changed),
    document,
  )
  return { document: localized, untranslated: [...untranslated] }
}

/**
 * The language of a text that employees see in one of the client's languages.
 * @param first the first language of the client
 */
export function shownLanguage(text: Translations, language: string, first: string): string {
  return [language, first].find((each) => Object.hasOwn(text, each)) ?? Object.keys(text)[0]!
}

/** Whether a value at the place of a text is a map of languages. */
export function isTranslations(value: unknown): value is Translations {
  if (!isRecord(value)) return false
  const texts = Object.values(value)
  return texts.length > 0 && texts.every((text) => typeof text === 'string')
}

/** Whether a JSON Pointer is that of a text that can be translated. */
export function isTranslatable(file: YearFile, pointer: string): boolean {
  return translatableTexts[file].includes(pointer.replaceAll(/\/\d+(?=\/)/g, '/*'))
}

type Change = (value: unknown) => unknown

/** Extends a change of a part to the list or object with that part. The name of a list's rows is `*`. */
function changePart(change: Change, name: string): Change {
  return (value) => {
    if (Array.isArray(value)) {
      if (name !== '*') return value
      const rows = value.map(change)
      return rows.some((row, index) => row !== value[index]) ? rows : value
    }
    if (!isRecord(value) || !Object.hasOwn(value, name)) return value
    const part = change(value[name])
    return part === value[name] ? value : { ...value, [name]: part }
  }
}

/**
 * The language that fits best: the first one that a preference names, or one of the same language for another region.
 * Compares tags as RFC 4647 describes for lookup.
 * @param preferences language tags, the most wanted one first
 * @param languages those to choose from
 * @returns undefined if none fits
 */
export function matchLanguage(
  preferences: readonly string[],
  languages: readonly string[],
): string | undefined {
  const find = (tag: string) => languages.find((language) => language.toLowerCase() === tag)
  for (const preference of preferences) {
    const parts = preference.toLowerCase().split('-')
    for (let length = parts.length; length > 0; length -= 1) {
      const language = find(parts.slice(0, length).join('-'))
      if (language !== undefined) return language
    }
    const sameLanguage = languages.find((language) => language.toLowerCase().split('-')[0] === parts[0])
    if (sameLanguage !== undefined) return sameLanguage
  }
  return undefined
}

/** Whether a value is a BCP 47 tag that `Intl` accepts. */
export function isLanguageTag(value: unknown): value is string {
  try {
    return typeof value === 'string' && Intl.getCanonicalLocales(value).length === 1
  } catch {
    return false
  }
}
