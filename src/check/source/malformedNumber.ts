/** A number as people write it, but JSON does not. */
export interface MalformedNumber {
  json: string
  /** Whether no other number is possible. */
  isCertain: boolean
  /** The $ or % that does not fit the property. */
  wrongSymbol?: string
}

const separator = String.raw`[,'_ \u00a0\u202f]`

/**
 * The source of a regular expression for 1,000 and 1 000, $25 and 20%, .95 and 5., +5 and 012. It refers back to its
 * fifth group, so nothing before it may capture.
 */
const numberPattern = String.raw`([-+\u2212]?)(\$? ?)([-+\u2212]?)(\d{1,3}(${separator})\d{3}(?:\5\d{3})*|\d*)(\.\d*)?( ?%)?`

const wholeNumberPattern = new RegExp(`^(?:${numberPattern})$`, 'u')
const jsonNumber = /^-?(0|[1-9]\d*)(\.\d+)?$/

/** Properties that are percentages, and properties that are not money. */
const percentages: ReadonlySet<string> = new Set(['coinsurance'])
const notMoney: ReadonlySet<string> = new Set([...percentages, 'factor'])

/**
 * Undefined if the text is a JSON number or not a number.
 * @param property its name; undefined in a list, where a comma can separate two numbers
 */
export function parseMalformedNumber(
  text: string,
  property: string | undefined,
): MalformedNumber | undefined {
  const match = wholeNumberPattern.exec(text)
  if (!match || !/\d/.test(text) || jsonNumber.test(text)) return undefined
  const [, sign = '', money = '', innerSign = '', digits = '', groupSeparator, fraction = '', percent = ''] =
    match
  // Digits such as 1,012 are one number even in a list: a JSON number cannot start with a zero.
  if (property === undefined && groupSeparator !== undefined && !/,0/.test(digits)) return undefined
  const integer = digits.replaceAll(/\D/g, '')
  const minus = /[-\u2212]/.test(sign + innerSign) ? '-' : ''
  const json = `${minus}${integer.replace(/^0+(?=\d)/, '') || '0'}${fraction.length > 1 ? fraction : ''}`
  const wrongSymbol = findWrongSymbol(money.trim(), percent.trim(), property)
  const isCertain =
    wrongSymbol === undefined &&
    !/^0\d/.test(integer) &&
    (property !== undefined || groupSeparator === undefined)
  return { json, isCertain, ...(wrongSymbol !== undefined && { wrongSymbol }) }
}

function findWrongSymbol(money: string, percent: string, property = '') {
  if (percent !== '' && (money !== '' || !percentages.has(property))) return percent
  return money !== '' && notMoney.has(property) ? money : undefined
}
