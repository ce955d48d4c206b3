import languageSchema from '../../../schemas/v1/language.schema.json' with { type: 'json' }
import { languageParts } from '../../contract/languages.ts'
import { languagesFolder } from '../../contract/clientFiles.ts'
import { schemaAddressOf } from '../clients/schemaAddress.ts'

/** An English text, its plural forms, a list of texts, or a group of texts by name. */
export type EnglishMessage =
  | { kind: 'text'; english: string }
  | { kind: 'plural'; english: Readonly<Record<string, string>> }
  | { kind: 'list'; messages: readonly EnglishMessage[] }
  | { kind: 'group'; messages: ReadonlyMap<string, EnglishMessage> }

interface MessageSchema {
  $ref?: string
  default?: unknown
  properties?: Readonly<Record<string, MessageSchema>>
  prefixItems?: readonly MessageSchema[]
}

export const englishMessages: EnglishMessage = {
  kind: 'group',
  messages: new Map(languageParts.map((part) => [part, toMessage(languageSchema.properties[part])])),
}

function toMessage({ $ref, default: english, properties, prefixItems }: MessageSchema): EnglishMessage {
  if ($ref !== undefined) return { kind: 'plural', english: english as Record<string, string> }
  if (prefixItems) return { kind: 'list', messages: prefixItems.map(toMessage) }
  if (!properties) return { kind: 'text', english: String(english) }
  const messages = new Map(Object.entries(properties).map(([name, part]) => [name, toMessage(part)]))
  return { kind: 'group', messages }
}

/** All plural forms, in the order of Unicode's CLDR. */
export const pluralCategories: readonly string[] = ['zero', 'one', 'two', 'few', 'many', 'other']

/** The plural forms of a language. Versions of Node return them in different orders. */
export function pluralCategoriesOf(locale: string): string[] {
  const known: readonly string[] = new Intl.PluralRules(locale).resolvedOptions().pluralCategories
  return pluralCategories.filter((category) => known.includes(category))
}

/** Scripts from right to left of living languages. */
const rightToLeftScripts = new Set(['Adlm', 'Arab', 'Hebr', 'Nkoo', 'Rohg', 'Syrc', 'Thaa'])

/**
 * The text of a new languages/<tag>.json: every text in English, with the plural forms of the language.
 * @param schemas as for schemaAddressOf
 */
export function newLanguageText(tag: string, schemas: string): string {
  const { script = '' } = new Intl.Locale(tag).maximize()
  const forms = pluralCategoriesOf(tag)
  const language = {
    $schema: schemaAddressOf(`client/${languagesFolder}/${tag}.json`, schemas),
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
