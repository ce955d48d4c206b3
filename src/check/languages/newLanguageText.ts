import { isAbsolute } from '../clients/schemaAddress.ts'
import { englishMessages, type EnglishMessage } from './languageMessages.ts'
import { pluralCategoriesOf } from './pluralCategories.ts'

/** Scripts from right to left of living languages. */
const rightToLeftScripts = new Set(['Adlm', 'Arab', 'Hebr', 'Nkoo', 'Rohg', 'Syrc', 'Thaa'])

/**
 * The text of a new languages/<tag>.json: every text in English, with the plural forms of the language.
 * @param schemas the folder of the schemas, from the folder of all clients, with a slash at its end
 */
export function newLanguageText(tag: string, schemas: string): string {
  const { script = '' } = new Intl.Locale(tag).maximize()
  const forms = pluralCategoriesOf(tag)
  const language = {
    $schema: `${isAbsolute(schemas) ? '' : '../../'}${schemas}language.schema.json`,
    locale: tag,
    direction: rightToLeftScripts.has(script) ? 'rtl' : 'ltr',
    ...(toValue(englishMessages, forms) as object),
  }
  return `${JSON.stringify(language, null, 2)}\n`
}

function toValue(message: EnglishMessage, forms: readonly string[]): unknown {
  if (message.kind === 'text') return message.english
  if (message.kind === 'list') return message.messages.map((each) => toValue(each, forms))
  if (message.kind === 'plural')
    return Object.fromEntries(forms.map((form) => [form, message.english[form] ?? message.english.other]))
  return Object.fromEntries([...message.messages].map(([name, part]) => [name, toValue(part, forms)]))
}
