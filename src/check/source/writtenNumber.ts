/** A number as people write it, and JSON does not. */
export interface WrittenNumber {
  /** As JSON has it. */
  text: string
  /** Whether nothing else can be meant. */
  isCertain: boolean
  /** The sign for money or percent that it must not have where it stands. */
  wrongSign?: string
}

const separator = String.raw`[,'_ \u00a0\u202f]`

/** 1,000 and 1 000, $25 and 20%, .95 and 5., +5 and 012. */
export const writtenNumber = new RegExp(
  String.raw`([-+\u2212]?)(\$? ?)([-+\u2212]?)(\d{1,3}(${separator})\d{3}(?:\5\d{3})*|\d*)(\.\d*)?( ?%)?`,
  'uy',
)

const jsonNumber = /^-?(0|[1-9]\d*)(\.\d+)?$/

/** What is a percentage, and what is neither that nor money. */
const percentages: ReadonlySet<string> = new Set(['coinsurance'])
const others: ReadonlySet<string> = new Set([...percentages, 'factor'])

/**
 * What a match of `writtenNumber` says; undefined where it is a number in JSON or none at all.
 * @param name of the property that has it; undefined in a list, where a comma can stand between two numbers
 */
export function readNumber(match: RegExpExecArray, name: string | undefined): WrittenNumber | undefined {
  const [found, sign = '', money = '', innerSign = '', digits = '', between, fraction = '', percent = ''] =
    match
  if (!/\d/.test(found) || jsonNumber.test(found)) return undefined
  // No number in JSON starts with a zero before other digits.
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
