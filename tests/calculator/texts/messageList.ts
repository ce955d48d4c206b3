/** A text of a language. A text without plural forms has only the form "other". */
export interface Message {
  /** The names of its entry, joined with dots. */
  path: string
  forms: Record<string, string> & { other: string }
}

const categories = new Set(['zero', 'one', 'two', 'few', 'many', 'other'])

/** All texts of an object of messages, in its order. */
export function messageList(messages: object, path: string[] = []): Message[] {
  return Object.entries(messages).flatMap(([name, value]: [string, string | object]) => {
    const own = [...path, name]
    if (typeof value === 'string') return [{ path: own.join('.'), forms: { other: value } }]
    const isPlural = 'other' in value && Object.keys(value).every((key) => categories.has(key))
    return isPlural ? [{ path: own.join('.'), forms: value as Message['forms'] }] : messageList(value, own)
  })
}
