import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import { isYearFile } from '../../../src/contract/clientFiles.ts'
import { localize } from '../../../src/contract/languages.ts'
import { editorKeywords, type Schema } from '../../../src/contract/schemaKeywords.ts'

export const root = join(import.meta.dirname, '../../..')

const folder = join(root, 'schemas')
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
