const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
  // Otherwise -0.4 would print as -$0.
  signDisplay: 'negative',
})

/** US dollars with the symbol and no decimals. */
export function money(amount: number) {
  return dollars.format(amount)
}
