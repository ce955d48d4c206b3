import { currentWriting } from '../texts/language.ts'

/**
 * Creates an Intl format for the current language on first use. Creating one takes milliseconds, too long for module
 * loading.
 */
export function lazyFormat<Value>(create: (locale: string) => { format: (value: Value) => string }) {
  const formats = new Map<string, ReturnType<typeof create>>()
  return {
    format: (value: Value) => {
      const { locale } = currentWriting()
      const format = formats.get(locale) ?? create(locale)
      formats.set(locale, format)
      return format.format(value)
    },
  }
}
