import instanceSchema from '../../../schemas/v1/instance.schema.json' with { type: 'json' }
import plansSchema from '../../../schemas/v1/plans.schema.json' with { type: 'json' }
import type { YearFile } from '../../contract/clientFiles.ts'
import { parsePointer } from '../../contract/pointer.ts'
import { inOneLanguage, type Schema } from '../../contract/schemaKeywords.ts'
import { findControl, type Control, type SchemaPart } from './controls.ts'

/** A field of a form, as data: an input, a list, or a group of fields. */
export interface FormField extends Control {
  /** The property; '' for a form itself and for the items of a list. */
  name: string
  title: string
  /** Undefined if the field is one of a row, which has no space for it. */
  description?: string | undefined
  isRequired: boolean
  isInteger: boolean
  /** Whether the text can be in several languages. */
  isTranslatable: boolean
  /** Whether the description is always visible. */
  isExplained?: boolean
  /** The fields of a group, in order. */
  fields: readonly FormField[]
  /** The form of a list's items. */
  item?: FormField
  /** Values to start from, for a group or list item that the user adds. */
  presets: readonly Preset[]
}

/** A value to start from, with a label for the user. */
export interface Preset {
  label: string
  value: unknown
}

/**
 * The form for a part of a document, from the document's own schema.
 * @param pattern the JSON Pointer of an object; `*` is any index
 * @param properties those to show, in this order; all if absent
 */
export function createForm(file: YearFile, pattern: string, properties?: readonly string[]): FormField {
  const key = `${file}#${pattern} ${properties?.join()}`
  const form = cache.get(key) ?? toField(file, select(findPart(file, pattern), properties), '', true)
  cache.set(key, form)
  return form
}

const cache = new Map<string, FormField>()

/** The schema of the value at a pattern. @throws Error if there is none */
export function findPart(file: YearFile, pattern: string): SchemaPart {
  return parsePointer(pattern).reduce<SchemaPart>(
    (part, name) => {
      const next = name === '*' ? part.items : part.properties?.[name]
      if (!next) throw new Error(`${file} has nothing at ${pattern}`)
      return resolve(file, next)
    },
    resolve(file, documents[file]),
  )
}

const documents: Record<YearFile, Schema> = { 'instance.json': instanceSchema, 'plans.json': plansSchema }

function resolve(file: YearFile, { $ref, ...own }: Schema): SchemaPart {
  if (typeof $ref !== 'string') return own
  const definition = parsePointer($ref.slice(1)).at(-1)!
  const target = (documents[file].$defs as Record<string, Schema>)[definition]!
  return { ...resolve(file, target), ...own, definition }
}

function select(part: SchemaPart, names: readonly string[] | undefined): SchemaPart {
  if (!names) return part
  return { ...part, properties: Object.fromEntries(names.map((name) => [name, part.properties![name]!])) }
}

function toField(file: YearFile, part: SchemaPart, name: string, isRequired: boolean): FormField {
  const own = withoutNull(inOneLanguage(part))
  const control = findControl(own, name, isRequired)
  const item = own.items && toField(file, resolve(file, own.items), '', true)
  const needsPresets = control.control === 'list' || control.presence === 'added'
  return {
    ...control,
    name,
    title: own.title ?? '',
    description: own.description,
    isRequired,
    isInteger: own.type === 'integer',
    isTranslatable: part.translatable === true,
    fields: Object.entries(own.properties ?? {}).map(([each, raw]) =>
      inGroup(control, toField(file, resolve(file, raw), each, own.required?.includes(each) ?? false)),
    ),
    ...(item && { item }),
    presets: needsPresets ? readPresets((own.items ? resolve(file, own.items) : own).defaultSnippets) : [],
  }
}

/** A field as its group shows it. */
function inGroup({ layout = 'columns', presence }: Control, field: FormField): FormField {
  return {
    ...field,
    ...(['figures', 'tiers', 'rows'].includes(layout) && { description: undefined }),
    ...(layout === 'switches' && { isExplained: true }),
    // It is required only if the group has other values.
    ...(presence === 'implicit' && { isRequired: false }),
  }
}

/** A value that can be null is an optional field: an empty one has no property. */
function withoutNull(part: SchemaPart): SchemaPart {
  const types = Array.isArray(part.type) ? part.type.filter((each) => each !== 'null') : [part.type]
  return { ...part, ...(part.type !== undefined && { type: types.length === 1 ? types[0] : types }) }
}

/** The schema's snippets as values, with the first choice for each of their placeholders. */
export function readPresets(snippets: unknown): Preset[] {
  return ((snippets ?? []) as { label: string; body: unknown }[]).map(({ label, body }) => ({
    label,
    value: JSON.parse(JSON.stringify(body), (_, part: unknown) =>
      typeof part === 'string' ? fillIn(part) : part,
    ) as unknown,
  }))
}

/** `^` in front of a placeholder means that its text is JSON, not a string. */
function fillIn(text: string): unknown {
  const filled = text.replace(/\$\{\d+:([^}]*)\}/g, '$1').replace(/\$\{\d+\|([^,|]*)[^}]*\}/g, '$1')
  return filled.startsWith('^') ? (JSON.parse(filled.slice(1)) as unknown) : filled
}
