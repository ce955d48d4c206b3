type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }

/** The plurals and lists of a language. Each Intl object is created on first use, because that takes milliseconds. */
export function grammarFor(locale: string) {
  let plurals: Intl.PluralRules | undefined
  let lists: Intl.ListFormat | undefined
  return {
    /** Picks the form for a count. */
    plural: (count: number, forms: PluralForms) => {
      plurals ??= new Intl.PluralRules(locale)
      return forms[plurals.select(count)] ?? forms.other
    },
    /** Joins items into one phrase: "a, b, and c". */
    list: (items: string[]) => {
      lists ??= new Intl.ListFormat(locale)
      return lists.format(items)
    },
  }
}
