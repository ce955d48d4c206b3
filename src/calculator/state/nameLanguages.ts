import type { Instance } from '../../contract/instance.ts'
import { defaultLanguage } from '../../contract/languages.ts'

/**
 * The languages of the API's texts that are not in the page's language, by text: all are in the client's first language.
 * @param more such texts of a result
 */
export function nameLanguages(
  { client, untranslated }: Pick<Instance, 'client' | 'untranslated'>,
  more: string[] = [],
): ReadonlyMap<string, string> {
  const language = client.languages?.[0] ?? defaultLanguage
  return new Map([...(untranslated ?? []), ...more].map((text) => [text, language]))
}
