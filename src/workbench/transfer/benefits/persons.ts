const inFamily = /\b(?:person|individual|member|each)\b.*\b(?:in|within|of|under|on)(?: an?| the)? family\b/
export const individual =
  /\b(?:one(?! child)|individual|ind|single|(?<!\b(?:2|two|3|three) )person|member|self|employee|ee|emp|you only)\b/
const family = /\b(?:family|fam|families)\b/

/** “Employee + family” in plain words. */
const withFamily = /\b(?:employee|ee|emp)(?: and)?(?= fam)/

/** The persons that plain words name. Words without a person are about both amounts. */
export function personsOf(words: string): ('individual' | 'family' | 'person')[] {
  if (inFamily.test(words)) return ['person']
  const [isIndividual, isFamily] = [individual.test(words.replace(withFamily, ' ')), family.test(words)]
  return isIndividual === isFamily ? ['individual', 'family'] : [isFamily ? 'family' : 'individual']
}

const one = String.raw`(?:you|self|single|ind(?:ividual)?|emp(?:loyee)?|ee|member|(?:(?:one|per|each) )?person)(?: (?:only|alone))?`
const all = String.raw`(?:(?:ee|emp(?:loyee)?)\s*\+(?!\s*\w)|(?:(?:your|per|each|(?:you|employee|ee)\s*(?:[+&]|and\b))\s*)?fam(?:ily|ilies)?)`
const or = String.raw`\s*(?:[/|,]|\bor\b|\bvs\.?)\s*`
const pairs = new RegExp(String.raw`\b(?:(${all}${or}${one})|${one}${or}${all})(?!\w)`, 'gi')

/** Writes “you / family”, and other words for amounts for one person and for a family, as “individual / family”. */
export function unifyPairs(text: string): string {
  return text.replaceAll(pairs, (_, familyFirst?: string) =>
    familyFirst === undefined ? 'individual / family' : 'family / individual',
  )
}

/** Reads whose amount comes first from words such as “family / individual”. Undefined without such words. */
export function findFirstPerson(text: string): 'individual' | 'family' | undefined {
  const [, first] = /(individual|family) \/ (?:individual|family)/.exec(unifyPairs(text)) ?? []
  return first as 'individual' | 'family' | undefined
}

/** Whether a text has only such words. */
export function isPersonPair(text: string): boolean {
  return /^(?:individual \/ family|family \/ individual)$/.test(unifyPairs(text))
}

/** Whether a text has two amounts with a slash between them. */
export function isAmountPair(text: string): boolean {
  return /\d\s*\/\s*\$?\s*\d/.test(text)
}
