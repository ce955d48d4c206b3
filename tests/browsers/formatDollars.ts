/** Formats whole US dollars as the calculator does. */
export function formatDollars(amount: number) {
  const sign = Math.round(amount) < 0 ? '−' : ''
  return `${sign}$${Math.abs(Math.round(amount)).toLocaleString('en-US')}`
}
