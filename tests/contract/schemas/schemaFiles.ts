import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import { isYearFile } from '../../../src/contract/clientFiles.ts'
import { localize } from '../../../src/contract/languages.ts'
import { editorKeywords, type Schema } from '../../../src/contract/schemaKeywords.ts'

export const root = join(import.meta.dirname, '../../..')

const folder = join(root, 'schemas/v1')
// The schema of languages/<tag>.json is generated from the English messages, which explain each of its texts.
const files = (await readdir(folder)).filter(
  (file) => file.endsWith('.schema.json') && file !== 'language.schema.json',
)

/** Every other schema by name, such as 'instance'. */
export const schemas = new Map(
  await Promise.all(
    files.map(
      async (file) =>
        [
          file.replace('.schema.json', ''),
          JSON.parse(await readFile(join(folder, file), 'utf8')) as Schema,
        ] as const,
    ),
  ),
)

const ajv = new Ajv2020({
  allErrors: true,
  // Adds the broken subschema to each error. The schema path of an error does not identify a referenced one.
  verbose: true,
  allowUnionTypes: true,
  strictRequired: false,
  strictTypes: false,
  schemas: Object.fromEntries(schemas),
})
ajv.addVocabulary([...editorKeywords, 'advisory', 'tsType', 'translatable'])

/** The errors of a value under a schema or a part of one, advisory keywords included. */
export function schemaErrors(name: string, value: unknown, pointer = ''): ErrorObject[] {
  const validate = ajv.getSchema(`${name}#${pointer}`)
  if (!validate) throw new Error(`There is no schema ${name}#${pointer}`)
  void validate(value)
  return validate.errors ?? []
}

/** A document as generated validators expect it: with its texts in English. */
export function inEnglish(name: string, document: unknown): unknown {
  const file = `${name}.json`
  return isYearFile(file) ? localize(document, file, 'en', 'en').document : document
}

/** The generated validator, which the calculator and the service use. */
export async function generatedValidator(name: string): Promise<ValidateFunction> {
  const compiled = (await import(`../../../src/contract/generated/${name}.js`)) as {
    validate: ValidateFunction
  }
  return compiled.validate
}

const maps = ['properties', '$defs', 'patternProperties']
const lists = ['allOf', 'anyOf', 'oneOf']
const single = ['items', 'additionalProperties', 'propertyNames']

/**
 * A schema and every schema inside it, by JSON Pointer, except conditions, which have no texts.
 * @param change applied to each schema
 */
export function* allSubschemas(
  whole: Schema,
  change = (part: Schema) => part,
  pointer = '',
): Generator<[pointer: string, part: Schema]> {
  const schema = change(whole)
  yield [pointer, schema]
  const inside = [
    ...maps.flatMap((keyword) =>
      Object.entries((schema[keyword] ?? {}) as Record<string, Schema>).map(
        ([name, part]) => [`/${keyword}/${name}`, part] as const,
      ),
    ),
    ...lists.flatMap((keyword) =>
      ((schema[keyword] ?? []) as Schema[]).map((part, index) => [`/${keyword}/${index}`, part] as const),
    ),
    ...single.map((keyword) => [`/${keyword}`, schema[keyword] as Schema | undefined] as const),
  ]
  for (const [path, part] of inside)
    if (typeof part === 'object') yield* allSubschemas(part, change, `${pointer}${path}`)
}

/** A schema merged with its referenced definition, whose keywords win, as in VS Code. */
export function resolved(whole: Schema, part: Schema): Schema {
  return { ...part, ...definitionOf(whole, part) }
}

/** The definition that a schema refers to; empty if there is none. */
export function definitionOf({ $defs }: Schema, { $ref }: Schema): Schema {
  return typeof $ref === 'string'
    ? (($defs as Record<string, Schema>)[$ref.slice('#/$defs/'.length)] ?? {})
    : {}
}
