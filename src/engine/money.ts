/** A whole number of cents. Every amount inside the engine is one. */
export type Cents = number

/** @param dollars with at most two decimals. */
export function toCents(dollars: number): Cents {
  return Math.round(dollars * 100)
}

export function toDollars(cents: Cents): number {
  return cents / 100
}

/**
 * A fraction of an amount, rounded to the cent, half away from zero.
 * @param part of `whole`: 20 of 100 is 20%.
 */
export function portionOf(cents: Cents, part: number, whole: number): Cents {
  return roundHalfAway((cents * part) / whole)
}

/** Rounds to a whole number, half away from zero. */
export function roundHalfAway(amount: number): Cents {
  return Math.sign(amount) * Math.round(Math.abs(amount))
}

/**
 * Rounds amounts down or up to whole cents with a given sum. Those with the largest remainders are rounded up; of equal
 * remainders, the first (the largest remainder method of Hamilton).
 * @param amounts not negative.
 * @param sum at least the sum of the amounts rounded down, and at most that of the amounts rounded up.
 * @param preferences whether an amount may be rounded up, the strictest rule first. If necessary, amounts that no rule
 * allows are rounded up too.
 */
export function roundToSum(
  amounts: ArrayLike<number>,
  sum: Cents,
  preferences: readonly ((index: number) => boolean)[] = [],
): Float64Array {
  const rounded = Float64Array.from(amounts)
  let missing = sum
  let candidates: number[] = []
  for (let index = 0; index < rounded.length; index++) {
    rounded[index] = Math.floor(amounts[index]!)
    missing -= rounded[index]!
    if (amounts[index]! > rounded[index]!) candidates.push(index)
  }
  if (missing === 0) return rounded
  const remainder = (index: number) => amounts[index]! % 1
  candidates.sort((one, other) => remainder(other) - remainder(one))
  for (const mayRoundUp of [...preferences, () => true]) {
    const skipped: number[] = []
    for (const index of candidates) {
      if (missing === 0) return rounded
      if (mayRoundUp(index)) {
        rounded[index]! += 1
        missing -= 1
      } else skipped.push(index)
    }
    candidates = skipped
  }
  return rounded
}
