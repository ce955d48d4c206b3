import { partsOf } from '../../contract/pointer.ts'

/** As much of a JSON Schema as it takes to say more than its compiled check does. */
export interface Schema {
  $ref?: string
  $defs?: Record<string, Schema>
  allOf?: Schema[]
  properties?: Record<string, Schema>
  items?: Schema
  /** Keywords that bind nobody, and are advice for whoever writes the document. */
  advisory?: string[]
  /** How to write the value. */
  errorMessage?: string
  patternErrorMessage?: string
  [keyword: string]: unknown
}

/** Documents come back to the same few schemas again and again. */
const knownLayers = new WeakMap<Schema, Schema[]>()
const knownProperties = new WeakMap<Schema[], Map<string, Schema>>()

/** A schema, and those that it takes in. */
export function layersOf(root: Schema, schema: Schema): Schema[] {
  const known = knownLayers.get(schema) ?? findLayers(root, schema)
  knownLayers.set(schema, known)
  return known
}

function findLayers(root: Schema, schema: Schema): Schema[] {
  const referred = schema.$ref === undefined ? [] : [root.$defs?.[schema.$ref.replace('#/$defs/', '')] ?? {}]
  return [schema, ...[...referred, ...(schema.allOf ?? [])].flatMap((part) => layersOf(root, part))]
}

/** What the schema says of the place that a pointer leads to; nothing of a place that it does not know. */
export function layersAt(root: Schema, pointer: string): Schema[] {
  return partsOf(pointer).reduce<Schema[]>(
    (layers, part) => {
      const next = propertiesOf(layers).get(part) ?? (/^\d+$/.test(part) ? itemsOf(layers) : undefined)
      return next ? layersOf(root, next) : []
    },
    layersOf(root, root),
  )
}

export function propertiesOf(layers: Schema[]): Map<string, Schema> {
  const known =
    knownProperties.get(layers) ??
    new Map(layers.flatMap(({ properties }) => Object.entries(properties ?? {})))
  knownProperties.set(layers, known)
  return known
}

export function itemsOf(layers: Schema[]): Schema | undefined {
  return layers.find(({ items }) => items)?.items
}
