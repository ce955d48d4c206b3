/**
 * Replaces the words of JSON in a schema's description or a diagnostic's help by those of a form. Each row is a pattern
 * and its replacement.
 */
const replacements: readonly (readonly [RegExp, string])[] = [
  [/ ?(?:False|The household|Everything|A year|12|0) when left out[.:][^.]*(?:\.|$)/g, ''],
  [/\b[Ww]ith false, null, or no value,/g, 'When off,'],
  [/\b[Ww]ith true, null, or no value,/g, 'When on,'],
  [/\b[Ww]ith false,/g, 'When off,'],
  [/\b[Ww]ith null, any other (\w+), or none,/g, 'With any other $1 or none,'],
  [/\b[Ww]ith null, any other value, or none,/g, 'With any other value or none,'],
  [/\b[Ww]ith null or no value,/g, 'When empty,'],
  [/\bNull or no value\b/g, 'An empty field'],
  [/^True (if|for)\b/, 'On $1'],
  [/^False hides\b/, 'Off hides'],
  [/\bFalse if\b/g, 'Off if'],
  [/^True (\w)/, '$1'],
  [/\bWhen (?:it is )?left out,/g, 'When empty,'],
  [/\bwhen (?:it is )?left out\b/g, 'when empty'],
  [/ ?Either this or [^.]*\./g, ''],
  [/;? ?\{\} is no charge/g, ''],
  [/ ?Needs "deductible": true\./g, ' Needs the deductible first.'],
  [/\bthe instance's features\.singleChild\b/g, '“Single child”'],
  [/\bfeatures\.customScenario\b/g, '“Custom scenario”'],
  [/\bthe instance's /g, "the client's "],
  [/\bof the instance\b/g, 'of the client'],
  [/, with the choices in \w+/g, ', with the choices below'],
  [/\bplans\.json\b/g, 'the plans'],
  [/\bpayPeriods\b/g, 'payroll deductions'],
  [/\boutOfPocketMaximum\b/g, 'the out-of-pocket maximum'],
  [/\bdrugMaximum\b/g, 'the drug maximum'],
  [/\bfamilyDrugDeductible\b/g, 'the family drug deductible'],
  [/\bdrugDeductible\b/g, 'the drug deductible'],
  [/\bcompanyMoneyByBand\b/g, 'company money by salary band'],
  [/\bcompanyMoney\b/g, 'company money'],
  [/\baccountMoney at the top of the file\b/g, '“Account money” under Rates'],
  [/\bcustomScenario\b/g, 'the custom scenario'],
  [/ in quotes\b/g, ''],
  [/ without quotes(?:, signs, or thousands separators| or %)?\b/g, ''],
  [/, or null for none\b/g, ', or leave it empty'],
  [/ in brackets\b/g, ''],
]

/** A text in words for readers of forms, who do not see the file. */
export function plainWords(text: string): string {
  const plain = replacements
    .reduce((changed, [pattern, words]) => changed.replace(pattern, words), text)
    .trim()
  return plain.charAt(0).toUpperCase() + plain.slice(1)
}
