/**
 * Creates the Intl object of each locale on first use. Creating one takes milliseconds, too long for module loading.
 */
export function byLocale<Value>(create: (locale: string) => Value): (locale: string) => Value {
  const values = new Map<string, Value>()
  return (locale) => {
    const value = values.get(locale) ?? create(locale)
    values.set(locale, value)
    return value
  }
}
