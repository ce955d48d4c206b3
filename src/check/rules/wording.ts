// The calculator formats money in the employee's language and style; problems are always in English, and drop ".00".
const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  trailingZeroDisplay: 'stripIfInteger',
})

/** For example $1,750 or $83.32. */
export function formatDollars(amount: number): string {
  return dollars.format(amount)
}

/** Ends the help of a warning about a value that may be correct. */
export const acceptIfIntended = 'if this is intended, say why in accepted.json.'

/** The first name and the number of the others. */
export function formatNames([first, ...others]: readonly string[]): string {
  return others.length === 0 ? `'${first}'` : `'${first}' and ${others.length} more`
}
