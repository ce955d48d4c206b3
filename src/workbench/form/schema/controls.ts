import type { UiSchema } from '@rjsf/utils'
import type { Schema } from '../../../contract/schemaKeywords.ts'
import type { FieldOptions, ReferencedList } from './FormDefinition.ts'
import { plainWords } from './plainWords.ts'
import type { SchemaPart } from './SchemaPart.ts'

/** How a part of a schema is shown. */
interface Control {
  field?: string
  widget?: string
  options?: FieldOptions
  /** Whether the user starts from the schema's snippets. */
  presets?: boolean
}

interface Rule {
  matches: (part: SchemaPart, name: string) => boolean
  control: (part: SchemaPart, name: string, isRequired: boolean) => Control
}

/** Longer texts have a text area. */
const maxLineLength = 500

const references = new Map<string, ReferencedList>([
  ['service', 'services'],
  ['copayWaivedWith', 'services'],
  ['salaryBand', 'salaryBands'],
  ['salaryBands', 'salaryBands'],
  ['location', 'locations'],
  ['locations', 'locations'],
])

const suffixes: Record<string, string> = {
  coinsurance: '%',
  percentage: '%',
  copayDays: 'days',
  coveredMonths: 'months',
  payPeriods: 'a year',
  paychecks: 'a year',
  visitLimit: 'visits',
  count: 'visits',
}

const isOnByDefault = new Set(['accountExplorer'])

/** The first rule that matches a part of a schema decides. */
const rules: readonly Rule[] = [
  {
    matches: (part, name) => part.definition === 'id' && references.has(name),
    control: (_, name) => ({ widget: 'reference', options: { references: references.get(name)! } }),
  },
  {
    matches: ({ items }, name) => items?.$ref === '#/$defs/id' && references.has(name),
    control: (_, name) => ({
      field: 'references',
      options: { references: references.get(name)!, isWide: true },
    }),
  },
  {
    matches: ({ definition }) => definition === 'payment',
    control: () => ({ field: 'payment', options: { isWide: true } }),
  },
  {
    matches: (_, name) => name === 'languages',
    control: () => ({ field: 'languages', options: { isWide: true } }),
  },
  { matches: ({ definition }) => definition === 'color', control: () => ({ widget: 'color' }) },
  {
    matches: ({ type }) => type === 'array',
    control: ({ readOnly }) => ({
      field: 'list',
      options: { isWide: true, ...(readOnly === true && { isShownIfPresent: true }) },
      presets: true,
    }),
  },
  { matches: isMadeOfTiers, control: (part) => ({ options: { isWide: true, layout: tierLayout(part) } }) },
  {
    matches: ({ type }) => type === 'object',
    control: (part, name, isRequired) => {
      const properties = Object.values(part.properties ?? {})
      const isAdded = !isRequired && properties.some(isObject)
      const isSwitches = properties.every(({ $ref }) => $ref === '#/$defs/flag')
      return {
        options: {
          isWide: true,
          // The form itself and list items have the space for descriptions.
          layout: isSwitches ? 'switches' : name !== '' && properties.every(isFigure) ? 'figures' : 'columns',
          ...(!isRequired && { presence: isAdded ? 'added' : 'implicit' }),
        },
        presets: isAdded,
      }
    },
  },
  {
    matches: ({ type }) => type === 'boolean',
    control: (_, name) => ({
      widget: 'switch',
      options: { isOnByDefault: isOnByDefault.has(name), isWide: true },
    }),
  },
  {
    matches: (part) => part.enum !== undefined,
    control: ({ enum: values = [], enumDescriptions = [] }) => ({
      widget: 'choice',
      // A number needs no explanation.
      options: values.every((value) => typeof value === 'string')
        ? { meanings: enumDescriptions.map(plainWords) }
        : {},
    }),
  },
  {
    matches: ({ type }) => type === 'number' || type === 'integer',
    control: ({ description = '', definition }, name) => ({
      widget: 'number',
      options:
        definition?.toLowerCase().includes('money') || description.startsWith('Dollars')
          ? { prefix: '$' }
          : { suffix: suffixes[name] ?? '' },
    }),
  },
  {
    matches: ({ maxLength = 0, pattern }) => maxLength > maxLineLength && pattern === undefined,
    control: () => ({ widget: 'paragraph', options: { isWide: true } }),
  },
  {
    matches: () => true,
    control: ({ maxLength = 0 }) => ({ widget: 'line', options: { isWide: maxLength >= 60 } }),
  },
]

/** The uiSchema of a part without those of its own parts. */
export function findControl(
  part: SchemaPart,
  name: string,
  isRequired: boolean,
): UiSchema & { presets: boolean } {
  const rule = rules.find(({ matches }) => matches(part, name))!
  const { field, widget, options, presets = false } = rule.control(part, name, isRequired)
  return {
    ...(field !== undefined && { 'ui:field': field }),
    ...(widget !== undefined && { 'ui:widget': widget }),
    ...(options && { 'ui:options': options as UiSchema['ui:options'] }),
    ...describePlaceholder(part),
    ...(part.enum && { 'ui:enumNames': part.enum.map(describeChoice) }),
    presets,
  }
}

function describePlaceholder({ default: usual, examples: [example] = [] }: SchemaPart) {
  if (typeof usual === 'number') return { 'ui:placeholder': `${usual} if empty` }
  if (typeof example !== 'string' && typeof example !== 'number') return {}
  const text = typeof example === 'number' && example >= 10_000 ? example.toLocaleString('en-US') : example
  return { 'ui:placeholder': `e.g. ${text}` }
}

/** "deductible-and-coinsurance" becomes "Deductible and coinsurance". */
function describeChoice(value: unknown) {
  const text = String(value).replaceAll('-', ' ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function isObject({ $ref, type }: Schema) {
  return type === 'object' || $ref === '#/$defs/moneyByTier'
}

function isFigure({ $ref, type, enum: values }: Schema) {
  return $ref === '#/$defs/money' || type === 'number' || type === 'integer' || values !== undefined
}

function isMadeOfTiers({ type, properties = {} }: SchemaPart) {
  return type === 'object' && 'EE' in properties
}

function tierLayout({ properties = {} }: SchemaPart) {
  return properties.EE?.$ref === '#/$defs/persons' ? 'rows' : 'tiers'
}
