/** English, Spanish, and French words for a spouse. */
const word =
  '(?<!\\p{L})(?:spouses?|husband|wife|(?:domestic )?partner|cónyuge|espos[oa]|conjointe?|époux|épouse)(?!\\p{L})'

const spouse = new RegExp(word, 'iu')
const spouses = new RegExp(`${word}(?:(?:,| or|,? or an?|/) ?${word})+`, 'giu')

export function namesSpouse(statement: string): boolean {
  return spouse.test(statement)
}

/** Whether a statement names a spouse and no other person. “My spouse or I use tobacco” names two. */
export function isOnlyAboutSpouse(statement: string): boolean {
  return (
    namesSpouse(statement) &&
    !/\b(?:or|and|either|any|family|household)\b|[&/,;]/i.test(statement.replaceAll(spouses, 'spouse'))
  )
}
