import { closestMatch } from '../closestMatch.ts'
import type { FindingText } from '../LinterRule.ts'
import type { SchemaViolation } from './SchemaViolation.ts'
import { featureLists } from '../../contract/instance.ts'

/** @param describe returns the message for an unknown property */
export function describeUnknownName(
  { name, unusedNames }: SchemaViolation,
  describe: (name: string) => string,
): FindingText {
  const suggestion = closestMatch(name, unusedNames)
  if (suggestion === undefined) return { message: describe(name), help: `Remove '${name}'.` }
  return {
    message: `${describe(name)} Did you mean '${suggestion}'?`,
    help: `Write '${suggestion}', or remove '${name}'.`,
    replacement: suggestion,
  }
}

export const typeNames: Record<string, string> = {
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

/** The schema's own message, which is more specific than ours. */
export function schemaMessage({
  subschemas,
  keyword,
  value,
}: Pick<SchemaViolation, 'subschemas' | 'keyword' | 'value'>): string | undefined {
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

export function joinWithOr(words: string[]) {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`
}

export function isFeatureWithoutList({ pointer, document, value }: SchemaViolation): boolean {
  const flag = findFeature(pointer)?.flag
  const { features: flags } = Object(document) as { features?: Record<string, unknown> | null }
  const isEmpty = value === undefined || value === null || (Array.isArray(value) && value.length === 0)
  return flag !== undefined && flags?.[flag] === true && isEmpty
}

export function describeFeatureWithoutList({ pointer, name, value }: SchemaViolation): FindingText {
  const { flag } = findFeature(pointer)!
  return {
    message: `'${flag}' is switched on in features, but the list '${name}' is ${Array.isArray(value) ? 'empty' : 'missing'}.`,
    help: `Add a row to '${name}' (Ctrl+Space in its brackets), or switch '${flag}' off in features.`,
  }
}

function findFeature(pointer: string) {
  return featureLists.find(({ list }) => pointer === `/${list}`)
}
