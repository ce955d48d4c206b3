const inFamily = /\b(?:person|individual|member|each)\b.*\b(?:in|within|of|under|on)(?: an?| the)? family\b/
export const individual =
  /\b(?:one(?! child)|individual|ind|single|person|member|self|employee|ee|emp|you only)\b/
const family = /\b(?:family|fam|families)\b/

/** The persons that plain words name. Words without a person are about both amounts. */
export function personsOf(words: string): ('individual' | 'family' | 'person')[] {
  if (inFamily.test(words)) return ['person']
  const [isIndividual, isFamily] = [individual.test(words), family.test(words)]
  return isIndividual === isFamily ? ['individual', 'family'] : [isFamily ? 'family' : 'individual']
}

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
