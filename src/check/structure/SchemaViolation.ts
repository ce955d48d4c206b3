import type { ValidateFunction } from 'ajv'
import { findSchemaIssues, type SchemaIssue } from '../../contract/validatePayload.ts'
import { parentPointer, parsePointer, valueAt } from '../../contract/pointer.ts'
import { describePointer } from './describePointer.ts'
import { collectProperties, subschemasAt, type Schema } from './subschemas.ts'

/** A kind of document that has a schema. */
export interface DocumentKind {
  /** Validates what the calculator and the service require. */
  validate: ValidateFunction
  /** Also validates what the schema only advises. */
  validateWithAdvice: ValidateFunction
  /** The schema from which both are compiled. */
  schema: Schema
  /** Removes secrets from a violation. */
  redact?: (violation: SchemaViolation) => SchemaViolation
}

/** A validation error with everything that its message needs. */
export interface SchemaViolation extends SchemaIssue {
  /** The name of the property, or the index in a list. */
  name: string
  /** A description of the value for sentences. */
  subject: string
  /** Undefined if it is missing. */
  value: unknown
  /** The subschemas that apply to the value. */
  subschemas: Schema[]
  /** The known property names that the object does not have. */
  unusedNames: string[]
  document: unknown
}

/**
 * Errors make the document unusable; warnings are against the schema's advice. Validates with the
 * advice first: most documents pass, and need no second validation.
 */
export function findViolations(
  document: unknown,
  kind: DocumentKind,
): { errors: SchemaViolation[]; warnings: SchemaViolation[] } {
  const all = findSchemaIssues(kind.validateWithAdvice, document)
  if (all.length === 0) return { errors: [], warnings: [] }
  const errors = findSchemaIssues(kind.validate, document)
  const errorKeys = new Set(errors.map(toKey))
  const describe = (issue: SchemaIssue) => {
    const violation = toViolation(issue, document, kind.schema)
    return kind.redact?.(violation) ?? violation
  }
  return {
    errors: errors.map(describe),
    warnings: all.filter((issue) => !errorKeys.has(toKey(issue))).map(describe),
  }
}

function toKey({ pointer, keyword, params }: SchemaIssue) {
  // Only AJV adds the comparison, which the keyword implies.
  const { comparison: _, ...others } = params
  return JSON.stringify([pointer, keyword, others])
}

function toViolation(issue: SchemaIssue, document: unknown, schema: Schema): SchemaViolation {
  const { pointer, isAboutName } = issue
  const owner = parentPointer(pointer)
  const siblings = Object(valueAt(document, owner)) as object
  const knownNames = pointer === '' ? [] : [...collectProperties(subschemasAt(schema, owner)).keys()]
  return {
    ...issue,
    name: parsePointer(pointer).at(-1) ?? '',
    subject: describePointer(pointer),
    value: valueAt(document, pointer),
    subschemas: subschemasAt(schema, pointer, isAboutName),
    unusedNames: knownNames.filter((name) => !Object.hasOwn(siblings, name)),
    document,
  }
}
