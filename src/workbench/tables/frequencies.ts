/** How many times a year a per-pay amount is paid, as the document says. */
export type TimesPerYear = unknown

interface Frequency {
  /** How often that is in a year. Amounts are per paycheck if there are as many payroll deductions. */
  times: number
  pattern: RegExp
}

const frequencies: readonly Frequency[] = (
  [
    [52, String.raw`(?:a|per|each|every) (?:week|wk)|/\s*(?:week|wk)|(?<!bi\s)weekly`],
    [26, String.raw`bi[-\s]?weekly|(?:per|each|every) (?:two|2|other) weeks?`],
    [24, String.raw`semi[-\s]?monthly|twice (?:a|per|each) month`],
    [12, String.raw`(?<!twice )(?:a|per|each|every) month|/\s*(?:month|mo)\b\.?|(?<!(?:semi|bi)\s)monthly`],
  ] as const
).map(([times, words]) => ({
  times,
  pattern: new RegExp(
    String.raw`\s*(?<![\p{L}-])(?:${words.replaceAll(' ', String.raw`\s+`)})(?!\p{L})`,
    'iu',
  ),
}))

/** How often amounts are paid, as the words of a text say, such as “weekly” or “per month”. */
export function findFrequencies(text: string): Frequency[] {
  return frequencies.filter(({ pattern }) => pattern.test(text))
}

/** For example “paid 52 times a year, but there are 26 payroll deductions.” */
export function explainFrequency(times: number, timesPerYear: TimesPerYear): string {
  const deductions =
    timesPerYear === undefined
      ? 'the number of payroll deductions is not known'
      : `there are ${JSON.stringify(timesPerYear)} payroll deductions`
  return `paid ${times} times a year, but ${deductions}.`
}
