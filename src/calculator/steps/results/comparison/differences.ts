import { formatMoney, wholeDollars } from '../../../rules/formatMoney.ts'

export interface Difference {
  direction: 'more' | 'less' | 'same'
  /** The formatted difference, without a sign. */
  amount: string
}

/** How much higher an amount is than another, in whole dollars, as both are shown. */
export function dollarsBetween(amount: number, other: number): number {
  return wholeDollars(amount) - wholeDollars(other)
}

/** The difference between two amounts as they are shown, in whole dollars. */
export function differenceBetween(amount: number, other: number): Difference {
  const dollars = dollarsBetween(amount, other)
  const direction = dollars === 0 ? 'same' : dollars > 0 ? 'more' : 'less'
  return { direction, amount: formatMoney(Math.abs(dollars)) }
}
