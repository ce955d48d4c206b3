import { partsOf } from '../../contract/pointer.ts'

/** As much of a JSON Schema as it takes to say more than its compiled check does. */
export interface Schema {
  $ref?: string
  $defs?: Record<string, Schema>
  allOf?: Schema[]
  not?: Record<string, unknown>
  properties?: Record<string, Schema>
  patternProperties?: Record<string, Schema>
  additionalProperties?: Schema | boolean
  propertyNames?: Schema
  items?: Schema
  /** How to write the value. */
  errorMessage?: string
  patternErrorMessage?: string
  [keyword: string]: unknown
}

/** Documents come back to the same few schemas again and again. */
const knownLayers = new WeakMap<Schema, Schema[]>()
const knownProperties = new WeakMap<Schema[], Map<string, Schema>>()

/** A schema, and those that it takes in. */
function layersOf(root: Schema, schema: Schema): Schema[] {
  const known = knownLayers.get(schema) ?? findLayers(root, schema)
  knownLayers.set(schema, known)
  return known
}

function findLayers(root: Schema, schema: Schema): Schema[] {
  const referred = schema.$ref === undefined ? [] : [root.$defs?.[schema.$ref.replace('#/$defs/', '')] ?? {}]
  return [schema, ...[...referred, ...(schema.allOf ?? [])].flatMap((part) => layersOf(root, part))]
}

/**
 * What the schema says of the place that a pointer leads to; nothing of a place that it does not know.
 * @param isOfName whether it is the name that is asked about, and not what has it
 */
export function layersAt(root: Schema, pointer: string, isOfName = false): Schema[] {
  const parts = partsOf(pointer)
  return parts.reduce<Schema[]>(
    (layers, part, level) => {
      const next =
        isOfName && level === parts.length - 1
          ? layers.find(({ propertyNames }) => propertyNames)?.propertyNames
          : partOf(layers, part)
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

/** The schema of a property by its name, of one of a map, or of a row. */
function partOf(layers: Schema[], name: string): Schema | undefined {
  const patterns = layers.flatMap(({ patternProperties }) => Object.entries(patternProperties ?? {}))
  const maps = layers.map(({ additionalProperties }) => additionalProperties)
  return (
    propertiesOf(layers).get(name) ??
    patterns.find(([pattern]) => new RegExp(pattern, 'u').test(name))?.[1] ??
    maps.find((values) => typeof values === 'object') ??
    (/^\d+$/.test(name) ? layers.find(({ items }) => items)?.items : undefined)
  )
}
