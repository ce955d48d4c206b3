/**
 * Whether a line of JSON ends in a word that is being written: a text whose quote is still open, or a name like true.
 * A number is meant as it stands, and after a sign anything may come: to complete either has to be asked for.
 */
export function isInWord(line: string): boolean {
  const withoutTexts = line.replace(/"(?:\\.|[^"\\])*"/g, '')
  return withoutTexts.includes('"') || /(?<!\w)[a-z]\w*$/i.test(withoutTexts)
}
