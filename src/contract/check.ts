import type { ErrorObject, ValidateFunction } from 'ajv'

/** One way in which a payload breaks its schema, in words for whoever writes the payload. */
export interface Problem {
  /** JSON Pointer to the value at fault; '' is the whole payload. */
  path: string
  expected: string
  found: string
}

/** A payload does not fit its schema. */
export class ContractError extends Error {
  override name = 'ContractError'

  constructor(
    readonly subject: string,
    readonly problems: Problem[],
  ) {
    const lines = problems.map(
      ({ path, expected, found }) => `  ${path || '(the whole)'}: expected ${expected}, found ${found}`,
    )
    super(`The ${subject} does not fit its schema:\n${lines.join('\n')}`)
  }
}

/**
 * Narrows a payload to what its schema describes.
 * @throws ContractError naming every problem.
 */
export function check<T>(validate: ValidateFunction<T>, payload: unknown, subject: string): T {
  if (validate(payload)) return payload
  const errors = (validate.errors ?? []).filter(({ keyword }) => keyword !== 'if' && keyword !== 'allOf')
  throw new ContractError(
    subject,
    errors.map((error) => ({
      path: error.instancePath,
      expected: expectation(error),
      found: describe(valueAt(payload, error)),
    })),
  )
}

// oxlint-disable-next-line typescript/no-explicit-any -- the parameters differ with each keyword
const wordings: Record<string, (params: any) => string> = {
  type: ({ type }) => [type].flat().join(' or '),
  required: ({ missingProperty }) => `a property "${missingProperty}"`,
  minItems: ({ limit }) => `at least ${limit} in the list`,
  maxItems: ({ limit }) => `at most ${limit} in the list`,
  minProperties: ({ limit }) => `at least ${limit} in the map`,
  minimum: ({ limit }) => `at least ${limit}`,
  maximum: ({ limit }) => `at most ${limit}`,
  const: ({ allowedValue }) => JSON.stringify(allowedValue),
  enum: ({ allowedValues }) => `one of ${allowedValues.join(', ')}`,
  not: () => 'another value (this word is reserved)',
}

function expectation({ keyword, params }: ErrorObject) {
  return wordings[keyword]?.(params) ?? `${keyword} ${JSON.stringify(params)}`
}

function valueAt(payload: unknown, { instancePath }: ErrorObject) {
  const keys = instancePath.split('/').slice(1)
  return keys
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], payload)
}

function describe(value: unknown) {
  if (Array.isArray(value)) return `a list of ${value.length}`
  if (typeof value === 'object' && value !== null)
    return `an object (${Object.keys(value).slice(0, 8).join(', ')})`
  return String(JSON.stringify(value)).slice(0, 80)
}
