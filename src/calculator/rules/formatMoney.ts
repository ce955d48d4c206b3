import { lazyFormat } from './lazyFormat.ts'

/** US dollars with the symbol and no decimals. */
export function formatMoney(amount: number) {
  return withMinusSign(dollars.format(amount))
}

/** US dollars to the cent, for amounts whose sum is shown. */
export function formatExactMoney(amount: number) {
  return withMinusSign(cents.format(amount))
}

/** A whole number with commas between the thousands. */
export function formatCount(number: number) {
  return whole.format(number)
}

const dollars = dollarFormat(0)
const cents = dollarFormat(2)
const whole = lazyFormat<number>(() => new Intl.NumberFormat('en-US'))

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
