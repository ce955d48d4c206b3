import type { ErrorObject, ValidateFunction } from 'ajv'
import { inside, valueAt } from './pointer.ts'

/** One way in which a payload breaks its schema, in words for whoever writes the payload. */
export interface Problem {
  /** JSON Pointer to the value at fault; '' is the whole payload. */
  path: string
  expected: string
  found: string
}

/** A problem with the schema's word for what is broken, and what that word says there. */
export interface StructureProblem extends Problem {
  keyword: string
  params: Record<string, unknown>
  /** Whether it is the property's name that is broken, and not what has it. */
  isOfName: boolean
}

/** A payload does not fit its schema. */
export class ContractError extends Error {
  override name = 'ContractError'

  constructor(
    readonly subject: string,
    readonly problems: Problem[],
  ) {
    const lines = problems
      .slice(0, 20)
      .map(({ path, expected, found }) => `  ${path || '(the whole)'}: expected ${expected}, found ${found}`)
    super(`The ${subject} does not fit its schema (${problems.length}):\n${lines.join('\n')}`)
  }
}

/**
 * Narrows a payload to what its schema describes.
 * @throws ContractError naming every problem, up to a thousand.
 */
export function check<T>(validate: ValidateFunction<T>, payload: unknown, subject: string): T {
  if (validate(payload)) return payload
  const problems = worded(validate.errors, payload)
  throw new ContractError(
    subject,
    problems.map(({ path, expected, found }) => ({ path, expected, found })),
  )
}

/** Where a payload breaks its schema, up to a thousand times. */
export function problemsOf(validate: ValidateFunction, payload: unknown): StructureProblem[] {
  return validate(payload) ? [] : worded(validate.errors, payload)
}

/** Wording a problem costs far more than writing a payload that has a hundred thousand of them. */
function worded(errors: ErrorObject[] | null | undefined, payload: unknown): StructureProblem[] {
  const broken = (errors ?? []).filter(({ keyword }) => !echoes.has(keyword))
  return broken.slice(0, 1000).map((error) => {
    const path = placeOf(error)
    const value = valueAt(payload, path)
    return {
      keyword: error.keyword,
      params: error.params,
      isOfName: error.propertyName !== undefined,
      path,
      expected: expectation(error, value),
      found: describe(value),
    }
  })
}

/** Keywords that say again what those inside of them have said. */
const echoes = new Set(['if', 'allOf', 'propertyNames'])

const wordings: Record<string, (params: Record<string, unknown>, value: unknown) => string> = {
  type: ({ type }) => [type].flat().join(' or '),
  required: () => 'a value',
  additionalProperties: () => 'no such property',
  minItems: ({ limit }) => `at least ${String(limit)} in the list`,
  maxItems: ({ limit }) => `at most ${String(limit)} in the list`,
  minProperties: ({ limit }) => `at least ${String(limit)} in the map`,
  minLength: ({ limit }) => `at least ${String(limit)} characters`,
  maxLength: ({ limit }) => `at most ${String(limit)} characters`,
  pattern: () => 'another form',
  minimum: ({ limit }) => `at least ${String(limit)}`,
  maximum: ({ limit }) => `at most ${String(limit)}`,
  const: ({ allowedValue }) => JSON.stringify(allowedValue),
  enum: ({ allowedValues }) => `one of ${[allowedValues].flat().join(', ')}`,
  not: (_, value) =>
    typeof value === 'object' ? 'other properties together' : 'another value (this word is reserved)',
}

function expectation({ keyword, params }: ErrorObject, value: unknown) {
  return wordings[keyword]?.(params, value) ?? `${keyword} ${JSON.stringify(params)}`
}

/** Where the fault is: of a property that is missing, too many or called wrong, its own place and not its owner's. */
function placeOf({ keyword, instancePath, params, propertyName }: ErrorObject) {
  const key: unknown =
    propertyName ?? (keyword === 'required' ? params.missingProperty : params.additionalProperty)
  return typeof key === 'string' ? inside(instancePath, key) : instancePath
}

function describe(value: unknown) {
  if (Array.isArray(value)) return `a list of ${value.length}`
  if (typeof value === 'object' && value !== null)
    return `an object (${Object.keys(value).slice(0, 8).join(', ')})`
  if (value === undefined) return 'nothing'
  // JSON has no word for the number that 1e999 is.
  return (typeof value === 'number' ? String(value) : JSON.stringify(value)).slice(0, 80)
}
