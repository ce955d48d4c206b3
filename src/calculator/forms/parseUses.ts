const wholeNumber = /^(?:0*\d{1,4}|\d,\d{3})$/

/**
 * Parses the text in a row of the custom scenario: a whole number from 0 to 9,999, with or without the comma. An empty
 * text is 0.
 * @returns the unchanged text if it is anything else, so that the visitor can correct it
 */
export function parseUses(text: string): number | string {
  const typed = text.trim()
  if (typed === '') return 0
  return wholeNumber.test(typed) ? Number(typed.replace(',', '')) : text
}
