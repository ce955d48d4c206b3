import { closestMatch, didYouMean } from '../../check/closestMatch.ts'
import { idKey } from '../../contract/idKey.ts'
import {
  formatCellMoney,
  formatNumber,
  moneyRange,
  parseInteger,
  parseMoney,
  parseNumber,
  parseFailure,
  signedMoneyRange,
  value,
  type Parsed,
  type Range,
} from '../../compare/values/numbers.ts'
import { parseFactor } from './factor.ts'

/** What a cell contains, which decides how it is displayed and edited. */
export type CellKind = 'text' | 'money' | 'number' | 'payment' | 'choice' | 'flag'

/** How the values of a column are displayed, and how their texts are parsed. */
export interface CellFormat {
  kind: CellKind
  choices?: readonly string[]
  /** @param value as it is in the document, which may not match its schema */
  format: (value: unknown) => string
  parse: (text: string) => Parsed<unknown>
  /** The text that is probably meant by one that names none of the choices. */
  findNearest?: (text: string) => string | undefined
}

export const money = moneyIn(moneyRange)

/** A plan without a deductible has one of 0. */
export const deductible: CellFormat = {
  ...money,
  parse: (text) => (/^(?:none|no deductible|no)$/i.test(text.trim()) ? value(0) : money.parse(text)),
}

export const signedMoney = moneyIn(signedMoneyRange)

/** The price of a service: `allowedAmount` in schemas/v1/plans.schema.json. */
export const price = moneyIn({ minimum: 0, maximum: 1_000_000 })

/** How many times as much care costs at a location. */
export const factor = amounts('number', parseFactor, formatNumber)

function moneyIn(range: Range): CellFormat {
  return amounts('money', (text) => parseMoney(text, range), formatCellMoney)
}

export function numberIn(range: Range): CellFormat {
  return amounts('number', (text) => parseNumber(text, range), formatNumber)
}

export function integerIn(range: Range): CellFormat {
  return amounts('number', (text) => parseInteger(text, range), formatNumber)
}

export const optionalText: CellFormat = {
  kind: 'text',
  format: formatRaw,
  parse: (text) => (text.trim() === '' ? { kind: 'empty' } : value(text.trim())),
}

/** A text that employees see. @param noun for the sentence about a cleared cell */
export function requiredText(noun: string): CellFormat {
  return {
    ...optionalText,
    parse: (text) => (text.trim() === '' ? parseFailure(`Write the ${noun}.`) : value(text.trim())),
  }
}

const yes = new Set(['yes', 'y', 'true', 'x', '✓', '✔', '1'])
const no = new Set(['no', 'n', 'false', '0'])

export const flag: CellFormat = {
  kind: 'flag',
  choices: ['Yes', 'No'],
  format: (isOn) => (typeof isOn === 'boolean' ? (isOn ? 'Yes' : 'No') : formatRaw(isOn)),
  parse: (text) => {
    const word = text.trim().toLowerCase()
    if (word === '') return { kind: 'empty' }
    if (yes.has(word)) return value(true)
    return no.has(word)
      ? value(false)
      : parseFailure(`“${text.trim()}” is neither yes nor no. Write Yes or No.`)
  },
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
    findNearest: (text) => closestMatch(text, choices),
  }
}

const monthName = new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' })
const monthTitles = {
  ...Object.fromEntries(
    Array.from({ length: 12 }, (_, index) => [index + 1, monthName.format(Date.UTC(2000, index))]),
  ),
  birth: 'Birth',
}
const monthChoice = choiceOf(
  monthTitles,
  Object.entries(monthTitles).map(([key, title]) => [
    new RegExp(`^(?:0?${key}|${title.slice(0, 3)}\\.?)$`, 'i'),
    key,
  ]),
)

/** A month of the year as its number, or "birth". */
export const month: CellFormat = {
  ...monthChoice,
  format: (number) => monthChoice.format(typeof number === 'number' ? String(number) : number),
  parse: (text) => {
    const parsed = monthChoice.parse(text)
    return parsed.kind === 'value' && parsed.value !== 'birth' ? value(Number(parsed.value)) : parsed
  },
}

interface Item {
  title: string
  value: unknown
}

/**
 * Several of the items in one cell, by their titles: "Premier PPO, HSA Plan".
 * @param noun what an item is
 * @param findTitles the titles of the items that other words mean: probably if it is one, and surely if they are several
 */
export function listFormat(
  items: readonly Item[],
  noun: string,
  findTitles: (text: string) => readonly string[] = () => [],
): CellFormat {
  const titles = items.map(({ title }) => title)
  const namedTitles = (part: string) => findTitles(part).filter((title) => titles.includes(title))
  const nearestTitles = (part: string) => {
    const parsed = parseChoice(part, titles)
    if (parsed.kind === 'value') return [parsed.value]
    const named = namedTitles(part)
    return named.length > 0 ? named : [closestMatch(part, titles)]
  }
  const titleOf = (each: unknown) =>
    items.find((item) => idKey(item.value) === idKey(each))?.title ?? formatRaw(each)
  const valueOf = (title: string) => items.find((item) => item.title === title)?.value
  return {
    kind: 'text',
    format: (list) => {
      if (!Array.isArray(list)) return formatRaw(list)
      return joinTitles(list.map(titleOf))
    },
    parse: (text) => {
      const whole = parseChoice(text, titles)
      if (whole.kind !== 'failure') return whole.kind === 'value' ? value([valueOf(whole.value)]) : whole
      const values: unknown[] = []
      for (const part of splitTitles(text)) {
        const parsed = parseChoice(part, titles)
        const named = parsed.kind === 'value' ? [parsed.value] : namedTitles(part)
        if (named.length === 0 || (parsed.kind !== 'value' && named.length === 1))
          return parseFailure(
            `“${part.trim()}” is not the name of a ${noun}. Write the names with commas between them: ${titles.join(', ')}.`,
          )
        values.push(...named.map(valueOf))
      }
      return value([...new Set(values)])
    },
    findNearest: (text) => {
      const found = splitTitles(text).flatMap(nearestTitles)
      const known = found.filter((title) => title !== undefined)
      return found.length > 0 && known.length === found.length ? joinTitles([...new Set(known)]) : undefined
    },
  }
}

function joinTitles(texts: readonly string[]) {
  return texts.join(texts.some((text) => text.includes(',')) ? '; ' : ', ')
}

function splitTitles(text: string) {
  return text.split(text.includes(';') ? ';' : ',').filter((each) => each.trim() !== '')
}

/** A value that the column cannot display otherwise. */
export function formatRaw(raw: unknown): string {
  return typeof raw === 'string' ? raw : JSON.stringify(raw)
}

/** Finds the choice that a text names; case and spaces at its ends do not count. */
function parseChoice(text: string, choices: readonly string[]): Parsed<string> {
  const name = text.trim()
  if (name === '') return { kind: 'empty' }
  const choice =
    choices.find((each) => each === name) ??
    choices.find((each) => each.trim().toLowerCase() === name.toLowerCase())
  if (choice !== undefined) return value(choice)
  const suggestion = didYouMean(closestMatch(name, choices))
  return parseFailure(`“${name}” is not one of the choices.${suggestion} Choose ${choices.join(', ')}.`)
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
