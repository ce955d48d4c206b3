import { formatDecimal } from './cells/numbers.ts'

/** Dollars on the page with all their digits, such as $1,250, $62.50, or −$300. Cells have another text format. */
export function formatDollars(amount: number, fractionDigits = Number.isInteger(amount) ? 0 : 2): string {
  return `${amount < 0 ? '−' : ''}$${formatDecimal(Math.abs(amount), fractionDigits)}`
}
