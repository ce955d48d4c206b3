const amount = String.raw`\$? ?\d(?:[\d.,]*\d)?`

/** Different words of brochures for the same thing, in the order in which they are replaced. */
const synonyms: readonly [RegExp, string][] = [
  [/[\s\u00A0\u202F]+/g, ' '],
  [/[–—−]/g, '-'],
  [/\bded\b\.?|\bdeductibles\b/g, 'deductible'],
  [/(?<=%|\d) (?:ad|a\/d)\b|\ba\/d\b/g, ' after deductible'],
  [/\b(?:(?:the|your|plan|annual|calendar-year) )+deductible/g, 'deductible'],
  [/\bco-?pay(?:ment)?s?\b/g, 'copay'],
  [/\bco-?insurance\b/g, 'coinsurance'],
  [
    /% of (?:the )?(?:allowed amount|allowable amount|allowable charges?|allowed charges?|cost|price|plan allowance)\b/g,
    '%',
  ],
  [/\bmax(?:\b\.?|imum\b)/g, 'maximum'],
  [/\bmin(?:\b\.?|imum\b)/g, 'minimum'],
  [/ ?(?:\/ ?|\b(?:per|a|each|in a) )(?:calendar |plan |benefit )?year\b/g, ' per year'],
  [/ ?(?:\/ ?|\b(?:per|a|each) )day\b/g, ' per day'],
  [/ ?(?:\/ ?|\b(?:per|a|each) )(?:stay|admission|confinement)\b/g, ' per stay'],
  [
    / ?(?:\/ ?|\b(?:per|a|each) )(?:office )?(?:visit|use|fill|prescription|script|rx|service|test|trip|procedure|scan|treatment|session|item)\b/g,
    '',
  ],
  [/\b(?:office )?(?:visit|uses?|fills?|prescriptions?|treatments?|sessions?|times)\b/g, 'visits'],
  [/\b(?:(?:you|members?|patient) pays?|the|your|a|is|are|of) /g, ''],
  [new RegExp(`(${amount}) copay\\b`, 'g'), '$1'],
  [new RegExp(`\\bcopay:? (?=${amount})`, 'g'), ''],
  [/% coinsurance\b/g, '%'],
  [/\bcoinsurance:? (?=[\d.]+ ?%)/g, ''],
]

/** Writes a text about a payment in the words that the phrases use. */
export function simplifyWords(text: string): string {
  return synonyms.reduce((words, [from, to]) => words.replaceAll(from, to), text.toLowerCase()).trim()
}
