import { builtInLanguages } from '../../contract/generated/builtInLanguages.js'
import type { Instance } from '../../contract/instance.ts'
import { isLanguageTag, defaultLanguage, matchLanguage } from '../../contract/languages.ts'
import { loadInstance } from '../api/loadInstance.ts'
import { preferredLanguages } from '../api/preferredLanguages.ts'
import type { Settings } from '../api/settings.ts'
import { loadBuiltInLanguage } from '../texts/builtInLanguages.ts'
import { currentLocaleInfo, setLanguage, type ClientLanguage } from '../texts/language.ts'
import { updatePageTitle } from './pageTitle.ts'

/** An instance, and the texts in its language. */
export interface LoadedPage {
  instance: Instance
  /** The tag of the language, one of the client's. */
  language: string
  /** Null for English. */
  texts: ClientLanguage | null
}

/**
 * Loads an instance and the texts in its language: the language of the settings, or the one of the client's that the
 * visitor prefers.
 * @throws ApiError, the reason with which the caller aborted, or TypeError if the texts do not load
 */
export async function loadPage(
  year: string | null,
  settings: Settings,
  signal: AbortSignal,
): Promise<LoadedPage> {
  const instance = await loadInstance(year, settings, signal)
  const languages = instance.client.languages ?? []
  const preferences = [settings.language ?? [], preferredLanguages()].flat()
  const language = matchLanguage(preferences, languages) ?? languages[0] ?? defaultLanguage
  const texts = clientTexts(instance, language) ?? (await loadTexts([language]))
  return { instance, language, texts }
}

/** Changes the language of the page. Render it again afterwards. */
export function showLanguage(texts: ClientLanguage | null): void {
  setLanguage(texts)
  const { locale, direction } = currentLocaleInfo()
  const lang = texts ? (texts.tag ?? locale) : defaultLanguage
  Object.assign(document.documentElement, { lang, dir: direction })
  updatePageTitle()
}

/** Whether a language has been shown. Only then the document has a direction. */
export function isLanguageShown(): boolean {
  return document.documentElement.dir !== ''
}

/** For a page without an instance: shows the built-in language that the visitor prefers, or English if it does not load. */
export async function showPreferredLanguage(): Promise<void> {
  showLanguage(await loadTexts(preferredLanguages()).catch(() => null))
}

function loadTexts(preferences: readonly string[]) {
  return loadBuiltInLanguage(matchLanguage(preferences, builtInLanguages) ?? defaultLanguage)
}

function clientTexts({ language }: Instance, tag: string): ClientLanguage | null {
  if (!language) return null
  // The schema allows any text. Intl throws for some.
  const locale = [language.locale, tag].find(isLanguageTag) ?? 'en-US'
  return {
    ...language,
    ...(matchLanguage([tag], [locale]) === undefined && { tag }),
    locale,
    direction: language.direction ?? 'ltr',
  }
}

/**
 * The languages of the API's texts that are not in the page's language, by text: all are in the client's first language.
 * @param more such texts of a result
 */
export function textLanguages(
  { client, untranslated }: Pick<Instance, 'client' | 'untranslated'>,
  more: string[] = [],
): ReadonlyMap<string, string> {
  const language = client.languages?.[0] ?? defaultLanguage
  return new Map([...(untranslated ?? []), ...more].map((text) => [text, language]))
}
