/** A number as people write it, and JSON does not. */
export interface WrittenNumber {
  /** As JSON has it. */
  text: string
  /** Whether no other number is possible. */
  isCertain: boolean
  /** The $ or % that does not fit the property. */
  wrongSign?: string
}

const separator = String.raw`[,'_ \u00a0\u202f]`

/** 1,000 and 1 000, $25 and 20%, .95 and 5., +5 and 012. */
export const writtenNumber = new RegExp(
  String.raw`([-+\u2212]?)(\$? ?)([-+\u2212]?)(\d{1,3}(${separator})\d{3}(?:\5\d{3})*|\d*)(\.\d*)?( ?%)?`,
  'uy',
)

const jsonNumber = /^-?(0|[1-9]\d*)(\.\d+)?$/

/** Properties that are percentages, and properties that are not money. */
const percentages: ReadonlySet<string> = new Set(['coinsurance'])
const others: ReadonlySet<string> = new Set([...percentages, 'factor'])

/**
 * The number in a match of `writtenNumber`; undefined if it is already JSON, or not a number.
 * @param name of its property; undefined in a list, where a comma can separate two numbers
 */
export function readNumber(match: RegExpExecArray, name: string | undefined): WrittenNumber | undefined {
  const [found, sign = '', money = '', innerSign = '', digits = '', between, fraction = '', percent = ''] =
    match
  if (!/\d/.test(found) || jsonNumber.test(found)) return undefined
  // A comma before 012 separates no numbers: a JSON number has no leading zero.
  if (name === undefined && between !== undefined && !/,0/.test(digits)) return undefined
  const whole = digits.replaceAll(/\D/g, '')
  const minus = /[-\u2212]/.test(sign + innerSign) ? '-' : ''
  const text = `${minus}${whole.replace(/^0+(?=\d)/, '') || '0'}${fraction.length > 1 ? fraction : ''}`
  const wrongSign = wrongSignOf(money.trim(), percent.trim(), name)
  const isCertain =
    wrongSign === undefined && !/^0\d/.test(whole) && (name !== undefined || between === undefined)
  return { text, isCertain, ...(wrongSign !== undefined && { wrongSign }) }
}

function wrongSignOf(money: string, percent: string, name = '') {
  if (percent !== '' && (money !== '' || !percentages.has(name))) return percent
  return money !== '' && others.has(name) ? money : undefined
}
