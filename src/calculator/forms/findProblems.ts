import type { RJSFSchema } from '@rjsf/utils'

/** A part of the data that does not fit, and the schema it should fit. */
interface Problem {
  path: string[]
  schema: RJSFSchema
}

type Check = (data: unknown, schema: RJSFSchema, path: string[]) => Problem[]

/**
 * Every part of the data that does not fit the schema, each once.
 * @throws Error for a keyword that no form of ours has, rather than let an answer pass unchecked
 */
export function findProblems(schema: RJSFSchema, data: unknown, path: string[] = []): Problem[] {
  const problems = Object.keys(schema).flatMap((keyword) => {
    const check = checks.get(keyword)
    if (!check) throw new Error(`The check of answers knows no "${keyword}"`)
    return check(data, schema, path)
  })
  return [...new Map(problems.map((problem) => [problem.path.join('/'), problem])).values()]
}

const checks = new Map<string, Check>([
  ['title', () => []],
  [
    'type',
    claim((data, { type }) => typeOf(data) === type || (type === 'integer' && Number.isInteger(data))),
  ],
  ['enum', claim((data, schema) => (schema.enum as unknown[]).includes(data))],
  ['minimum', claim((data, { minimum = 0 }) => typeof data !== 'number' || data >= minimum)],
  ['maximum', claim((data, { maximum = 0 }) => typeof data !== 'number' || data <= maximum)],
  ['minItems', claim((data, { minItems = 0 }) => !Array.isArray(data) || data.length >= minItems)],
  ['maxItems', claim((data, { maxItems = 0 }) => !Array.isArray(data) || data.length <= maxItems)],
  ['items', checkItems],
  ['properties', checkProperties],
  ['required', checkRequired],
])

function claim(holds: (data: unknown, schema: RJSFSchema) => boolean): Check {
  return (data, schema, path) => (holds(data, schema) ? [] : [{ path, schema }])
}

function checkItems(data: unknown, { items }: RJSFSchema, path: string[]) {
  if (!Array.isArray(data)) return []
  return data.flatMap((item, index) => findProblems(items as RJSFSchema, item, [...path, String(index)]))
}

function checkProperties(data: unknown, { properties = {} }: RJSFSchema, path: string[]) {
  if (!isObject(data)) return []
  return Object.entries(properties)
    .filter(([name]) => Object.hasOwn(data, name))
    .flatMap(([name, part]) => findProblems(part as RJSFSchema, data[name], [...path, name]))
}

function checkRequired(data: unknown, { required = [], properties = {} }: RJSFSchema, path: string[]) {
  if (!isObject(data)) return []
  return required
    .filter((name) => !Object.hasOwn(data, name))
    .map((name) => ({ path: [...path, name], schema: properties[name] as RJSFSchema }))
}

function isObject(data: unknown): data is Record<string, unknown> {
  return typeOf(data) === 'object'
}

function typeOf(data: unknown) {
  if (data === null) return 'null'
  return Array.isArray(data) ? 'array' : typeof data
}
