import { formatCellMoney } from './numbers.ts'

/** The text of a cell with dollars as the page shows it, with a minus sign in place of the hyphen: −$300. */
export function formatDollars(amount: number, fractionDigits?: number): string {
  return formatCellMoney(amount, fractionDigits).replace('-', '−')
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
