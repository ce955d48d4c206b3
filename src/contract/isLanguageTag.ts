/** Whether a value is a BCP 47 tag that `Intl` accepts. */
export function isLanguageTag(value: unknown): value is string {
  try {
    return typeof value === 'string' && Intl.getCanonicalLocales(value).length === 1
  } catch {
    return false
  }
}
