import type { RJSFSchema } from '@rjsf/utils'

/** A part of the data that does not match its schema. */
interface Problem {
  path: string[]
  schema: RJSFSchema
}

type Check = (data: unknown, schema: RJSFSchema, path: string[]) => Problem[]

interface Keyword {
  /** Whether the check supports a value of the keyword. */
  supports: (value: unknown) => boolean
  check: Check
}

/**
 * Returns each part of the data that does not match the schema, once.
 * @throws Error if the schema contains a keyword, or a value of one, that this check does not support
 */
export function findProblems(schema: RJSFSchema, data: unknown, path: string[] = []): Problem[] {
  if (!isObject(schema)) throw new Error(`Answers cannot be checked against ${JSON.stringify(schema)}`)
  const problems = Object.entries(schema).flatMap(([name, value]) => {
    const keyword = keywords.get(name)
    if (!keyword?.supports(value))
      throw new Error(`Answers cannot be checked against "${name}": ${JSON.stringify(value)}`)
    return keyword.check(data, schema, path)
  })
  return [...new Map(problems.map((problem) => [JSON.stringify(problem.path), problem])).values()]
}

const keywords = new Map<string, Keyword>([
  ['title', { supports: () => true, check: () => [] }],
  [
    'type',
    {
      supports: (type) => typeNames.has(type),
      check: checkThat(
        (data, { type }) => typeOf(data) === type || (type === 'integer' && Number.isInteger(data)),
      ),
    },
  ],
  [
    'enum',
    {
      // Objects and arrays would need a deep comparison.
      supports: (values) => Array.isArray(values) && values.every((value) => Object(value) !== value),
      check: checkThat((data, schema) => (schema.enum as unknown[]).includes(data)),
    },
  ],
  ['minimum', numberKeyword((data, { minimum = 0 }) => typeof data !== 'number' || data >= minimum)],
  ['maximum', numberKeyword((data, { maximum = 0 }) => typeof data !== 'number' || data <= maximum)],
  ['minItems', numberKeyword((data, { minItems = 0 }) => !Array.isArray(data) || data.length >= minItems)],
  ['maxItems', numberKeyword((data, { maxItems = 0 }) => !Array.isArray(data) || data.length <= maxItems)],
  ['items', { supports: isObject, check: checkItems }],
  ['properties', { supports: isObject, check: checkProperties }],
  ['required', { supports: Array.isArray, check: checkRequired }],
])

const typeNames = new Set<unknown>(['null', 'boolean', 'object', 'array', 'number', 'integer', 'string'])

function numberKeyword(holds: (data: unknown, schema: RJSFSchema) => boolean): Keyword {
  return { supports: (value) => typeof value === 'number', check: checkThat(holds) }
}

function checkThat(holds: (data: unknown, schema: RJSFSchema) => boolean): Check {
  return (data, schema, path) => (holds(data, schema) ? [] : [{ path, schema }])
}

function checkItems(data: unknown, { items }: RJSFSchema, path: string[]) {
  if (!Array.isArray(data)) return []
  return data.flatMap((item, index) => findProblems(items as RJSFSchema, item, [...path, String(index)]))
}

function checkProperties(data: unknown, { properties = {} }: RJSFSchema, path: string[]) {
  if (!isObject(data)) return []
  return Object.entries(properties)
    .filter(([name]) => has(data, name))
    .flatMap(([name, part]) => findProblems(part as RJSFSchema, data[name], [...path, name]))
}

function checkRequired(data: unknown, { required = [], properties = {} }: RJSFSchema, path: string[]) {
  if (!isObject(data)) return []
  return required
    .filter((name) => !has(data, name))
    .map((name) => ({
      path: [...path, name],
      schema: (Object.hasOwn(properties, name) ? properties[name] : {}) as RJSFSchema,
    }))
}

/** An undefined property counts as absent, because JSON leaves it out. */
function has(data: Record<string, unknown>, name: string) {
  return Object.hasOwn(data, name) && data[name] !== undefined
}

function isObject(data: unknown): data is Record<string, unknown> {
  return typeOf(data) === 'object'
}

function typeOf(data: unknown) {
  if (data === null) return 'null'
  return Array.isArray(data) ? 'array' : typeof data
}
