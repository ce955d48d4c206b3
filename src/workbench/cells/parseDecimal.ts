import { problem, value, type Parsed } from './Parsed.ts'

/** The smallest and the largest number that a cell accepts. */
export interface Range {
  minimum: number
  maximum: number
}

/** The digits of a number without its sign, such as 1,250.50. */
const digits = /^(?:(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d*)?|\.\d+)$/

const noValue = /^(?:[-–—−]+|n\/?a|none|tbd|\?+)$/i

/** Why a text is not a number, in the order of these rows. */
const explanations: readonly { pattern: RegExp; explain: (text: string) => string }[] = [
  {
    pattern: /^(?:\d{1,3}(?:\.\d{3})+,\d+|\d+,\d{1,2}|\d{1,3}(?:\.\d{3}){2,})$/,
    explain: (text) =>
      `“${text}” can mean two amounts. Write a point before the decimals, and commas only between thousands, such as 1,250.50.`,
  },
  {
    pattern: /^[\d,.]*\d[oil][\d,.oil]*$|^[oil][\d,.oil]*\d[\d,.oil]*$/i,
    explain: (text) => `“${text}” has a letter among its digits. Write digits only, such as 100.`,
  },
  {
    pattern: /[€£¥]/,
    explain: (text) => `“${text}” is not in dollars. Write US dollars, such as 1,250.50.`,
  },
  {
    pattern: /^[\d,.]+(?:\s+[\d,.]+)+$/,
    explain: (text) => `“${text}” has spaces between its digits. Write one number, such as 1,250.50.`,
  },
  {
    pattern: /^[\d,.]+\s*\/\s*\$?\s*[\d,.]+$/,
    explain: (text) =>
      `“${text}” is two amounts, such as those for one person and for a family. Write each in its own cell.`,
  },
  {
    pattern: /^[\d,.]+\s*%$/,
    explain: (text) => `“${text}” is a percentage. Write a number without %.`,
  },
  {
    pattern: /^[\d,.]+[^\d,.]/,
    explain: (text) =>
      `Remove “${text.replace(/^[\d,.]+\s*/, '')}”, and write only the number, such as 62.50. Check that it is for the same period and person as this column.`,
  },
]

/**
 * Parses a number as spreadsheets and brochures write it: with thousands separators, and with a minus sign or parentheses
 * for a negative number. The number has exactly the digits of the text.
 */
export function parseDecimal(text: string): Parsed<number> {
  const trimmed = text.trim().replaceAll(/[\u00A0\u202F]/g, ' ')
  if (trimmed === '') return { kind: 'empty' }
  if (noValue.test(trimmed))
    return problem(`“${trimmed}” can mean zero or nothing. Write 0, or leave the cell empty.`)
  const isInParentheses = /^\(.*\)$/.test(trimmed)
  const signed = isInParentheses ? trimmed.slice(1, -1).trim() : trimmed
  const isNegative = isInParentheses || /^[-−]/.test(signed)
  const unsigned = isInParentheses ? signed : signed.replace(/^[-−]\s*/, '')
  if (!digits.test(unsigned)) return problem(explainText(unsigned))
  const plain = unsigned.replaceAll(',', '')
  if (!isExact(plain)) return problem(`“${trimmed}” has more digits than a number can have. Write fewer.`)
  const amount = Number(plain)
  return value(isNegative && amount !== 0 ? -amount : amount)
}

/** @param format how the message writes the limits */
export function checkRange(
  parsed: Parsed<number>,
  { minimum, maximum }: Range,
  format: (limit: number) => string,
): Parsed<number> {
  if (parsed.kind !== 'value' || (parsed.value >= minimum && parsed.value <= maximum)) return parsed
  return problem(`Write ${format(minimum)} or more, up to ${format(maximum)}.`)
}

/** All digits of a number, with thousands separators. */
export function formatDecimal(amount: number, minimumFractionDigits = 0): string {
  return formatters[minimumFractionDigits === 0 ? 'number' : 'cents'].format(`${amount}`)
}

// Numbers are formatted from their texts, because the shortest text of a double has the digits that the file has.
const formatters = {
  number: new Intl.NumberFormat('en-US', { maximumFractionDigits: 20 }),
  cents: new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 20 }),
}

function explainText(text: string) {
  const row = explanations.find(({ pattern }) => pattern.test(text))
  return row?.explain(text) ?? `“${text}” is not a number. Write digits, such as 1,250.50.`
}

function isExact(plain: string) {
  return withoutPadding(plain) === withoutPadding(formatDecimal(Number(plain)).replaceAll(',', ''))
}

function withoutPadding(plain: string) {
  const [whole = '', fraction = ''] = plain.split('.')
  return `${whole.replace(/^0+/, '')}.${fraction.replace(/0+$/, '')}`
}
