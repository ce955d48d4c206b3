import type { JSONPath } from 'jsonc-parser'
import { documentKinds } from '../../../check/structure/documentKinds.ts'
import { subschemasAt, type Schema } from '../../../check/structure/subschemas.ts'
import type { YearFile } from '../../../contract/clientFiles.ts'
import { childPointer } from '../../../contract/pointer.ts'
import { isTier } from '../../../contract/tiers.ts'
import { formatNumber, formatPercent } from '../../cells/numbers.ts'
import { describePayment } from './brochureWords.ts'
import { idKindAt, isId, type FindName } from './ids.ts'
import { formatAmount, type Frequency } from './money.ts'

/** Where a value is, and what its words depend on. */
interface ValuePlace {
  file: YearFile
  path: JSONPath
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
  const pattern = toPattern(place.path)
  if (value === undefined) return meaningsOfMissing.find(([ending]) => ending.test(pattern))?.[1] ?? 'not set'
  if (value === null) return 'none'
  if (typeof value === 'boolean') {
    const [yes, no] = pattern.startsWith('/features/') ? ['on', 'off'] : ['yes', 'no']
    return value ? yes : no
  }
  const kind = idKindAt(pattern)
  if (kind && isId(value) && !/\/(?:id|key)$/.test(pattern)) return findName(kind, value)
  if (typeof value === 'number') return describeNumber(value, place)
  if (typeof value === 'string') return describeText(value, place)
  const payment = pattern.endsWith('/payment') ? describePayment(value, findName) : null
  if (payment !== null) return payment
  const isList = Array.isArray(value)
  const parts = Object.entries(value).map(([name, part]) => {
    const child = childPlace(place, isList ? Number(name) : name)
    const words = describeValue(part, child, findName)
    return isList ? words : `${lowerFirst(titleOf(child, name))} ${words}`
  })
  if (parts.length === 0) return isList ? 'none' : 'empty'
  const rest = isList ? parts.splice(maxEntries).length : 0
  return cut([...parts, ...(rest > 0 ? [`${formatNumber(rest)} more`] : [])].join(', '))
}

/** What kind of number the schema expects at a place. */
export function numberKind(place: Pick<ValuePlace, 'file' | 'path'>): 'money' | 'percentage' | 'number' {
  const name = place.path.at(-1)
  if (name === 'coinsurance' || name === 'percentage') return 'percentage'
  const isMoney =
    name === 'allowedAmount' ||
    schemasAt(place).some(({ $ref }) => $ref === '#/$defs/money' || $ref === '#/$defs/signedMoney')
  return isMoney ? 'money' : 'number'
}

function describeNumber(value: number, place: ValuePlace) {
  if (/^(?:planYear|year)$/.test(String(place.path.at(-1)))) return String(value)
  const kind = numberKind(place)
  if (kind === 'money') return formatAmount({ dollars: value, unit: place.unit })
  return kind === 'percentage' ? formatPercent(value) : formatNumber(value)
}

/** Words of the schema are not quoted; texts of the client are. */
function describeText(value: string, place: ValuePlace) {
  const isEnum = schemasAt(place).some(
    (schema) => Array.isArray(schema.enum) && (schema.enum as unknown[]).includes(value),
  )
  return isEnum ? (enumWords[value] ?? value) : `“${cut(value)}”`
}

/** The place of a property or list entry. */
export function childPlace<Place extends { path: JSONPath }>(place: Place, name: string | number): Place {
  return { ...place, path: [...place.path, name] }
}

/** The schema's title of a property; a tier's code; the name of a property that the schema does not have. */
export function titleOf(place: Pick<ValuePlace, 'file' | 'path'>, name: string): string {
  if (isTier(name)) return name
  return (schemasAt(place).find(({ title }) => title !== undefined)?.title as string) ?? name
}

/** Lowers the first letter of a word that is not an abbreviation. */
export function lowerFirst(text: string): string {
  return /^\p{Lu}\p{Ll}/u.test(text) ? text[0]!.toLowerCase() + text.slice(1) : text
}

export function toPointer(path: JSONPath): string {
  return path.reduce<string>((parent, part) => childPointer(parent, part), '')
}

/** A path as a pointer with * for each index. */
export function toPattern(path: JSONPath): string {
  return path.map((part) => `/${typeof part === 'number' ? '*' : part}`).join('')
}

function schemasAt({ file, path }: Pick<ValuePlace, 'file' | 'path'>): Schema[] {
  return subschemasAt(documentKinds[file].schema, toPointer(path))
}

function cut(text: string) {
  return text.length > maxLength ? `${text.slice(0, maxLength - 1)}…` : text
}
