import type { FormSchema } from './FormDefinition.ts'

/** A part of the data that does not match its schema. */
interface Problem {
  path: string[]
  schema: FormSchema
}

/** Returns each part of the data that does not match the schema, once. */
export function findProblems(schema: FormSchema, data: unknown, path: string[] = []): Problem[] {
  const { items, properties = {}, required = [] } = schema
  const problems = fits(data, schema) ? [] : [{ path, schema }]
  if (Array.isArray(data) && items)
    problems.push(...data.flatMap((item, index) => findProblems(items, item, [...path, String(index)])))
  if (typeOf(data) !== 'object') return problems
  const values = data as Record<string, unknown>
  /** An undefined property counts as absent, because JSON leaves it out. */
  const has = (name: string) => Object.hasOwn(values, name) && values[name] !== undefined
  for (const [name, part] of Object.entries(properties))
    if (has(name)) problems.push(...findProblems(part, values[name], [...path, name]))
  const partOf = (name: string) => (Object.hasOwn(properties, name) ? properties[name]! : {})
  for (const name of required) if (!has(name)) problems.push({ path: [...path, name], schema: partOf(name) })
  return problems
}

/** Whether a value matches its schema, apart from its items and properties. */
function fits(data: unknown, schema: FormSchema) {
  const { type = typeOf(data), enum: values, minimum = -Infinity, maximum = Infinity } = schema
  const { minItems = 0, maxItems = Infinity } = schema
  return (
    (typeOf(data) === type || (type === 'integer' && Number.isInteger(data))) &&
    (values === undefined || (values as unknown[]).includes(data)) &&
    (typeof data !== 'number' || (data >= minimum && data <= maximum)) &&
    (!Array.isArray(data) || (data.length >= minItems && data.length <= maxItems))
  )
}

function typeOf(data: unknown) {
  if (data === null) return 'null'
  return Array.isArray(data) ? 'array' : typeof data
}
