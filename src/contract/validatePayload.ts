import type { ErrorObject, ValidateFunction } from 'ajv'
import { ContractError, type Issue } from './ContractError.ts'
import { childPointer, valueAt } from './pointer.ts'

/** An issue with the schema keyword that finds it. */
export interface SchemaIssue extends Issue {
  keyword: string
  params: Record<string, unknown>
  /** Whether it is about the name of a property rather than its value. */
  isAboutName: boolean
}

/** Limits the work for a payload that is made to have a hundred thousand issues: describing one is expensive. */
const maxIssues = 1000

/**
 * Narrows a payload to the type that its schema describes.
 * @throws ContractError with every issue, up to a thousand.
 */
export function validatePayload<T>(validate: ValidateFunction<T>, payload: unknown, subject: string): T {
  if (validate(payload)) return payload
  throw new ContractError(
    subject,
    errorsOf(validate).map((error) => toIssue(error, payload)),
  )
}

/** The issues of a payload, up to a thousand. */
export function findSchemaIssues(validate: ValidateFunction, payload: unknown): SchemaIssue[] {
  if (validate(payload)) return []
  return errorsOf(validate).map((error) => ({
    ...toIssue(error, payload),
    keyword: error.keyword,
    params: error.params,
    isAboutName: error.propertyName !== undefined,
  }))
}

function errorsOf({ errors }: ValidateFunction): ErrorObject[] {
  return (errors ?? []).filter(({ keyword }) => !wrappers.has(keyword)).slice(0, maxIssues)
}

function toIssue(error: ErrorObject, payload: unknown): Issue {
  const pointer = pointerTo(error)
  const value = valueAt(payload, pointer)
  const { keyword, params } = error
  const expected = expectations[keyword]?.(params, value) ?? `${keyword} ${JSON.stringify(params)}`
  return { pointer, expected, found: describeFound(value) }
}

/** Keywords that only repeat the errors of the schemas inside them. */
const wrappers = new Set(['if', 'allOf', 'propertyNames'])

type Expectation = (params: Record<string, unknown>, value: unknown) => string

const expectations: Record<string, Expectation> = {
  type: ({ type }) => [type].flat().join(' or '),
  required: () => 'a value',
  additionalProperties: () => 'no such property',
  minItems: atLeast(' in the list'),
  maxItems: atMost(' in the list'),
  minProperties: atLeast(' in the map'),
  minLength: atLeast(' characters'),
  maxLength: atMost(' characters'),
  pattern: () => 'another form',
  minimum: atLeast(''),
  maximum: atMost(''),
  const: ({ allowedValue }) => JSON.stringify(allowedValue),
  enum: ({ allowedValues }) => `one of ${[allowedValues].flat().map(String).join(', ')}`,
  not: (_, value) =>
    typeof value === 'object' ? 'other properties together' : 'another value (this word is reserved)',
}

function atLeast(unit: string): Expectation {
  return ({ limit }) => `at least ${String(limit)}${unit}`
}

function atMost(unit: string): Expectation {
  return ({ limit }) => `at most ${String(limit)}${unit}`
}

/** A missing, unknown, or misnamed property has the pointer of the property itself, not of its object. */
function pointerTo({ keyword, instancePath, params, propertyName }: ErrorObject) {
  const key: unknown =
    propertyName ?? (keyword === 'required' ? params.missingProperty : params.additionalProperty)
  return typeof key === 'string' ? childPointer(instancePath, key) : instancePath
}

/** Describes a value for the author of a document. Quotes at most 80 characters of the value. */
export function describeFound(value: unknown): string {
  if (Array.isArray(value)) return `a list of ${value.length}`
  if (typeof value === 'object' && value !== null) {
    const keys = Object.keys(value)
    return keys.length === 0 ? 'an empty object' : `an object (${keys.slice(0, 8).join(', ')})`
  }
  if (value === undefined) return 'nothing'
  // JSON.stringify writes null for Infinity, which is how JSON.parse reads 1e999.
  return (typeof value === 'number' ? String(value) : JSON.stringify(value)).slice(0, 80)
}
