import * as fc from 'fast-check'
import { binding } from '../../../src/contract/schemaKeywords.ts'

interface Schema {
  $ref?: string
  $defs?: Record<string, Schema>
  type?: string | string[]
  enum?: unknown[]
  not?: { const: unknown }
  minimum?: number
  maximum?: number
  items?: Schema
  required?: string[]
  properties?: Record<string, Schema>
  additionalProperties?: Schema
}

const known = new Set(
  '$schema $ref $defs title description examples type enum not minimum maximum items required properties additionalProperties'.split(
    ' ',
  ),
)

/**
 * Generates any value that fits a schema with the keywords of the inputs schema.
 * @throws Error for any other keyword
 */
export function fromSchema(schema: Schema, root: Schema = schema): fc.Arbitrary<unknown> {
  const unknown = Object.keys(binding({ ...schema })).filter((keyword) => !known.has(keyword))
  if (unknown.length > 0) throw new Error(`Cannot generate for the keyword ${unknown.join(', ')}`)
  if (schema.$ref) return fromSchema(root.$defs![schema.$ref.replace('#/$defs/', '')]!, root)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const { not } = schema
  const any = fc.oneof(...[schema.type ?? []].flat().map((type) => ofType(type, schema, root)))
  return not ? any.filter((value) => value !== not.const) : any
}

function ofType(type: string, schema: Schema, root: Schema): fc.Arbitrary<unknown> {
  switch (type) {
    case 'string':
      return fc.string({ unit: 'binary', maxLength: 40 })
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'integer':
      return fc.integer({ min: schema.minimum, max: schema.maximum })
    case 'array':
      return fc.array(fromSchema(schema.items!, root), { maxLength: 20 })
    case 'object':
      return ofObject(schema, root)
    default:
      throw new Error(`Cannot generate for the type ${type}`)
  }
}

function ofObject({ properties, required = [], additionalProperties }: Schema, root: Schema) {
  if (additionalProperties)
    return fc.dictionary(fc.string(), fromSchema(additionalProperties, root), { maxKeys: 5 })
  const parts = Object.entries(properties ?? {}).map(([name, part]) => [name, fromSchema(part, root)])
  return fc.record(Object.fromEntries(parts) as Record<string, fc.Arbitrary<unknown>>, {
    requiredKeys: required,
  })
}
