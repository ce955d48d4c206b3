import { closestMatch } from '../closestMatch.ts'
import type { FindingText } from '../LinterRule.ts'
import { type SchemaViolation, capitalize } from './SchemaViolation.ts'
import { featureLists } from '../../contract/instance.ts'
import type { CoverageCode } from '../../contract/inputs.ts'
import { typicalPersons } from '../typicalPlanYear.ts'

/** @param describe returns the message for an unknown property */
export function describeUnknownName(
  { name, unusedNames }: SchemaViolation,
  describe: (name: string) => string,
): FindingText {
  const suggestion = closestMatch(name, unusedNames) ?? onlyNameWithWords(name, unusedNames)
  if (suggestion === undefined) return { message: describe(name), help: `Remove '${name}'.` }
  return {
    message: `${describe(name)} Did you mean '${suggestion}'?`,
    help: `Write '${suggestion}', or remove '${name}'.`,
    replacement: suggestion,
  }
}

/** The only name that contains all words of another: people often remember part of a rule's code. */
function onlyNameWithWords(name: string, names: readonly string[]): string | undefined {
  const words = wordsIn(name)
  const [first, ...others] = names.filter((each) => words.every((word) => wordsIn(each).includes(word)))
  return others.length === 0 ? first : undefined
}

function wordsIn(name: string) {
  return name.toLowerCase().split(/[\s_-]+/)
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

export function joinWithOr(words: string[]) {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`
}

/** Whether a feature is on, but its list is empty or missing. */
export function isFeatureWithoutList({ pointer, document, value }: SchemaViolation): boolean {
  const flag = findFeature(pointer)?.flag
  const { features: flags } = Object(document) as { features?: Record<string, unknown> | null }
  const isEmpty = value === undefined || value === null || (Array.isArray(value) && value.length === 0)
  return flag !== undefined && flags?.[flag] === true && isEmpty
}

export function describeFeatureWithoutList({ pointer, name, value }: SchemaViolation): FindingText {
  const feature = findFeature(pointer)!
  const { flag } = feature
  const subject = 'label' in feature ? `${feature.label} are` : 'The custom scenario is'
  const list = 'label' in feature ? 'their list' : 'its list of services'
  const switchOff = `switch '${flag}' off in features`
  return Array.isArray(value)
    ? {
        message: `${subject} switched on, but ${list} is empty.`,
        help: `Add a row to '${name}' (Ctrl+Space in its brackets), or ${switchOff}.`,
      }
    : {
        message: `${subject} switched on, but ${list}, '${name}', is missing.`,
        help: `Write "${name}": [] and add a row to it (Ctrl+Space in its brackets), or ${switchOff}.`,
      }
}

function findFeature(pointer: string) {
  return featureLists.find(({ list }) => pointer === `/${list}`)
}

/** Whether a violation is about a map of languages that is empty, or has something other than text. */
export function isWrongTranslations({ value, subschemas }: SchemaViolation): boolean {
  const isMap = typeof value === 'object' && value !== null && !Array.isArray(value)
  return isMap && subschemas.some(({ translatable }) => translatable === true)
}

export function describeWrongTranslations(violation: SchemaViolation): FindingText {
  const subject = capitalize(violation.subject)
  const texts = Object.entries(violation.value as object)
  const [language, text] = texts.find(([, each]) => typeof each !== 'string') ?? []
  return {
    message:
      language === undefined
        ? `${subject} has no text in any language.`
        : `The "${language}" of ${violation.subject} must be text in quotation marks, but is ${JSON.stringify(text)}.`,
    help: schemaMessage(violation) ?? 'Write text in quotation marks.',
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
export function describeMissingTier(tier: CoverageCode, pointer: string): FindingText {
  const { adults, children } = typicalPersons[tier]
  const note = tier === 'EK' ? '; it is needed even when singleChild is off' : ''
  return {
    message: `The tier ${tier} (${coveredPersons[tier]}) is missing.`,
    help: pointer.startsWith('/persons/')
      ? `Add "${tier}": { "adults": ${adults}, "children": ${children} }${note}.`
      : `Add "${tier}" with its amount in dollars.`,
  }
}
