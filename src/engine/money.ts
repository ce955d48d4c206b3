/** A whole number of cents: every amount inside the engine is one. */
export type Cents = number

/** Cents of a figure in dollars with at most two decimals. */
export function toCents(dollars: number): Cents {
  return Math.round(dollars * 100)
}

/** Dollars of an amount, for the wire. */
export function toDollars(cents: Cents): number {
  return cents / 100
}

/**
 * A part of an amount, rounded to the cent, half away from zero. The only rounding in the engine: of what one
 * use costs at a location, of the coinsurance of one use, and of each yearly amount where fewer months are covered.
 * @param part over `whole`: 20 of 100 is 20%.
 */
export function portionOf(cents: Cents, part: number, whole: number): Cents {
  const portion = (cents * part) / whole
  return Math.sign(portion) * Math.round(Math.abs(portion))
}
