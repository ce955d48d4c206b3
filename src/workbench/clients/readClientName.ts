import { parseText } from '../../check/edit/editJson.ts'
import { documentInLanguage } from '../../check/edit/editYear.ts'
import { languagesOf } from '../../contract/languages.ts'
import { valueAt } from '../../contract/pointer.ts'

/** The client's display name in a document in its first language, as far as it is JSON; null if it has none. */
export function readClientName(text: string): string | null {
  const { value } = parseText(text)
  const localized = documentInLanguage(value, 'instance.json', languagesOf(value)[0])
  const name = valueAt(localized, '/client/displayName')
  return typeof name === 'string' ? name : null
}
