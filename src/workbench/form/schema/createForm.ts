import type { RJSFSchema, UiSchema } from '@rjsf/utils'
import instanceSchema from '../../../../schemas/instance.schema.json' with { type: 'json' }
import plansSchema from '../../../../schemas/plans.schema.json' with { type: 'json' }
import type { YearFile } from '../../../contract/clientFiles.ts'
import { parsePointer } from '../../../contract/pointer.ts'
import { inOneLanguage, type Schema } from '../../../contract/schemaKeywords.ts'
import { findControl } from './controls.ts'
import type { FieldOptions, FormDefinition } from './FormDefinition.ts'
import type { SchemaPart } from './SchemaPart.ts'
import { plainWords } from './plainWords.ts'
import { readPresets } from './snippets.ts'

const documents: Record<YearFile, Schema> = { 'instance.json': instanceSchema, 'plans.json': plansSchema }

const cache = new Map<string, FormDefinition>()

/**
 * The form for a part of a document, from the document's own schema.
 * @param pattern the JSON Pointer of an object; `*` is any index
 * @param properties those to show, in this order; all if absent
 */
export function createForm(file: YearFile, pattern: string, properties?: readonly string[]): FormDefinition {
  const key = `${file}#${pattern} ${properties?.join()}`
  const cached = cache.get(key)
  if (cached) return cached
  const form = toForm(file, select(findPart(file, pattern), properties), '', true)
  cache.set(key, form)
  return form
}

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

function select(part: SchemaPart, names: readonly string[] | undefined): SchemaPart {
  if (!names) return part
  const properties = Object.fromEntries(names.map((name) => [name, part.properties![name]!]))
  return { ...part, properties, required: part.required?.filter((name) => names.includes(name)) ?? [] }
}

function resolve(file: YearFile, { $ref, ...own }: Schema): SchemaPart {
  if (typeof $ref !== 'string') return own
  const definition = parsePointer($ref.slice(1)).at(-1)!
  const target = (documents[file].$defs as Record<string, Schema>)[definition]!
  return { ...resolve(file, target), ...own, definition }
}

/** @param name of the property; '' for the form itself and for list items */
function toForm(file: YearFile, part: SchemaPart, name: string, isRequired: boolean): FormDefinition {
  const own = withoutNull(inOneLanguage(part))
  const { type, title, required, minimum, maximum, maxLength, enum: values } = own
  const { presets, ...control } = findControl(own, name, isRequired)
  const schema: RJSFSchema = {
    ...definedValues({ type, title, required, minimum, maximum, maxLength, enum: values }),
    ...(own.description !== undefined && { description: plainWords(own.description) }),
    additionalProperties: false,
  }
  const uiSchema: UiSchema = { ...control }
  if (part.translatable === true)
    uiSchema['ui:options'] = { ...uiSchema['ui:options'], isTranslatable: true } satisfies FieldOptions
  if (own.properties) {
    const parts = Object.entries(own.properties).map(
      ([each, raw]) =>
        [each, toForm(file, resolve(file, raw), each, own.required?.includes(each) ?? false)] as const,
    )
    schema.properties = Object.fromEntries(parts.map(([each, form]) => [each, form.schema]))
    const { layout = 'columns', presence } = (uiSchema['ui:options'] ?? {}) as FieldOptions
    const inherited: FieldOptions = {
      ...childOptions[layout],
      ...(presence === 'implicit' && { isInOptionalGroup: true }),
    }
    for (const [each, { uiSchema: child }] of parts)
      uiSchema[each] = { ...child, 'ui:options': { ...child['ui:options'], ...inherited } }
  }
  if (own.items) {
    const items = toForm(file, resolve(file, own.items), '', true)
    schema.items = items.schema
    uiSchema.items = items.uiSchema
  }
  if (presets) {
    const source = own.items ? resolve(file, own.items) : own
    uiSchema['ui:options'] = { ...uiSchema['ui:options'], presets: readPresets(source.defaultSnippets) }
  }
  return { schema, uiSchema }
}

/** What a layout changes about its fields. */
const childOptions: Record<NonNullable<FieldOptions['layout']>, FieldOptions> = {
  columns: {},
  figures: { isCompact: true },
  tiers: { isCompact: true },
  rows: { isCompact: true },
  switches: { isExplained: true },
}

/** A value that can be null is an optional field: an empty one has no property. */
function withoutNull(part: SchemaPart): SchemaPart {
  const types = Array.isArray(part.type) ? part.type.filter((each) => each !== 'null') : [part.type]
  const kept = part.enum?.map((value) => value !== null)
  return {
    ...part,
    ...(part.type !== undefined && { type: types.length === 1 ? types[0] : types }),
    ...(kept && {
      enum: part.enum!.filter((_, index) => kept[index]),
      enumDescriptions: part.enumDescriptions?.filter((_, index) => kept[index]) ?? [],
    }),
  }
}

function definedValues(values: Record<string, unknown>) {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))
}
