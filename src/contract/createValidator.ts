import type { ErrorObject, ValidateFunction } from 'ajv'
import { isRecord } from './isRecord.ts'
import { childPointer } from './pointer.ts'
import type { Schema } from './schemaKeywords.ts'

/**
 * Creates a validator that reports the errors that AJV reports with `allErrors`. The calculator uses it instead of code
 * that AJV compiles, which is twice as large with two schemas.
 *
 * Supports the keywords of the payloads that the calculator reads, without `$ref`.
 */
export function createValidator<T>(schema: Schema): ValidateFunction<T> {
  const check = createCheck(schema)
  const validate = (payload: unknown) => {
    const errors: ValidationError[] = []
    check(payload, '', errors)
    validate.errors = errors
    return errors.length === 0
  }
  validate.errors = [] as ValidationError[]
  return validate as unknown as ValidateFunction<T>
}

/** Whether validators support a keyword. */
export function isSupported(keyword: string) {
  const isRule = [assertions, applicators].some((table) => Object.hasOwn(table, keyword))
  return isRule || companions.has(keyword)
}

type ValidationError = Pick<ErrorObject, 'instancePath' | 'keyword' | 'params'>

/** Adds the errors of a value. */
type Check = (value: unknown, path: string, errors: ValidationError[]) => void

function createCheck(schema: Schema): Check {
  const checks = Object.entries(schema).flatMap(([keyword, expected]) => {
    const holds = assertions[keyword]?.(expected as never)
    const params = { [parameterNames[keyword] ?? 'limit']: expected }
    if (!holds) return applicators[keyword]?.(expected as never, schema) ?? []
    return (value: unknown, path: string, errors: ValidationError[]) => {
      if (!holds(value)) errors.push({ instancePath: path, keyword, params })
    }
  })
  return (value, path, errors) => {
    for (const check of checks) check(value, path, errors)
  }
}

/** Keywords that compare the value with what the schema expects. Those about another type than the value's hold. */
const assertions: Record<string, (expected: never) => (value: unknown) => boolean> = {
  type(names: string | string[]) {
    const types = [names].flat().map((name) => typeTests[name] ?? ((value: unknown) => typeof value === name))
    return (value) => types.some((isOfType) => isOfType(value))
  },
  enum: (values: unknown[]) => (value) => values.includes(value),
  const: (constant: unknown) => (value) => value === constant,
  minimum: (limit: number) => (value) => typeof value !== 'number' || value >= limit,
  maximum: (limit: number) => (value) => typeof value !== 'number' || value <= limit,
  minItems: (limit: number) => (value) => !Array.isArray(value) || value.length >= limit,
  maxItems: (limit: number) => (value) => !Array.isArray(value) || value.length <= limit,
  minProperties: (limit: number) => (value) => !isRecord(value) || Object.keys(value).length >= limit,
}

/** The types that `typeof` does not name. */
const typeTests: Record<string, (value: unknown) => boolean> = {
  null: (value) => value === null,
  array: Array.isArray,
  object: isRecord,
  integer: Number.isInteger,
  number: Number.isFinite,
}

const parameterNames: Record<string, string> = {
  type: 'type',
  enum: 'allowedValues',
  const: 'allowedValue',
}

/** Keywords that contain schemas, and `required`, which can have several errors. */
const applicators: Record<string, (expected: never, schema: Schema) => Check> = {
  required: (names: string[]) => (value, path, errors) => {
    if (!isRecord(value)) return
    for (const name of names)
      if (value[name] === undefined)
        errors.push({ instancePath: path, keyword: 'required', params: { missingProperty: name } })
  },
  properties(schemas: Record<string, Schema>) {
    const checks = Object.entries(schemas).map(([name, schema]) => [name, createCheck(schema)] as const)
    return (value, path, errors) => {
      if (!isRecord(value)) return
      for (const [name, check] of checks)
        if (value[name] !== undefined) check(value[name], `${path}/${name}`, errors)
    }
  },
  additionalProperties(entrySchema: Schema, { properties = {} }) {
    const check = createCheck(entrySchema)
    return (value, path, errors) => {
      if (!isRecord(value)) return
      for (const name of Object.keys(value))
        if (!Object.hasOwn(properties as object, name)) check(value[name], childPointer(path, name), errors)
    }
  },
  items(itemSchema: Schema) {
    const check = createCheck(itemSchema)
    return (value, path, errors) => {
      if (Array.isArray(value)) value.forEach((item, index) => check(item, `${path}/${index}`, errors))
    }
  },
  allOf(schemas: Schema[]) {
    const checks = schemas.map(createCheck)
    return (value, path, errors) => checks.forEach((check) => check(value, path, errors))
  },
  not(rejectedSchema: Schema) {
    const check = createCheck(rejectedSchema)
    return (value, path, errors) => {
      if (isValid(check, value)) errors.push({ instancePath: path, keyword: 'not', params: {} })
    }
  },
  if(condition: Schema, { then: consequence = {}, else: alternative = {} }) {
    const check = createCheck(condition)
    const branches = [consequence, alternative].map((branch) => createCheck(branch as Schema))
    return (value, path, errors) => branches[isValid(check, value) ? 0 : 1]!(value, path, errors)
  },
}

function isValid(check: Check, value: unknown) {
  const errors: ValidationError[] = []
  check(value, '', errors)
  return errors.length === 0
}

/** Keywords that other keywords read. */
const companions = new Set(['then', 'else'])
