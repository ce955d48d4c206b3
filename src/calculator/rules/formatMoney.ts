import { currentLocaleInfo } from '../texts/language.ts'
import { lazyFormat } from './lazyFormat.ts'

// Numbers have the form that is usual in the United States, in every language.

/** US dollars with the symbol and no decimals. */
export function formatMoney(amount: number) {
  return isolate(withMinusSign(dollars.format(amount)))
}

/** The dollars that `formatMoney` shows: half a dollar is rounded away from zero. */
export function wholeDollars(amount: number) {
  return Math.sign(amount) * Math.round(Math.abs(amount))
}

/** US dollars to the cent, for amounts whose sum is shown. */
export function formatExactMoney(amount: number) {
  return isolate(withMinusSign(cents.format(amount)))
}

/** A whole number with commas between the thousands. */
export function formatCount(number: number) {
  return whole.format(number)
}

/**
 * A percentage: "20%".
 * @param share 1 for 100%
 */
export function formatPercentage(share: number) {
  return isolate(percentage.format(share))
}

const dollars = dollarFormat(0)
const cents = dollarFormat(2)
const whole = lazyFormat<number>(() => new Intl.NumberFormat('en-US'))
const percentage = lazyFormat<number>(
  () => new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 1 }),
)

function dollarFormat(fractionDigits: number) {
  return lazyFormat<number>(
    () =>
      new Intl.NumberFormat('en-US', {
        style: 'currency',
        currency: 'USD',
        minimumFractionDigits: fractionDigits,
        maximumFractionDigits: fractionDigits,
        // Otherwise -0.4 would print as -$0.
        signDisplay: 'negative',
      }),
  )
}

/** Replaces the hyphen of the English locale with U+2212. */
function withMinusSign(text: string) {
  return text.replace('-', '−')
}

/** In a right-to-left text, a sign before an amount would move behind it. */
function isolate(text: string) {
  return currentLocaleInfo().direction === 'rtl' ? `\u2066${text}\u2069` : text
}
