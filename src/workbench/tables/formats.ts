import { parseFactor } from '../cells/factor.ts'
import { formatFlag, parseChoice, parseFlag } from '../cells/choice.ts'
import { formatMoney, moneyRange, parseMoney, signedMoneyRange } from '../cells/money.ts'
import { formatNumber, parseInteger, parseNumber } from '../cells/number.ts'
import { value, type Parsed } from '../cells/Parsed.ts'
import type { Range } from '../cells/parseDecimal.ts'
import type { CellFormat } from './CellFormat.ts'
import type { CellKind } from './Table.ts'

export const money = amounts('money', (text) => parseMoney(text, moneyRange), formatMoney)

/** A plan without a deductible has one of 0. */
export const deductible: CellFormat = {
  ...money,
  parse: (text) =>
    /^(?:none|no deductible|no)$/i.test(text.trim()) ? value(0) : parseMoney(text, moneyRange),
}

export const signedMoney = amounts('money', (text) => parseMoney(text, signedMoneyRange), formatMoney)

/** The price of a service: `allowedAmount` in schemas/plans.schema.json. */
export const price = amounts(
  'money',
  (text) => parseMoney(text, { minimum: 0, maximum: 1_000_000 }),
  formatMoney,
)

export function numberIn(range: Range): CellFormat {
  return amounts('number', (text) => parseNumber(text, range), formatNumber)
}

/** How many times as much care costs at a location. */
export const factor = amounts('number', parseFactor, formatNumber)

export function integerIn(range: Range): CellFormat {
  return amounts('number', (text) => parseInteger(text, range), formatNumber)
}

/** A text that employees see. @param noun for the sentence about a cleared cell */
export function requiredText(noun: string): CellFormat {
  return {
    kind: 'text',
    format: formatRaw,
    parse: (text) =>
      text.trim() === '' ? { kind: 'problem', message: `Write the ${noun}.` } : value(text.trim()),
  }
}

export const optionalText: CellFormat = {
  kind: 'text',
  format: formatRaw,
  parse: (text) => (text.trim() === '' ? { kind: 'empty' } : value(text.trim())),
}

export const flag: CellFormat = {
  kind: 'flag',
  choices: ['Yes', 'No'],
  format: (flagValue) => (typeof flagValue === 'boolean' ? formatFlag(flagValue) : formatRaw(flagValue)),
  parse: parseFlag,
}

/**
 * One of several values, each with a title.
 * @param synonyms other texts for the values
 */
export function choiceOf<Value extends string>(
  titles: Readonly<Record<Value, string>>,
  synonyms: readonly (readonly [pattern: RegExp, value: Value])[] = [],
): CellFormat {
  const byTitle = new Map(Object.entries<string>(titles).map(([name, title]) => [title, name]))
  const choices = [...byTitle.keys()]
  return {
    kind: 'choice',
    choices,
    format: (name) => choices.find((title) => byTitle.get(title) === name) ?? formatRaw(name),
    parse: (text) => {
      const synonym = synonyms.find(([pattern]) => pattern.test(text.trim()))
      if (synonym) return value(synonym[1])
      const parsed = parseChoice(text, choices)
      return parsed.kind === 'value' ? value(byTitle.get(parsed.value)) : parsed
    },
  }
}

/** A value that the column cannot display otherwise. */
export function formatRaw(raw: unknown): string {
  return typeof raw === 'string' ? raw : JSON.stringify(raw)
}

function amounts(
  kind: CellKind,
  parse: (text: string) => Parsed<number>,
  format: (amount: number) => string,
): CellFormat {
  return {
    kind,
    parse,
    format: (amount) => (typeof amount === 'number' ? format(amount) : formatRaw(amount)),
  }
}
