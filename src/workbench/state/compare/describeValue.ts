import { isRecord } from '../../../contract/isRecord.ts'
import { toPattern } from '../../../contract/pointer.ts'
import { isTier } from '../../../contract/tiers.ts'
import { formatPayment } from '../../cells/formatPayment.ts'
import { formatNumber, formatPercent } from '../../cells/numbers.ts'
import { parsePayment } from '../../cells/parsePayment.ts'
import type { Place } from './Difference.ts'
import { idKindAt, isId, type FindName } from './ids.ts'
import { isEqual } from './isEqual.ts'
import { formatAmount, isAmountName, type Frequency } from './money.ts'

/** Where a value is, and what its words depend on. */
interface ValuePlace extends Place {
  /** How often an amount at this place is paid, if that is known. */
  unit: Frequency | null
}

/** A longer text is cut. */
const maxLength = 160

/** How many entries of a list are named. */
export const maxEntries = 6

/** What it means that a value is missing, by the end of its pattern. */
const meaningsOfMissing: readonly [RegExp, string][] = [
  [/\/(?:companyMoney|amounts|yearly|perPay|maximum|\w+ByTier)\/EK$/, 'as EC'],
  [/^\/plans\/\*\/locations$/, 'everywhere'],
  [/^\/plans\/\*\/salaryBands$/, 'everyone'],
  [/^\/surcharges\/\*\/plans$/, 'every plan'],
  [/\/appliesTo$/, 'every tier'],
  [/\/per(?:Adult|Child)$|\/by(?:Subscriber|Spouse|OneChild)$/, '0'],
]

/** Choices whose title in the form says less. */
const choiceWords: Record<string, string> = {
  capped: 'up to the expenses',
  full: 'in full',
  household: 'the household',
  adult: 'each adult',
  person: 'each person',
}

/** A value in words. Undefined is a value that is left out. */
export function describeValue(value: unknown, place: ValuePlace, findName: FindName): string {
  const { path, field, unit } = place
  const pattern = toPattern(path)
  if (value === undefined) return meaningsOfMissing.find(([ending]) => ending.test(pattern))?.[1] ?? 'not set'
  if (value === null) return 'none'
  if (typeof value === 'boolean') {
    const [yes, no] = pattern.startsWith('/features/') ? ['on', 'off'] : ['yes', 'no']
    return value ? yes : no
  }
  const kind = idKindAt(pattern)
  if (kind && isId(value) && !/\/(?:id|key)$/.test(pattern)) return findName(kind, value)
  if (typeof value === 'number') {
    const numbers = numberKind(place)
    if (numbers === 'money') return formatAmount({ dollars: value, unit })
    if (numbers === 'percentage') return formatPercent(value)
    return field?.isInteger ? String(value) : formatNumber(value)
  }
  if (typeof value === 'string') {
    const choice = field?.choices?.find((each) => each.value === value)
    // Words of the schema are not quoted; texts of the client are.
    return choice ? (choiceWords[value] ?? lowerFirst(choice.title)) : `“${cut(value)}”`
  }
  const payment = pattern.endsWith('/payment') ? describePayment(value, findName) : null
  if (payment !== null) return payment
  const isList = Array.isArray(value)
  const parts = Object.entries(value).map(([name, part]) => {
    const child = childPlace(place, isList ? Number(name) : name)
    const words = describeValue(part, child, findName)
    if (isList || isPaymentOfService(child)) return words
    const title = titleOf(child)
    const [, person] = /^Uses (.+)/.exec(title) ?? []
    return person === undefined ? `${lowerFirst(title)} ${words}` : `${words} ${person}`
  })
  if (parts.length === 0) return isList ? 'none' : 'empty'
  const rest = isList ? parts.splice(maxEntries).length : 0
  return cut([...parts, ...(rest > 0 ? [`${formatNumber(rest)} more`] : [])].join(', '))
}

/** A payment such as "deductible, then 20%"; null if the value has anything that these words would lose. */
export function describePayment(payment: unknown, findName: FindName): string | null {
  if (!isRecord(payment)) return null
  const { copayWaivedWith: id } = payment
  const services = isId(id) ? [{ id, name: findName('services', id) }] : []
  const text = formatPayment(payment, services)
  const parsed = parsePayment(text, services)
  return parsed.kind === 'value' && isEqual(parsed.value, payment) ? text : null
}

/** What kind of number the schema expects at a place. */
export function numberKind({ path, field }: Place): 'money' | 'percentage' | 'number' {
  if (field?.suffix === '%') return 'percentage'
  return field?.isMoney || path.at(-1) === 'allowedAmount' ? 'money' : 'number'
}

/** The place of a property or list entry. */
export function childPlace<Parent extends Place>(parent: Parent, name: string | number): Parent {
  const { path, field } = parent
  const child = typeof name === 'number' ? field?.item : field?.fields.find((each) => each.name === name)
  return { ...parent, path: [...path, name], field: child }
}

/** The schema's title of a property; a tier's code; the name of a property that the schema does not have. */
export function titleOf({ path, field }: Place): string {
  const name = String(path.at(-1))
  return isTier(name) ? name : field?.title || name
}

/** Whether the value needs no title: amounts are followed by their unit, and a service has one payment. */
export function isUntitled(place: Place): boolean {
  return isAmountName(String(place.path.at(-1))) || isPaymentOfService(place)
}

function isPaymentOfService({ path }: Place) {
  return toPattern(path) === '/plans/*/services/*/payment'
}

/** Lowers the first letter of a word that is not an abbreviation. */
export function lowerFirst(text: string): string {
  return /^\p{Lu}\p{Ll}/u.test(text) ? text[0]!.toLowerCase() + text.slice(1) : text
}

function cut(text: string) {
  return text.length > maxLength ? `${text.slice(0, maxLength - 1)}…` : text
}
