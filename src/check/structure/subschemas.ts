import { parsePointer } from '../../contract/pointer.ts'

/** The JSON Schema keywords that the linter reads. */
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
  title?: string
  /** Says how to write the value. */
  errorMessage?: string
  patternErrorMessage?: string
  [keyword: string]: unknown
}

// The parts of a document share a few schemas.
const subschemaCache = new WeakMap<Schema, Schema[]>()
const propertyCache = new WeakMap<Schema[], Map<string, Schema>>()

/**
 * The subschemas that apply to the value at a JSON Pointer; none if the schema does not know it.
 * @param isName whether to return those for the property name instead of its value
 */
export function subschemasAt(root: Schema, pointer: string, isName = false): Schema[] {
  const parts = parsePointer(pointer)
  return parts.reduce<Schema[]>(
    (subschemas, part, level) => {
      const next =
        isName && level === parts.length - 1
          ? subschemas.find(({ propertyNames }) => propertyNames)?.propertyNames
          : findPart(subschemas, part)
      return next ? resolve(root, next) : []
    },
    resolve(root, root),
  )
}

export function collectProperties(subschemas: Schema[]): Map<string, Schema> {
  const properties =
    propertyCache.get(subschemas) ??
    new Map(subschemas.flatMap(({ properties: own }) => Object.entries(own ?? {})))
  propertyCache.set(subschemas, properties)
  return properties
}

/** A schema together with those in its $ref and allOf. */
function resolve(root: Schema, schema: Schema): Schema[] {
  const resolved = subschemaCache.get(schema) ?? resolveUncached(root, schema)
  subschemaCache.set(schema, resolved)
  return resolved
}

function resolveUncached(root: Schema, schema: Schema): Schema[] {
  const referenced =
    schema.$ref === undefined ? [] : [root.$defs?.[schema.$ref.replace('#/$defs/', '')] ?? {}]
  return [schema, ...[...referenced, ...(schema.allOf ?? [])].flatMap((part) => resolve(root, part))]
}

function findPart(subschemas: Schema[], name: string): Schema | undefined {
  const patterns = subschemas.flatMap(({ patternProperties }) => Object.entries(patternProperties ?? {}))
  const maps = subschemas.map(({ additionalProperties }) => additionalProperties)
  return (
    collectProperties(subschemas).get(name) ??
    patterns.find(([pattern]) => new RegExp(pattern, 'u').test(name))?.[1] ??
    maps.find((values) => typeof values === 'object') ??
    (/^\d+$/.test(name) ? subschemas.find(({ items }) => items)?.items : undefined)
  )
}

const names = ['yearly', 'perPay', 'yearlyByTier', 'perPayByTier']

/** The properties of a row that can hold its amount. A row has one of them. */
export function amountNames(subschemas: Schema[]): string[] {
  const known = collectProperties(subschemas)
  return names.filter((name) => known.has(name))
}
