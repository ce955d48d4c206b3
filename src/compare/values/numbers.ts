/** What the text of a cell means. */
export type Parsed<Value> = ParsedValue<Value> | { kind: 'empty' } | ParseFailure

interface ParsedValue<Value> {
  kind: 'value'
  value: Value
  /** What else the text can mean, in a sentence. An import asks before it accepts the value. */
  warning?: string
  /** How the amount is converted without doubt, in a sentence. */
  conversion?: string | undefined
}

/** A text that cannot be understood. The message says what to write instead. It is returned, not thrown. */
export interface ParseFailure {
  kind: 'failure'
  message: string
}

export function value<Value>(parsed: Value, warning?: string): ParsedValue<Value> {
  return warning === undefined ? { kind: 'value', value: parsed } : { kind: 'value', value: parsed, warning }
}

export function parseFailure(message: string): ParseFailure {
  return { kind: 'failure', message }
}

/** Dollars that cannot be negative: `money` in schemas/v1/plans.schema.json. */
export const moneyRange: Range = { minimum: 0, maximum: 10_000_000 }

/** Dollars that can be negative, such as a credit: `signedMoney` in schemas/v1/plans.schema.json. */
export const signedMoneyRange: Range = { minimum: -1_000_000, maximum: 1_000_000 }

const currency = /(?:US)?\$\s*|\bUSD\b\s*/i

/** Parses dollars such as $1,250.50 or ($300). Amounts are whole cents. */
export function parseMoney(text: string, range = moneyRange): Parsed<number> {
  const amount = text.replace(currency, '')
  if (amount.trim() === '' && text.trim() !== '')
    return parseFailure(`“${text.trim()}” has no amount. Write digits, such as $25.`)
  const parsed = checkRange(parseDecimal(amount), range, formatCellMoney)
  // Messages quote the text as it is written.
  if (parsed.kind === 'failure')
    return parseFailure(parsed.message.replace(`“${amount.trim()}”`, () => `“${text.trim()}”`))
  if (parsed.kind === 'empty') return parsed
  const rounded = roundToCents(parsed.value)
  const isInCents = rounded === parsed.value
  const [, whole = '', thousands = ''] = threeDecimals.exec(amount) ?? []
  if (whole !== '') {
    const meanings = `“${amount.trim()}” can mean ${formatCellMoney(Number(whole + thousands))} or ${formatCellMoney(Math.abs(rounded))}. Write one of them.`
    // With a dollar sign, the amount is as this page writes it.
    return isInCents && amount !== text ? value(rounded, meanings) : parseFailure(meanings)
  }
  return isInCents
    ? value(rounded)
    : parseFailure(`“${text.trim()}” has more than two decimals. Write ${formatCellMoney(rounded)}.`)
}

export function roundToCents(dollars: number): number {
  return Math.round(dollars * 100) / 100
}

/** An amount whose point can be between thousands, as in Europe. */
const threeDecimals = /^\D*([1-9]\d{0,2})\.(\d{3})\D*$/

/** For example $1,250, $62.50, $0.125, or -$300. Always all digits. */
export function formatCellMoney(amount: number, fractionDigits = Number.isInteger(amount) ? 0 : 2): string {
  return `${amount < 0 ? '-' : ''}$${formatNumber(Math.abs(amount), fractionDigits)}`
}

/** Uses of a service in a year: `uses` in schemas/v1/plans.schema.json. */
export const usesRange: Range = { minimum: 0, maximum: 9999 }

const percentRange: Range = { minimum: 0, maximum: 100 }

export function parseNumber(text: string, range: Range): Parsed<number> {
  return checkRange(parseDecimal(text), range, formatNumber)
}

export function parseInteger(text: string, range: Range): Parsed<number> {
  const parsed = parseNumber(text, range)
  if (parsed.kind !== 'value' || Number.isInteger(parsed.value)) return parsed
  return parseFailure(`Write a whole number, such as ${Math.round(parsed.value)}.`)
}

/** Parses 20% or 20 to 20. A number below 1 needs the percent sign, because a workbook has 20% as 0.2. */
export function parsePercent(text: string): Parsed<number> {
  const parsed = checkRange(parseDecimal(text.replace(/\s*%\s*$/, '')), percentRange, formatPercent)
  if (parsed.kind !== 'value') return parsed
  const isLikeFraction = !text.includes('%') && parsed.value > 0 && parsed.value < 1
  return isLikeFraction
    ? parseFailure(
        `Is “${text.trim()}” ${formatPercent(Number((parsed.value * 100).toFixed(10)))} or ${formatPercent(parsed.value)}? Write it with the percent sign.`,
      )
    : parsed
}

export function formatPercent(percentage: number): string {
  return `${formatNumber(percentage)}%`
}

/** The smallest and the largest number that a cell accepts. */
export interface Range {
  minimum: number
  maximum: number
}

/** The digits of a number without its sign, such as 1,250.50. */
const digits = /^(?:(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d*)?|\.\d+)$/

/** Where columns have units, the advice names one. */
export const numberAdvice = 'only the number, such as 62.50'

const noValue = /^(?:[-–—−]+|n\/?a|none|tbd|\?+)$/i

/** Why a text is not a number. The first row that matches applies. */
const explanations: readonly (readonly [pattern: RegExp, explain: (text: string) => string])[] = [
  [
    /^(?:\d{1,3}(?:\.\d{3})+,\d+|\d{1,3}(?:\.\d{3}){2,})$/,
    (text) =>
      `“${text}” has points between thousands. Write a point before the decimals, and commas only between thousands, such as 1,250.50.`,
  ],
  [
    /^\d+,\d{1,2}$/,
    (text) =>
      `“${text}” can mean two amounts. Write a point before the decimals, and commas only between thousands, such as 1,250.50.`,
  ],
  [
    /^[\d,.]+\s*\/\s*\$?\s*[\d,.]+$/,
    (text) =>
      `“${text}” is two amounts, such as those for one person and for a family. Write each in its own cell.`,
  ],
  [
    /^[\d,.]+\s*[^\d\s]\D*$/,
    (text) =>
      `Remove “${text.replace(/^[\d,.]+\s*/, '')}”, and write ${numberAdvice}. Check that it is for the same period and person as this column.`,
  ],
  [/^/, (text) => `“${text}” is not a number. Write digits, such as 1,250.50.`],
]

/**
 * Parses a number as spreadsheets and brochures write it: with thousands separators, and with a minus sign or parentheses
 * for a negative number. The number has exactly the digits of the text.
 */
export function parseDecimal(text: string): Parsed<number> {
  const trimmed = text.trim().replaceAll(/[\u00A0\u202F]/g, ' ')
  if (trimmed === '') return { kind: 'empty' }
  if (noValue.test(trimmed))
    return parseFailure(`“${trimmed}” can mean zero or nothing. Write 0, or leave the cell empty.`)
  const isInParentheses = /^\(.*\)$/.test(trimmed)
  const signed = isInParentheses ? trimmed.slice(1, -1).trim() : trimmed
  const isNegative = isInParentheses || /^[-−]/.test(signed)
  const unsigned = isInParentheses ? signed : signed.replace(/^[-−]\s*/, '')
  if (!digits.test(unsigned)) {
    const [, explain] = explanations.find(([pattern]) => pattern.test(unsigned))!
    return parseFailure(explain(unsigned))
  }
  const plain = unsigned.replaceAll(',', '')
  if (!isExact(plain))
    return parseFailure(`“${trimmed}” has more digits than a number can have. Write fewer.`)
  const amount = Number(plain)
  return value(isNegative && amount !== 0 ? -amount : amount)
}

/** @param format how the message writes the limits */
function checkRange(
  parsed: Parsed<number>,
  { minimum, maximum }: Range,
  format: (limit: number) => string,
): Parsed<number> {
  if (parsed.kind !== 'value' || (parsed.value >= minimum && parsed.value <= maximum)) return parsed
  return parseFailure(`Write ${format(minimum)} or more, up to ${format(maximum)}.`)
}

/** All digits of a number, with thousands separators. */
export function formatNumber(amount: number, minimumFractionDigits = 0): string {
  return formatters[minimumFractionDigits === 0 ? 'number' : 'cents'].format(`${amount}`)
}

// Numbers are formatted from their texts, because the shortest text of a double has the digits that the file has.
const formatters = {
  number: new Intl.NumberFormat('en-US', { maximumFractionDigits: 20 }),
  cents: new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 20 }),
}

function isExact(plain: string) {
  return withoutPadding(plain) === withoutPadding(formatNumber(Number(plain)).replaceAll(',', ''))
}

function withoutPadding(plain: string) {
  const [whole = '', fraction = ''] = plain.split('.')
  return `${whole.replace(/^0+/, '')}.${fraction.replace(/0+$/, '')}`
}
