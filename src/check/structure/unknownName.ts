import { closestMatch } from '../closestMatch.ts'
import type { FindingText } from '../LinterRule.ts'
import type { SchemaViolation } from './SchemaViolation.ts'

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
