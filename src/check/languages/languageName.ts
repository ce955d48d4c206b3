import { isLanguageTag } from '../../contract/languages.ts'

const names = new Intl.DisplayNames('en', { type: 'language' })

/** The English name of a language, such as Spanish; the tag in quotation marks if it is not one. */
export function languageName(tag: string): string {
  return isLanguageTag(tag) ? names.of(tag)! : JSON.stringify(tag)
}
