/** All plural forms, in the order of Unicode's CLDR. */
export const pluralCategories: readonly string[] = ['zero', 'one', 'two', 'few', 'many', 'other']

/** The plural forms of a language. Versions of Node return them in different orders. */
export function pluralCategoriesOf(locale: string): string[] {
  const known: readonly string[] = new Intl.PluralRules(locale).resolvedOptions().pluralCategories
  return pluralCategories.filter((category) => known.includes(category))
}
