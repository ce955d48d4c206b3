/** English, Spanish, and French words for a spouse. */
const word =
  '(?<!\\p{L})(?:spouses?|husband|wife|(?:domestic )?partner|cónyuge|espos[oa]|conjointe?|époux|épouse)(?!\\p{L})'

const spouse = new RegExp(word, 'iu')
const spouses = new RegExp(`${word}(?:(?:,| or|,? or an?|/) ?${word})+`, 'giu')

export function namesSpouse(statement: string): boolean {
  return spouse.test(statement)
}

const other =
  /\b(?:and (?:I|me)|self|employees?|either|any|or|family|household|child(?:ren)?|dependents?)\b|[&/,;]/i

/**
 * Whether a statement names a spouse and no other person or topic. “My spouse or I use tobacco” names two persons, and
 * “tobacco and spouse” two topics, but “my spouse works and has other coverage” is only about the spouse.
 */
export function isOnlyAboutSpouse(statement: string): boolean {
  const words = statement.replaceAll(spouses, 'spouse')
  return namesSpouse(words.split(/\band\b/i)[0]!) && !other.test(words)
}
