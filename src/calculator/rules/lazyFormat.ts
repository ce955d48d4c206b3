import { byLocale } from '../texts/byLocale.ts'
import { currentLocaleInfo } from '../texts/language.ts'

/** An Intl format for the current language, created on first use. */
export function lazyFormat<Value>(create: (locale: string) => { format: (value: Value) => string }) {
  const formatOf = byLocale(create)
  return { format: (value: Value) => formatOf(currentLocaleInfo().locale).format(value) }
}
