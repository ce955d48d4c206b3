import { lazyFormat } from './lazyFormat.ts'

const dollars = lazyFormat(() => formatOf(0))
const cents = lazyFormat(() => formatOf(2))

/** US dollars with the symbol and no decimals. */
export function money(amount: number) {
  return withMinusSign(dollars.format(amount))
}

/** US dollars to the cent, for amounts that are to be seen to sum. */
export function exactMoney(amount: number) {
  return withMinusSign(cents.format(amount))
}

function formatOf(fractionDigits: number) {
  return new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: fractionDigits,
    maximumFractionDigits: fractionDigits,
    // Otherwise -0.4 would print as -$0.
    signDisplay: 'negative',
  })
}

/** Replaces the hyphen of the English locale with U+2212. */
function withMinusSign(text: string) {
  return text.replace('-', '−')
}
