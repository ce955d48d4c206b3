import type { Problem } from '../check.ts'
import type { Rule } from './Rule.ts'

/** Where rules are broken, in the words for whoever serves the document. */
export function problemsIn<Subject>(rules: readonly Rule<Subject>[], subject: Subject): Problem[] {
  return rules
    .flatMap(({ check }) => check(subject))
    .map(({ path, expected, found }) => ({ path, expected, found }))
}
