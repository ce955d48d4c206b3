import type { CoverageCode } from '../../contract/inputs.ts'
import { isTier } from '../../contract/tiers.ts'
import { closestMatch } from '../closestMatch.ts'
import { typicalPersons } from '../typicalPersons.ts'
import type { FindingText } from '../LinterRule.ts'
import { amountNames } from './amountNames.ts'
import { capitalize } from './describePointer.ts'
import type { SchemaViolation } from './SchemaViolation.ts'
import type { Schema } from './subschemas.ts'

type Describe = (violation: SchemaViolation) => FindingText

const typeNames: Record<string, string> = {
  string: 'text in quotation marks',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list in brackets',
  object: 'an object in braces',
  null: 'null',
}

export function expectedTypes({ params }: SchemaViolation): string {
  const types = [params.type].flat().map((type) => typeNames[String(type)] ?? String(type))
  return types.filter((type) => type !== 'null').join(' or ')
}

export const describeMissing: Describe = (violation) => {
  const { name, pointer, subject, subschemas } = violation
  if (isTier(name)) return describeMissingTier(name, pointer)
  const isListThatMayBeEmpty = subschemas.some(
    ({ type, minItems }) => [type].flat().includes('array') && minItems === undefined,
  )
  return {
    message: `${capitalize(subject)} is missing.`,
    help: isListThatMayBeEmpty
      ? `Add '${name}' here: [] if there is nothing to list.`
      : `Add '${name}' here.`,
  }
}

const coveredPersons: Record<CoverageCode, string> = {
  EE: 'employee alone',
  ES: 'employee and spouse',
  EK: 'employee and one child',
  EC: 'employee and children',
  EF: 'employee, spouse and children',
}

/** A tier can be missing from the persons by tier, or from amounts by tier. */
function describeMissingTier(tier: CoverageCode, pointer: string): FindingText {
  const { adults, children } = typicalPersons[tier]
  const note = tier === 'EK' ? '; it is needed even when singleChild is off' : ''
  return {
    message: `The tier ${tier} (${coveredPersons[tier]}) is missing.`,
    help: pointer.startsWith('/persons/')
      ? `Add "${tier}": { "adults": ${adults}, "children": ${children} }${note}.`
      : `Add "${tier}" with its amount in dollars.`,
  }
}

export const describeWrongType: Describe = (violation) => ({
  message: `${capitalize(violation.subject)} must be ${expectedTypes(violation)}, but is ${violation.found}.`,
  help: schemaMessage(violation) ?? `Write ${expectedTypes(violation)}.`,
})

export const describeUnknownValue: Describe = (violation) => {
  const { params, subject, value, found } = violation
  const allowed = [params.allowedValues ?? params.allowedValue].flat().map((each) => JSON.stringify(each))
  // A number has no similar number that is more likely than others.
  const suggestion = typeof value === 'string' ? closestMatch(found, allowed) : undefined
  const help = schemaMessage(violation) ?? `Write ${joinWithOr(allowed)}.`
  const message = `${capitalize(subject)} cannot be ${found}.`
  if (suggestion === undefined) return { message, help }
  return {
    message: `${message} Did you mean ${suggestion}?`,
    help,
    replacement: JSON.parse(suggestion) as unknown,
  }
}

export const describeReservedWord: Describe = (violation) => ({
  message: `${capitalize(violation.subject)} is ${violation.found}, which is a reserved word.`,
  help: schemaMessage(violation) ?? 'Choose another one.',
})

export const describeOutOfRange: Describe = ({ subject, subschemas, expected, found }) => ({
  message: `${capitalize(subject)} must be ${expected}, but is ${found}.`,
  help: `Write ${allowedRange(subschemas) ?? expected}.`,
})

export const describeWrongLength: Describe = ({ subject, keyword, params, value }) => {
  // The schemas never require more than one entry.
  if (keyword !== 'maxLength')
    return { message: `${capitalize(subject)} is empty.`, help: 'Add at least one.' }
  const limit = String(params.limit)
  return {
    message: `${capitalize(subject)} has ${countCharacters(String(value))} characters, more than the ${limit} allowed.`,
    help: `Shorten it to at most ${limit} characters.`,
  }
}

export const describeWrongPattern: Describe = (violation) => ({
  message: `${capitalize(violation.subject)} is not in the expected form.`,
  help: schemaMessage(violation) ?? 'See its description in the schema.',
})

export const describeAmounts: Describe = ({ subject, value, subschemas }) => {
  const names = amountNames(subschemas)
  const present = names.filter((name) => Object.hasOwn(Object(value) as object, name))
  const quoted = (listed: string[]) => listed.map((name) => `'${name}'`)
  return present.length > 0
    ? {
        message: `${capitalize(subject)} has more than one amount: ${quoted(present).join(', ')}.`,
        help: 'Keep one of them.',
      }
    : {
        message: `${capitalize(subject)} needs an amount: ${joinWithOr(quoted(names))}.`,
        help: 'Add one of them.',
      }
}

export const describeOther: Describe = (violation) => ({
  message: `${capitalize(violation.subject)} must be ${violation.expected}, but is ${violation.found}.`,
  help: schemaMessage(violation) ?? 'See its description in the schema.',
})

/** The schema's own message, which is more specific than ours. */
export function schemaMessage({ subschemas, keyword, value }: SchemaViolation): string | undefined {
  // Each reserved word is in a `not` of its own, with its own message.
  const subschema = subschemas.find(
    (each) => keyword in each && (keyword !== 'not' || each.not?.const === value),
  )
  return keyword === 'pattern'
    ? (subschema?.patternErrorMessage ?? subschema?.errorMessage)
    : subschema?.errorMessage
}

/** As JSON Schema counts them: a surrogate pair is one character. */
export function countCharacters(text: string): number {
  return Array.from(text).length
}

function allowedRange(subschemas: Schema[]) {
  const { minimum, maximum, type } = subschemas.find((subschema) => 'minimum' in subschema) ?? {}
  if (typeof minimum !== 'number' || typeof maximum !== 'number') return undefined
  const types = new Set<unknown>([type].flat())
  const range = `${typeNames[types.has('number') ? 'number' : 'integer']} from ${minimum} to ${maximum}`
  return types.has('string') ? `${range}, or text in quotation marks` : range
}

export function joinWithOr(words: string[]) {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`
}
