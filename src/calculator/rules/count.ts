const whole = new Intl.NumberFormat('en-US')

/** How many, with commas between the thousands. */
export function count(number: number) {
  return whole.format(number)
}
