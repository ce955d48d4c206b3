import { readFile, readdir } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { Ajv } from 'ajv'
import standaloneCode from 'ajv/dist/standalone/index.js'
import { compile } from 'json-schema-to-typescript'
import { childPointer, valueAt } from './pointer.ts'
import { mapSchema, binding, withoutEditorKeywords, type Schema } from './schemaKeywords.ts'

const schemas = join(import.meta.dirname, '../../schemas/v1')
const notice = '// Generated from schemas/ by generate.ts. Run `npm run contract` after changing a schema.\n'

/** The names of the types, for the documents that have one. The titles of the schemas are for readers. */
const typeNames: Record<string, string> = {
  instance: 'InstancePayload',
  plans: 'PlansDocument',
  keys: 'KeysDocument',
  inputs: 'CalculationInputs',
  outputs: 'OutputsPayload',
  problem: 'ProblemDetails',
  config: 'ConfigDocument',
}

/** Only editors and the linter read the schema of languages/<tag>.json, which is generated itself. */
const withoutValidator = new Set(['language'])

const writtenByPeople = new Set(['instance', 'plans', 'keys', 'accepted'])
const translatableTextsType = `import type { YearFile } from '../clientFiles.ts'

/** The texts of each document that can be translated: as pointers, with * for each row of a list. */
export declare const translatableTexts: Readonly<Record<YearFile, readonly string[]>>
`
const validateType = "import type { ValidateFunction } from 'ajv'\n\n"
const untypedValidator = `${validateType}export declare const validate: ValidateFunction\n`

/**
 * Generates the modules in generated/ from schemas/v1/*.schema.json: a validator, and the types of valid payloads. Both
 * leave out advisory keywords. AJV compiles the validators to plain code, since a strict CSP forbids compiling in the
 * browser. For documents that people write, it generates a second validator that includes the advisory keywords. It also
 * lists the texts that can be translated, from the keyword `translatable`.
 * @param only the name of the only schema; by default, all of them
 * @returns the texts of the modules, by absolute path
 */
export async function generateModules(only?: string): Promise<Map<string, string>> {
  const modules = new Map<string, string>()
  const add = (file: string, code: string) =>
    modules.set(join(import.meta.dirname, 'generated', file), notice + code)
  const translatable: Record<string, string[]> = {}
  for (const file of (await readdir(schemas)).filter((each) => each.endsWith('.schema.json'))) {
    const name = basename(file, '.schema.json')
    if (withoutValidator.has(name) || (only !== undefined && name !== only)) continue
    const whole = JSON.parse(await readFile(join(schemas, file), 'utf8')) as Schema
    const schema = mapSchema(whole, binding)
    add(`${name}.js`, validatorCode(schema))
    add(`${name}.d.ts`, name in typeNames ? await typeCode(schema, name) : untypedValidator)
    const texts = translatablePointers(whole)
    if (texts.length > 0) translatable[`${name}.json`] = texts
    if (!writtenByPeople.has(name)) continue
    add(`${name}.whole.js`, validatorCode(mapSchema(whole, withoutEditorKeywords)))
    add(`${name}.whole.d.ts`, untypedValidator)
  }
  if (only !== undefined) return modules
  add('translatableTexts.js', `export const translatableTexts = ${JSON.stringify(translatable, null, 2)}\n`)
  add('translatableTexts.d.ts', translatableTextsType)
  return modules
}

/** The pointers to the texts of a schema that can be translated, with * for each row of a list. */
function translatablePointers(schema: Schema, part: Schema = schema, pointer = ''): string[] {
  if (typeof part.$ref === 'string')
    return translatablePointers(schema, valueAt(schema, part.$ref.slice(1)) as Schema, pointer)
  if (part.translatable === true) return [pointer]
  const { properties = {}, items } = part as { properties?: Record<string, Schema>; items?: Schema }
  return [
    ...Object.entries(properties).flatMap(([name, each]) =>
      translatablePointers(schema, each, childPointer(pointer, name)),
    ),
    ...(items ? translatablePointers(schema, items, `${pointer}/*`) : []),
  ]
}

function validatorCode({ $schema, ...schema }: Schema) {
  const ajv = new Ajv({
    allErrors: true,
    allowUnionTypes: true,
    messages: false,
    strictTypes: false,
    code: { source: true, esm: true },
  })
  const code = standaloneCode(ajv, ajv.compile(withoutAnnotations(schema)))
  // Nobody reads where in a schema an error comes from, and these texts take kilobytes.
  const withoutPaths = code.replaceAll(/schemaPath:"[^"]*",/g, '')
  // AJV leaves CommonJS requires in its ESM output: https://github.com/ajv-validator/ajv/issues/2209
  // Bundlers import the default export of such a module, Node its namespace.
  return withoutPaths.replaceAll(
    /const (\w+) = require\("([^"]+)"\)\.default;/g,
    'import $1Module from "$2.js"; const $1 = $1Module.default ?? $1Module;',
  )
}

function withoutAnnotations(schema: Schema) {
  return mapSchema(schema, ({ title, description, examples, default: _, tsType, ...rest }) => rest)
}

async function typeCode(schema: Schema, name: string) {
  const title = typeNames[name]
  // Every title would become a type; only objects need one. Conditions between properties have no type.
  const named = mapSchema({ ...schema, title }, ({ title: own, allOf = [], ...rest }) => {
    const $ref = rest.$ref ?? (allOf as Schema[]).find((part) => part.$ref)?.$ref
    // Other keywords next to a reference would make it a separate type.
    if ($ref) return rest.description ? { description: rest.description, allOf: [{ $ref }] } : { $ref }
    return rest.properties ? { title: own, ...rest } : rest
  })
  const types = await compile(named, name, {
    additionalProperties: false,
    bannerComment: '',
    format: false,
    ignoreMinAndMaxItems: true,
    unknownAny: true,
  })
  return `${validateType}${types}\nexport declare const validate: ValidateFunction<${title}>\n`
}
