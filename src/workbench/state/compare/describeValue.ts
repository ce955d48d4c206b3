import type { YearFile } from '../../../contract/clientFiles.ts'
import { childPointer } from '../../../contract/pointer.ts'
import { isTier } from '../../../contract/tiers.ts'
import { documentKinds } from '../../../check/structure/documentKinds.ts'
import { subschemasAt, type Schema } from '../../../check/structure/subschemas.ts'
import { formatNumber, formatPercent } from '../../cells/numbers.ts'
import { formatAmount, type Unit } from './describeMoney.ts'
import { idKindAt, isId } from './ids.ts'
import type { FindName } from './createNames.ts'
import { formatPayment, isPayment } from './payments.ts'

/** Where a value is, and what its words depend on. */
export interface ValuePlace {
  file: YearFile
  /** With the indexes of the later document. */
  pointer: string
  /** The pointer with * for each index. */
  pattern: string
  /** How often an amount at this place is paid, if that is known. */
  unit: Unit | null
}

/** A longer text is cut. */
const maxLength = 160

/** How many entries of a list are named. */
const maxEntries = 6

/** What it means that a value is missing, by the end of its pattern. */
const meaningsOfMissing: readonly [RegExp, string][] = [
  [/\/(?:companyMoney|amounts|yearly|perPay|maximum|\w+ByTier)\/EK$/, 'as EC'],
  [/^\/plans\/\*\/locations$/, 'everywhere'],
  [/^\/plans\/\*\/salaryBands$/, 'everyone'],
  [/^\/surcharges\/\*\/plans$/, 'every plan'],
  [/\/appliesTo$/, 'every tier'],
  [/\/per(?:Adult|Child)$|\/by(?:Subscriber|Spouse|OneChild)$/, '0'],
]

const enumWords: Record<string, string> = {
  capped: 'up to the expenses',
  full: 'in full',
  household: 'the household',
  adult: 'each adult',
  person: 'each person',
  'deductible-and-coinsurance': 'deductible and coinsurance',
}

/** A value in words. Undefined is a value that is left out. */
export function describeValue(value: unknown, place: ValuePlace, findName: FindName): string {
  if (value === undefined) return describeMissing(place.pattern)
  if (value === null) return 'none'
  if (typeof value === 'boolean') return describeFlag(value, place.pattern)
  const kind = idKindAt(place.file, place.pattern)
  if (kind && isId(value) && !/\/(?:id|key)$/.test(place.pattern)) return findName(kind, value)
  if (typeof value === 'number') return describeNumber(value, place)
  if (typeof value === 'string') return describeText(value, place)
  if (Array.isArray(value)) return describeList(value, place, findName)
  return describeRecord(value as Record<string, unknown>, place, findName)
}

function describeMissing(pattern: string) {
  return meaningsOfMissing.find(([ending]) => ending.test(pattern))?.[1] ?? 'not set'
}

function describeFlag(value: boolean, pattern: string) {
  if (pattern.startsWith('/features/')) return value ? 'on' : 'off'
  return value ? 'yes' : 'no'
}

export type NumberKind = 'money' | 'percentage' | 'number'

/** What kind of number the schema expects at a place. */
export function numberKind({ file, pointer, pattern }: ValuePlace): NumberKind {
  if (/\/(?:coinsurance|percentage)$/.test(pattern)) return 'percentage'
  const isMoney =
    pattern.endsWith('/allowedAmount') ||
    schemasAt(file, pointer).some(({ $ref }) => $ref === '#/$defs/money' || $ref === '#/$defs/signedMoney')
  return isMoney ? 'money' : 'number'
}

function describeNumber(value: number, place: ValuePlace) {
  if (/\/(?:planYear|year)$/.test(place.pattern)) return String(value)
  const formats: Record<NumberKind, () => string> = {
    money: () => formatAmount({ dollars: value, unit: place.unit }),
    percentage: () => formatPercent(value),
    number: () => formatNumber(value),
  }
  return formats[numberKind(place)]()
}

/** Words of the schema are not quoted; texts of the client are. */
function describeText(value: string, { file, pointer }: ValuePlace) {
  const isEnum = schemasAt(file, pointer).some(
    (schema) => Array.isArray(schema.enum) && (schema.enum as unknown[]).includes(value),
  )
  return isEnum ? (enumWords[value] ?? value) : `“${cut(value)}”`
}

function describeList(values: readonly unknown[], place: ValuePlace, findName: FindName) {
  if (values.length === 0) return 'none'
  const named = values
    .slice(0, maxEntries)
    .map((value, index) => describeValue(value, childPlace(place, index), findName))
  const rest = values.length - named.length
  return cut([...named, ...(rest > 0 ? [`${formatNumber(rest)} more`] : [])].join(', '))
}

function describeRecord(record: Record<string, unknown>, place: ValuePlace, findName: FindName) {
  if (place.pattern.endsWith('/payment') && isPayment(record)) return formatPayment(record, findName)
  const parts = Object.entries(record).map(([name, value]) => {
    const child = childPlace(place, name)
    return `${lowerFirst(titleOf(child, name))} ${describeValue(value, child, findName)}`
  })
  return parts.length === 0 ? 'empty' : cut(parts.join(', '))
}

/** The place of a property or list entry. */
export function childPlace<Place extends ValuePlace>(place: Place, name: string | number): Place {
  return {
    ...place,
    pointer: childPointer(place.pointer, name),
    pattern: `${place.pattern}/${typeof name === 'number' ? '*' : name}`,
  }
}

/** The schema's title of a property; a tier's code; the name of a property that the schema does not have. */
export function titleOf({ file, pointer }: Pick<ValuePlace, 'file' | 'pointer'>, name: string): string {
  if (isTier(name)) return name
  return (schemasAt(file, pointer).find(({ title }) => title !== undefined)?.title as string) ?? name
}

/** Lowers the first letter of a word that is not an abbreviation. */
export function lowerFirst(text: string): string {
  return /^\p{Lu}\p{Ll}/u.test(text) ? text[0]!.toLowerCase() + text.slice(1) : text
}

function schemasAt(file: YearFile, pointer: string): Schema[] {
  return subschemasAt(documentKinds[file].schema, pointer)
}

function cut(text: string) {
  return text.length > maxLength ? `${text.slice(0, maxLength - 1)}…` : text
}
