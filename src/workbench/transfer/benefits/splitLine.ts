/**
 * Divides a line of a brochure into the words for the benefit and its value: "Specialist visit $40 copay" is "Specialist
 * visit" and "$40 copay". The value is empty if the line has none.
 */
export function splitLine(line: string): [words: string, value: string] {
  const [, words, value] =
    dividers.map((divider) => divider.exec(line.trim())).find((match) => match !== null) ?? []
  return words === undefined ? [line.trim(), ''] : [words.trim(), value!.trim()]
}

/** The first one that matches applies. */
const dividers: readonly RegExp[] = [
  /^(.+?)(?:\t|:\s|\s{2,}|\s[–—-]\s)(.+)$/,
  /^(.*?[\p{L})])\s+((?:\$\s?\d|\d[\d.]*\s?%|(?:first )?\d+ (?:free )?visits?\b|(?:the )?plan pays?\b|(?:you|members?) pays?\b|no (?:charge|cost|copay|deductible)\b|not covered\b|covered\b|paid in full\b|free\b|after deductible\b|deductible,? (?:then|plus|and|\+)|embedded\b|aggregate\b|none\b).*)$/iu,
  /^(.*?[\p{L})])\s+(\d[\d,.]*(?:\s?\/\s?\d[\d,.]*)?)$/u,
]
