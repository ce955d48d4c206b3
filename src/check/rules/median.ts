/**
 * The median of amounts above 0, or undefined if there are none. For an even count it is the geometric mean of the two
 * middle amounts, because callers compare amounts by their ratio.
 */
export function median(amounts: readonly number[]): number | undefined {
  if (amounts.length === 0) return undefined
  const sorted = amounts.toSorted((a, b) => a - b)
  const middle = (sorted.length - 1) / 2
  return Math.sqrt(sorted[Math.floor(middle)]! * sorted[Math.ceil(middle)]!)
}
