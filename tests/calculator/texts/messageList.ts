import { isPlural, type PluralForms } from '../../../src/calculator/texts/plurals.ts'

/** All texts of an object of messages, in its order. */
export function messageList(messages: object, path: string[] = []): Message[] {
  return Object.entries(messages).flatMap(([name, value]: [string, string | object]) => {
    const own = [...path, name]
    if (typeof value === 'string') return [{ path: own.join('.'), forms: { other: value } }]
    return isPlural(value) ? [{ path: own.join('.'), forms: value }] : messageList(value, own)
  })
}

/** A text of a language. A text without plural forms has only the form "other". */
export interface Message {
  /** The names of its entry, joined with dots. */
  path: string
  forms: PluralForms
}
