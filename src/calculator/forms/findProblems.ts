import { Validator, type OutputUnit, type Schema } from '@cfworker/json-schema'
import { getByPath, type RJSFSchema } from '@rjsf/utils'

/** A part of the data that does not fit, and the schema it should fit. */
interface Problem {
  path: string[]
  schema: RJSFSchema
}

/** Every part of the data that does not fit the schema, each once. */
export function findProblems(schema: RJSFSchema, data: unknown): Problem[] {
  const { errors } = validatorOf(schema).validate(data ?? null)
  const problems = errors.flatMap((error) =>
    summaries.has(error.keyword) ? [] : problemsOf(error, schema, data),
  )
  return [...new Map(problems.map((problem) => [problem.path.join('/'), problem])).values()]
}

/** Keywords whose errors only say that there are errors further in. */
const summaries = new Set(['properties', 'items'])

function problemsOf(
  { keyword, keywordLocation, instanceLocation }: OutputUnit,
  root: RJSFSchema,
  data: unknown,
) {
  const path = segments(instanceLocation)
  const schema = at(root, segments(keywordLocation).slice(0, -1)) as RJSFSchema
  if (keyword !== 'required') return [{ path, schema }]
  const object = at(data, path) as object
  return (schema.required ?? [])
    .filter((name) => !Object.hasOwn(object, name))
    .map((name) => ({ path: [...path, name], schema: schema.properties?.[name] as RJSFSchema }))
}

function segments(pointer: string) {
  return pointer
    .split('/')
    .slice(1)
    .map((segment) => decodeURI(segment).replaceAll('~1', '/').replaceAll('~0', '~'))
}

function at(value: unknown, path: string[]) {
  return path.length === 0 ? value : getByPath(value, path)
}

const validators = new WeakMap<RJSFSchema, Validator>()

/** A schema is made ready once, however often its form is rendered. */
function validatorOf(schema: RJSFSchema) {
  let validator = validators.get(schema)
  if (!validator) {
    validator = new Validator(schema as Schema, '2020-12', false)
    validators.set(schema, validator)
  }
  return validator
}
