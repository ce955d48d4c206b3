import { isTier } from '../contract/tiers.ts'
import { typicalValues } from '../check/typicalValues.ts'
import { toPattern } from '../contract/pointer.ts'
import { changeBetween } from './changeBetween.ts'
import { formatPayment, isLikePayment } from './values/formatPayment.ts'
import { tierTitles } from './values/tierTitles.ts'
import { formatNumber, formatPercent } from './values/numbers.ts'
import { parsePayment } from './values/parsePayment.ts'
import { idKindAt, isId, type FindName } from './ids.ts'
import { isEqual } from './isEqual.ts'
import { formatAmount } from './money.ts'
import { childNode, isUntitled, lowerFirst, titleOf, type ValueNode } from './ValueNode.ts'

/** A longer text is cut. */
const maxLength = 160

/** How many entries of a list are named. */
export const maxEntries = 6

/** What it means that a value is missing, by the end of its pattern. */
const meaningsOfMissing: readonly [RegExp, string][] = [
  [/\/(?:companyMoney|amounts|yearly|perPay|maximum|\w+ByTier)\/EK$/, `as ${lowerFirst(tierTitles.EC)}`],
  [/^\/plans\/\*\/locations$/, 'everywhere'],
  [/^\/plans\/\*\/salaryBands$/, 'everyone'],
  [/^\/surcharges\/\*\/plans$/, 'every plan'],
  [/\/(?:deductible|\w+Maximum)\/person$/, 'as individual'],
  [/\/appliesTo$/, 'every tier'],
  [/^\/typical$/, 'all reviewed'],
  [/\/per(?:Adult|Child)$|\/by(?:Subscriber|Spouse|OneChild|Newborn)$/, '0'],
]

/** Choices whose title in the form says less. */
const choiceWords: Record<string, string> = {
  capped: 'counts up to the year’s expenses; the rest stays in the account',
  full: 'counts in full, even above the year’s expenses',
  household: 'the household',
  adult: 'each adult',
  person: 'each person',
}

/** Words for on and off that say what it means, by the end of the pattern. */
const switchWords: readonly [pattern: RegExp, on: string, off: string][] = [
  [/^\/features\//, 'on', 'off'],
  [/\/needsOwnMoney$/, 'yes, employees must pay in too', 'no, the company’s money is enough'],
  [/\/avoidsOwnMoney$/, 'yes, skips plans that need own money', 'no, gets the cheapest plan'],
  [/(?:)/, 'yes', 'no'],
]

export function describeValue(node: ValueNode, findName: FindName): string {
  const { path, value, field, unit, year } = node
  const pattern = toPattern(path)
  if (value === undefined) return meaningsOfMissing.find(([ending]) => ending.test(pattern))?.[1] ?? 'not set'
  if (pattern === '/typical')
    return `${typicalValues(year['plans.json'], year['instance.json']).length} not reviewed`
  if (value === null) return 'none'
  if (typeof value === 'boolean') {
    const [, on, off] = switchWords.find(([end]) => end.test(pattern))!
    return value ? on : off
  }
  const kind = idKindAt(pattern)
  if (kind && isId(value) && !/\/(?:id|key)$/.test(pattern)) return findName(kind, value)
  if (typeof value === 'number') {
    const numbers = numberKind(node)
    if (numbers === 'money') return formatAmount({ dollars: value, unit })
    if (numbers === 'percentage') return formatPercent(value)
    return field?.isInteger ? String(value) : formatNumber(value)
  }
  if (typeof value === 'string') {
    const choice = field?.choices?.find((each) => each.value === value)
    // Words of the schema are not quoted; texts of the client are.
    return choice
      ? (choiceWords[value] ?? lowerFirst(isTier(value) ? tierTitles[value] : choice.title))
      : (describeImage(value) ?? `“${cut(value)}”`)
  }
  return describePayment(node, findName) ?? describeParts(node, findName)
}

/** Two different values in different words. */
export function describeBoth(before: ValueNode, after: ValueNode, findName: FindName) {
  const [old, next] = shorten(before.value, after.value)
  const words = {
    before: describeValue({ ...before, value: old }, findName),
    after: describeValue({ ...after, value: next }, findName),
  }
  if (words.before !== words.after) return words
  // The words of two values can be the same, such as those of 5 and [5], or of a list with one band "everyone" and none.
  const [oldText, nextText] = shortenTexts(
    JSON.stringify(old) ?? 'not set',
    JSON.stringify(next) ?? 'not set',
  )
  return { before: cut(oldText), after: cut(nextText) }
}

/** Common starts with more characters are cut. */
const maxCommonStart = 60

/** How many characters of a cut start remain. */
const context = 20

/** Shortens long texts to the part that differs. Long lists start with what the other one does not have. */
function shorten(before: unknown, after: unknown): [unknown, unknown] {
  if (Array.isArray(before) && Array.isArray(after))
    return [differentFirst(before, after), differentFirst(after, before)]
  return typeof before === 'string' && typeof after === 'string' && !describeImage(before)
    ? shortenTexts(before, after)
    : [before, after]
}

function differentFirst(list: unknown[], other: unknown[]) {
  if (list.length <= maxEntries) return list
  const isShared = (item: unknown) => other.some((each) => isEqual(each, item))
  return [...list.filter((item) => !isShared(item)), ...list.filter(isShared)]
}

function shortenTexts(before: string, after: string): [string, string] {
  const { offset } = changeBetween(before, after) ?? { offset: 0 }
  if (offset <= maxCommonStart) return [before, after]
  const start = before.lastIndexOf(' ', offset - context) + 1
  return [`…${before.slice(start)}`, `…${after.slice(start)}`]
}

/** Says how large the image in a data: URL is; null for another text. */
function describeImage(text: string): string | null {
  const [, base64] = /^data:image\/\w+;base64,(.*)$/.exec(text) ?? []
  return base64 === undefined ? null : `an image of ${formatNumber(Math.floor(base64.length * 0.75))} bytes`
}

function describeParts(node: ValueNode, findName: FindName): string {
  const { value } = node
  const isList = Array.isArray(value)
  const { perAdult, perChild } = value as { perAdult?: number; perChild?: number }
  const isPerPerson = perAdult !== undefined && perAdult === perChild
  const parts = Object.keys(value as object).flatMap((name) => {
    if (isPerPerson && name === 'perChild') return []
    const child = childNode(node, isList ? Number(name) : name)
    const words = describeValue(child, findName)
    if (isUntitled(child)) return words
    const title = titleOf(child)
    const [, person] = /^Uses (.+)/.exec(title) ?? []
    if (person === undefined) return `${lowerFirst(title)} ${words}`
    return `${words} ${isPerPerson && name === 'perAdult' ? 'per person' : person}`
  })
  if (parts.length === 0) return isList ? 'none' : 'empty'
  const rest = isList ? parts.splice(maxEntries).length : 0
  return cut([...parts, ...(rest > 0 ? [`${formatNumber(rest)} more`] : [])].join(', '))
}

/**
 * A payment such as "deductible, then 20%"; null if the value is no payment, or has anything that these words would lose.
 */
export function describePayment({ path, value }: ValueNode, findName: FindName): string | null {
  if (path.at(-1) !== 'payment' || !isLikePayment(value)) return null
  const { copayWaivedWith: id } = value
  const services = isId(id) ? [{ id, name: findName('services', id) }] : []
  const text = formatPayment(value, services)
  const parsed = parsePayment(text, services)
  return parsed.kind === 'value' && isEqual(parsed.value, value) ? text : null
}

export function numberKind({ path, field }: ValueNode): 'money' | 'percentage' | 'number' {
  if (field?.suffix === '%') return 'percentage'
  return field?.isMoney || path.at(-1) === 'allowedAmount' ? 'money' : 'number'
}

function cut(text: string) {
  return text.length > maxLength ? `${text.slice(0, maxLength - 1)}…` : text
}
