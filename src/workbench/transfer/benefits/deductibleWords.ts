/** “AD” is “after the deductible”. */
export const deductibleWords = /\bded(?:uctible)?\b|\bAD\b/i

const deductible = String.raw`(?:the |your |plan |annual )*ded(?:uctible)?\b`

/** Words that say that there is no deductible. */
export const noDeductible = String.raw`\b(?:no|without|not subject to) ${deductible}|\bdeductible (?:is )?(?:waived|does not apply)\b`

/** Words that say that the deductible comes first. */
export const afterDeductible = String.raw`\b(?:after|(?<!\bnot )subject to) ${deductible}|\bdeductible applies\b`

/** Words that say that something is paid until the deductible is. */
export const beforeDeductible = String.raw`\bbefore ${deductible}`

const saysNone = new RegExp(noDeductible, 'i')
const saysFirst = new RegExp(afterDeductible, 'i')

const conditional = new RegExp(
  String.raw`(?:${noDeductible}|${afterDeductible})[^().;]*\b(?:for|if|on|only|when|where|with)\b|\b(?:plans?|tiers? \w+|hdhp|hsa|ppo)\s*[:–—-]\s*(?:${noDeductible}|${afterDeductible})`,
  'i',
)

/** What headings and rows say about the deductible of the payments below them; undefined for nothing. */
export function findDeductible(text: string): 'none' | 'first' | undefined {
  const words = withoutAlternatives(text)
  if (saysNone.test(words) && !exceptsCopays(text)) return 'none'
  return saysFirst.test(words) ? 'first' : undefined
}

/** Whether a payment comes after the deductible, as in “Deductible, then 20%”. */
export function saysDeductibleFirst(payment: string): boolean {
  return deductibleWords.test(payment) && !saysNone.test(payment)
}

/** Whether a heading says where the deductible applies only for some plans or services: “after deductible on HSA plan”. */
export function isDeductibleConditional(heading: string): boolean {
  return conditional.test(withoutAlternatives(heading)) && !exceptsCopays(heading)
}

/** Whether a heading is only about copays: “Copays below are not subject to the deductible”. */
export function isAboutCopays(heading: string): boolean {
  return /\bco-?pay/i.test(heading)
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
