import { checkRange, formatDecimal, parseDecimal, type Range } from './parseDecimal.ts'
import { problem, value, type Parsed } from './Parsed.ts'

/** Uses of a service in a year: `uses` in schemas/plans.schema.json. */
export const usesRange: Range = { minimum: 0, maximum: 9999 }

const percentRange: Range = { minimum: 0, maximum: 100 }

export function parseNumber(text: string, range: Range): Parsed<number> {
  return checkRange(parseDecimal(text), range, formatNumber)
}

export function parseInteger(text: string, range: Range): Parsed<number> {
  const parsed = parseNumber(text, range)
  if (parsed.kind !== 'value' || Number.isInteger(parsed.value)) return parsed
  return problem(`Write a whole number, such as ${Math.round(parsed.value)}.`)
}

/** Parses 20% or 20 to 20. */
export function parsePercent(text: string, range = percentRange): Parsed<number> {
  const parsed = checkRange(parseDecimal(text.replace(/\s*%\s*$/, '')), range, formatPercent)
  if (parsed.kind !== 'value') return parsed
  const isLikeFraction = !text.includes('%') && parsed.value > 0 && parsed.value < 1
  return isLikeFraction
    ? value(
        parsed.value,
        `“${text.trim()}” is ${formatPercent(parsed.value)}. Write 20% for a fifth, not 0.2.`,
      )
    : parsed
}

export function formatNumber(amount: number): string {
  return formatDecimal(amount)
}

export function formatPercent(percentage: number): string {
  return `${formatDecimal(percentage)}%`
}
