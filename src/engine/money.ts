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
 * A fraction of an amount, rounded to the cent, half away from zero. Except for conversions of inputs to
 * cents, this is the only rounding in the engine: of the price of one use at a location, of the coinsurance of one use,
 * and of yearly amounts if fewer months are covered.
 * @param part of `whole`: 20 of 100 is 20%.
 */
export function portionOf(cents: Cents, part: number, whole: number): Cents {
  const portion = (cents * part) / whole
  return Math.sign(portion) * Math.round(Math.abs(portion))
}
