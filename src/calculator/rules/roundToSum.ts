/**
 * Rounds amounts of at least 0 so that they sum to a whole number: the amounts with the largest remainders are rounded
 * up.
 * @param sum the rounded sum of the amounts.
 */
export function roundToSum(amounts: number[], sum: number): number[] {
  const rounded = amounts.map(Math.floor)
  const missing = sum - rounded.reduce((total, amount) => total + amount, 0)
  const byRemainder = [...amounts.keys()].toSorted(
    (one, other) => amounts[other]! - rounded[other]! - (amounts[one]! - rounded[one]!),
  )
  for (const index of byRemainder.slice(0, Math.max(0, missing))) rounded[index]! += 1
  return rounded
}
