/** “AD” is “after the deductible”. */
export const deductibleWords = /\bded(?:uctible)?\b|\bAD\b/i

const noDeductible = /\b(?:no|without) deductible\b|\bdeductible (?:is )?(?:waived|does not apply)\b/i

const afterDeductible =
  /\b(?:after|subject to) (?:the |your |plan |annual )*ded(?:uctible)?\b|\bdeductible applies\b/i

/** What headings and rows say about the deductible of the payments below them; undefined for nothing. */
export function findDeductible(text: string): 'none' | 'first' | undefined {
  const words = withoutAlternatives(text)
  if (noDeductible.test(words) && !exceptsCopays(text)) return 'none'
  return afterDeductible.test(words) ? 'first' : undefined
}

/** Whether a heading is not about copays: “after the deductible, unless a copay is shown”. */
export function exceptsCopays(heading: string): boolean {
  return /\b(?:unless|except|(?:no deductible|waived|not apply) (?:to|for|on|with|if|when|where))\b.*\bco-?pay/i.test(
    heading,
  )
}

/** Whether a payment says itself what comes first, as in “90% after deductible” and “100% after $25”. */
export function saysWhatIsFirst(text: string): boolean {
  return deductibleWords.test(text) || /\bafter (?:an? |the |your )*\$/i.test(text)
}

const item = String.raw`(?:ded(?:uctible)?s?|co-?pay(?:ment)?s?|co-?insurance)\b\.?`

const alternatives = new RegExp(
  String.raw`\b${item}(?:,\s*${item})*,?\s*(?:[/&]|\band/or\b|\band\b|\bor\b)\s*(?:(?:an?|any|the|your|plan) )*${item}`,
  'gi',
)

/** Removes “deductible or copay”, which does not say which of them a payment has. */
export function withoutAlternatives(text: string): string {
  return text.replaceAll(alternatives, (list) => (/co-?pay/i.test(list) && /\bded/i.test(list) ? ' ' : list))
}
