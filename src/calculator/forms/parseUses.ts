const wholeNumber = /^(?:0*\d{1,4}|\d,\d{3})$/

/**
 * The number of uses that a text stands for: nothing is 0, and a comma may mark the thousands. A text that is
 * not a whole number from 0 to 9,999 stays as it was typed, to be mended.
 */
export function parseUses(text: string): number | string {
  const typed = text.trim()
  if (typed === '') return 0
  return wholeNumber.test(typed) ? Number(typed.replace(',', '')) : text
}
