import { byLocale } from './byLocale.ts'

/** A message by plural category, selected by the value of `count`. */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }

/** Whether an object is a text with plural forms. */
export function isPlural(message: object): message is PluralForms {
  return (
    'other' in message &&
    Object.entries(message).every(([name, form]) => categories.has(name) && typeof form === 'string')
  )
}

const categories = new Set(['zero', 'one', 'two', 'few', 'many', 'other'])

export function selectForm(forms: PluralForms, count: number, locale: string): string {
  return forms[rulesOf(locale).select(count)] ?? forms.other
}

const rulesOf = byLocale((locale) => new Intl.PluralRules(locale))
