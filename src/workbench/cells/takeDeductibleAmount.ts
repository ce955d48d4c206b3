/** A text without the amount of a deductible, which belongs to the plan. */
interface DeductibleAmount {
  amount: string
  isForDrugs: boolean
  /** What the plan charges after the deductible. */
  rest: string
}

const amount = String.raw`(?<amount>\$ ?\d[\d,]*(?:\.\d+)?)`
const adjectives = String.raw`(?<adjectives>(?:(?:annual|separate|calendar[- ]year|rx|prescription|drugs?|pharmacy|brand(?:-name)?|individual|plan)[ -]+)*)`
const deductible = String.raw`ded(?:uctible)?\b\.?`

const patterns = [
  new RegExp(
    String.raw`[\s,;(]*\b(?:after|once|subject to) (?:an? |the |your )?${amount} ${adjectives}${deductible}(?: (?:is met|applies))?\)?`,
    'i',
  ),
  new RegExp(
    String.raw`^\s*(?:an? )?${amount} ${adjectives}${deductible}(?! ?(?:waived|does|is|not|applies))[\s,;+]*(?:then|and|plus)?`,
    'i',
  ),
]

/** Takes "after a $150 drug deductible" out of a text; undefined if the text has no such amount. */
export function takeDeductibleAmount(text: string): DeductibleAmount | undefined {
  const words = text.replaceAll(/[\s\u00A0\u202F]+/g, ' ')
  for (const pattern of patterns) {
    const match = pattern.exec(words)
    if (!match) continue
    return {
      amount: match.groups!.amount!,
      isForDrugs: /rx|prescription|drug|pharmacy|brand/i.test(match.groups!.adjectives!),
      rest: words.replace(match[0], ' ').trim(),
    }
  }
  return undefined
}
