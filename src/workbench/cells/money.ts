import { checkRange, formatDecimal, parseDecimal, type Range } from './parseDecimal.ts'
import { problem, value, type Parsed } from './Parsed.ts'

/** Dollars that cannot be negative: `money` in schemas/plans.schema.json. */
export const moneyRange: Range = { minimum: 0, maximum: 10_000_000 }

/** Dollars that can be negative, such as a credit: `signedMoney` in schemas/plans.schema.json. */
export const signedMoneyRange: Range = { minimum: -1_000_000, maximum: 1_000_000 }

const currency = /(?:US)?\$\s*|\bUSD\b\s*/i

/** Parses dollars such as $1,250.50 or ($300). Keeps all decimals. */
export function parseMoney(text: string, range = moneyRange): Parsed<number> {
  const amount = text.replace(currency, '')
  if (amount.trim() === '' && text.trim() !== '')
    return problem(`“${text.trim()}” has no amount. Write digits, such as $25.`)
  const parsed = checkRange(parseDecimal(amount), range, formatMoney)
  return parsed.kind === 'value' ? value(parsed.value, findDoubt(amount, parsed.value)) : parsed
}

/** For example $1,250, $62.50, $0.125, or -$300. Always all digits. */
export function formatMoney(amount: number): string {
  const digits = formatDecimal(Math.abs(amount), Number.isInteger(amount) ? 0 : 2)
  return `${amount < 0 ? '-' : ''}$${digits}`
}

function findDoubt(text: string, amount: number) {
  const [, whole = '', decimals = ''] = /^\D*(\d+)\.(\d+)\D*$/.exec(text) ?? []
  if (whole.length <= 3 && decimals.length === 3)
    return `“${text.trim()}” is ${formatMoney(amount)}. Write a comma between thousands if it is ${formatMoney(Number(whole + decimals))}.`
  return decimals.length > 2 ? `${formatMoney(amount)} has more than two decimals.` : undefined
}
