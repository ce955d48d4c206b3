const first = String.raw`(?:you|self|single|individual|employee|ee|member|(?:(?:one|per|each) )?person)(?: (?:only|alone))?`
const second = String.raw`(?:(?:your|per|(?:you|employee|ee)\s*(?:[+&]|and\b))\s*)?fam(?:ily|ilies)?`
const pair = String.raw`\b${first}\s*(?:[/|,]|\bor\b|\bvs\.?)\s*${second}\b`
const pairs = new RegExp(pair, 'gi')
const onlyPair = new RegExp(`^${pair}$`, 'i')

/** Writes “you / family”, and other words for amounts for one person and for a family, as “individual / family”. */
export function unifyPairs(text: string): string {
  return text.replaceAll(pairs, 'individual / family')
}

/** Whether a text has only such words. */
export function isPersonPair(text: string): boolean {
  return onlyPair.test(text)
}
