import languageSchema from '../../../schemas/language.schema.json' with { type: 'json' }

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

/** The parts of a language's file. */
const languageParts = ['shell', 'steps', 'sections'] as const

/** The properties of a language's file that are not texts. */
export const languageSettings = ['$schema', 'locale', 'direction'] as const

/** The English messages, which a language's file translates. */
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
