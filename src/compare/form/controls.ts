import type { Schema } from '../../contract/schemaKeywords.ts'

/** A part of a schema, with its references resolved. */
export interface SchemaPart extends Schema {
  /** The last definition that it refers to, such as 'money'. */
  definition?: string
  properties?: Record<string, Schema>
  items?: Schema
  required?: string[]
  enum?: unknown[]
  enumDescriptions?: string[]
  description?: string
  examples?: unknown[]
  maxLength?: number
  pattern?: string
  translatable?: boolean
}

/** The lists of the client whose rows are referenced by ID. */
type ReferencedListName = 'services' | 'salaryBands' | 'locations'

/** How a part of a schema is shown. */
export interface Control {
  control:
    | 'choice'
    | 'color'
    | 'group'
    | 'languages'
    | 'line'
    | 'logo'
    | 'list'
    | 'number'
    | 'paragraph'
    | 'payment'
    | 'reference'
    | 'references'
    | 'switch'
  placeholder?: string | undefined
  /** Whether a line is the address of a web page. */
  isAddress?: boolean
  /** Whether the address must start with https://. */
  isHttps?: boolean
  /** Whether a number is in dollars. */
  isMoney?: boolean
  /** The unit of another number. */
  suffix?: string | undefined
  /** Whether the input needs the whole width. */
  isWide?: boolean
  /** How an object arranges its fields. */
  layout?: 'columns' | 'figures' | 'tiers' | 'rows' | 'switches'
  /** The values of an enum. */
  choices?: readonly { value: unknown; title: string; meaning?: string | undefined }[]
  /** Whether a switch is on if the file says nothing. */
  isOnByDefault?: boolean
  /** The list that the value refers to. */
  references?: ReferencedListName
  /** How an optional object comes into being: with its first field, or when the user adds it. */
  presence?: 'implicit' | 'added'
}

/** Longer texts have a text area. */
const maxLineLength = 500

const references = new Map<string, ReferencedListName>([
  ['service', 'services'],
  ['except', 'services'],
  ['copayWaivedWith', 'services'],
  ['salaryBand', 'salaryBands'],
  ['salaryBands', 'salaryBands'],
  ['location', 'locations'],
  ['locations', 'locations'],
])

const suffixes: Record<string, string> = {
  coinsurance: '%',
  share: '%',
  percentage: '%',
  copayDays: 'days',
  coveredMonths: 'months',
  payPeriods: 'a year',
  paychecks: 'a year',
  visitLimit: 'visits',
  count: 'visits',
}

/** How a form shows a part of a schema. The first rule that matches decides. */
export function findControl(part: SchemaPart, name: string, isRequired: boolean): Control {
  const { type, definition, items, properties = {}, maxLength = 0, pattern } = part
  const placeholder = describePlaceholder(part)
  const list = references.get(name)
  if (list && definition === 'id') return { control: 'reference', references: list }
  if (list && items?.$ref === '#/$defs/id') return { control: 'references', references: list, isWide: true }
  if (name === 'languages') return { control: 'languages', isWide: true }
  if (definition === 'color') return { control: 'color', placeholder }
  if (definition === 'image') return { control: 'logo', placeholder, isWide: true }
  if (type === 'array') return { control: 'list' }
  if (definition === 'payment')
    return { control: 'payment', placeholder: 'e.g. deductible, then 40%', isWide: true }
  if (type === 'object' && properties.EE)
    return { control: 'group', layout: isRef(properties.EE, 'persons') ? 'rows' : 'tiers' }
  if (type === 'object') return findGroup(Object.values(properties), name, isRequired)
  if (type === 'boolean')
    return { control: 'switch', isWide: true, isOnByDefault: name === 'accountExplorer' }
  if (part.enum) return { control: 'choice', choices: listChoices(part) }
  if (type === 'number' || type === 'integer') {
    const isMoney = definition?.toLowerCase().includes('money')
    return { control: 'number', placeholder, ...(isMoney ? { isMoney } : { suffix: suffixes[name] }) }
  }
  if (maxLength > maxLineLength && pattern === undefined)
    return { control: 'paragraph', placeholder, isWide: true }
  const isHttps = pattern === '^https://'
  const isAddress = isHttps || pattern?.startsWith('^[Hh]')
  return {
    control: 'line',
    placeholder,
    isWide: maxLength >= 60,
    ...(isAddress && { isAddress }),
    ...(isHttps && { isHttps }),
  }
}

function findGroup(parts: readonly Schema[], name: string, isRequired: boolean): Control {
  const isAdded = parts.some((part) => part.type === 'object' || isRef(part, 'moneyByTier'))
  // The form itself and list items have the space for descriptions.
  const isFigures = name !== '' && parts.every(isFigure)
  return {
    control: 'group',
    layout: parts.every((part) => isRef(part, 'flag')) ? 'switches' : isFigures ? 'figures' : 'columns',
    ...(!isRequired && { presence: isAdded ? 'added' : 'implicit' }),
  }
}

function isFigure(part: Schema) {
  return isRef(part, 'money') || part.type === 'number' || part.type === 'integer' || part.enum !== undefined
}

function isRef({ $ref }: Schema, definition: string) {
  return $ref === `#/$defs/${definition}`
}

function describePlaceholder({ default: usual, examples: [example] = [] }: SchemaPart) {
  if (typeof usual === 'number') return `${usual} if empty`
  if (typeof example !== 'string' && typeof example !== 'number') return undefined
  return `e.g. ${typeof example === 'number' && example >= 10_000 ? example.toLocaleString('en-US') : example}`
}

/** The values of an enum as choices, such as "Deductible and coinsurance" for "deductible-and-coinsurance". */
function listChoices({ enum: values = [], enumDescriptions = [] }: SchemaPart) {
  return (values as (string | number | null)[]).flatMap((value, index) => {
    if (value === null) return []
    const text = String(value).replaceAll('-', ' ')
    const title = text.charAt(0).toUpperCase() + text.slice(1)
    // A number needs no explanation.
    return [{ value, title, meaning: typeof value === 'string' ? enumDescriptions[index] : undefined }]
  })
}
