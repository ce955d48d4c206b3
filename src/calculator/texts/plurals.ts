/** A message by plural category, selected by the value of `count`. */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }

/** Selects plural forms. A parameter of createTexts, because the first script has no texts with plural forms. */
export const plurals = {
  isPlural,
  selectForm: (forms: PluralForms, count: number, locale: string) =>
    forms[rulesOf(locale).select(count)] ?? forms.other,
  /** Parses plural forms as compactMessages.ts writes them: '{=one}{count} child{=other}{count} children'. */
  parse: (text: string) => {
    const [, ...parts] = text.split(/\{=(\w+)\}/)
    return Object.fromEntries(
      parts.flatMap((part, index) => (index % 2 === 0 ? [[part, parts[index + 1]!]] : [])),
    )
  },
}

export type Plurals = typeof plurals

const categories = new Set(['zero', 'one', 'two', 'few', 'many', 'other'])

/** Whether an object is a text with plural forms. */
function isPlural(message: object): message is PluralForms {
  return (
    'other' in message &&
    Object.entries(message).every(([name, form]) => categories.has(name) && typeof form === 'string')
  )
}

const rules = new Map<string, Intl.PluralRules>()

/** Created on first use, because that takes milliseconds. */
function rulesOf(locale: string) {
  const known = rules.get(locale) ?? new Intl.PluralRules(locale)
  rules.set(locale, known)
  return known
}
