import { formatNumber } from './numbers.ts'

/** Dollars on the page with all their digits, such as $1,250, $62.50, or −$300. Cells have another text format. */
export function formatDollars(amount: number, fractionDigits = Number.isInteger(amount) ? 0 : 2): string {
  return `${amount < 0 ? '−' : ''}$${formatNumber(Math.abs(amount), fractionDigits)}`
}

const wholePercent = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 0 })

const percentChange = new Intl.NumberFormat('en-US', {
  style: 'percent',
  maximumFractionDigits: 1,
  signDisplay: 'exceptZero',
})

/** A share from 0 to 1, such as "84%". */
export function formatShare(share: number): string {
  return wholePercent.format(share)
}

/** A relative change, such as "+2.4%" or "−10%". */
export function formatPercentChange(relative: number): string {
  return percentChange.format(relative).replace('-', '−')
}
