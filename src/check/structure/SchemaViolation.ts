import type { ValidateFunction } from 'ajv'
import { findSchemaIssues, type SchemaIssue } from '../../contract/validatePayload.ts'
import { parentPointer, parsePointer, valueAt } from '../../contract/pointer.ts'
import { collectProperties, subschemasAt, type Schema } from './subschemas.ts'
import type { RuleMeta, FindingText } from '../LinterRule.ts'

export interface DocumentKind {
  /** Validates what the calculator and the service require. */
  validate: ValidateFunction
  /** Also validates what the schema only advises. */
  validateWithAdvice: ValidateFunction
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

/** A rule that names and describes violations of a schema. */
export interface ViolationRule extends RuleMeta {
  /** The schema keywords that it describes. The rule without keywords describes all others. */
  keywords: readonly string[]
  matches?: (violation: SchemaViolation) => boolean
  describe: (violation: SchemaViolation) => FindingText
}

export function findRule(
  rules: readonly ViolationRule[],
  violation: SchemaViolation,
): ViolationRule | undefined {
  return rules.find(
    ({ keywords, matches }) => keywords.includes(violation.keyword) && (matches?.(violation) ?? true),
  )
}

/** Describes a value for a sentence: 'planYear', 'scenarios[2]', 'display' of scenarios[2]. */
export function describePointer(pointer: string): string {
  const parts = parsePointer(pointer)
  const name = parts.at(-1)
  if (name === undefined) return 'the document'
  const firstIndex = parts.findIndex(isIndex)
  if (isIndex(name)) return `'${entryName(parts, firstIndex)}'`
  return isIndex(parts.at(-2)) ? `'${name}' of ${entryName(parts.slice(0, -1), firstIndex)}` : `'${name}'`
}

export function capitalize(text: string): string {
  return text[0]!.toUpperCase() + text.slice(1)
}

/** Starts at the outermost list: 'plans[0].services[1]' differs from 'services[1]'. */
function entryName(parts: string[], firstIndex: number) {
  return parts
    .slice(Math.max(0, firstIndex - 1))
    .map((part, level) => (isIndex(part) ? `[${part}]` : `${level > 0 ? '.' : ''}${part}`))
    .join('')
}

function isIndex(part: string | undefined) {
  return part !== undefined && /^\d+$/.test(part)
}
