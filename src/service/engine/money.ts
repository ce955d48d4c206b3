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
 * A part of an amount, rounded to the cent, half away from zero. The only rounding in the engine.
 * @param hundredths how much, in hundredths of a whole: 115 is a factor of 1.15.
 */
export function timesHundredths(cents: Cents, hundredths: number): Cents {
  return roundHalfAway((cents * hundredths) / 100)
}

/**
 * A percentage of an amount, rounded to the cent, half away from zero.
 * @param hundredths the percentage in hundredths of a per cent: 2000 is 20%.
 */
export function percentOf(cents: Cents, hundredths: number): Cents {
  return roundHalfAway((cents * hundredths) / 10_000)
}

function roundHalfAway(value: number) {
  return Math.sign(value) * Math.round(Math.abs(value))
}
