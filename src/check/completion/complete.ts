import { findSchemaIssues, type SchemaIssue } from '../../contract/check.ts'
import { inside, ownerOf, partsOf, valueAt } from '../../contract/pointer.ts'
import type { DocumentKind } from '../structure/documentKinds.ts'
import { fill, optional, type Draft } from './fill.ts'

/** A repair can reveal another problem. A document that needs more rounds is too damaged. */
const mostRounds = 10

/**
 * A copy of a document that fits its schema: damaged and missing parts have made-up values, all other parts stay the
 * same.
 * @param variant which of the possible values to make up; see Draft
 * @param others the documents whose ids this one shares
 * @returns the copy and the pointers to what is made up in it; undefined where too much is damaged.
 */
export function complete(
  document: unknown,
  kind: DocumentKind,
  variant: number,
  others: unknown,
): { document: unknown; madeUp: string[] } | undefined {
  const draft: Draft = { document: structuredClone(document), schema: kind.schema, variant, others }
  const madeUp = new Set<string>()
  for (let round = 0; round < mostRounds; round += 1) {
    const problems = damageIn(draft, kind)
    if (problems.length === 0) return { document: draft.document, madeUp: [...madeUp] }
    const repaired = new Set<string>()
    for (const problem of problems) {
      if (ancestors(problem.pointer).some((path) => repaired.has(path))) continue
      const path = repair(draft, problem)
      repaired.add(path)
      madeUp.add(path)
    }
  }
  return undefined
}

/** One variant keeps reserved ids, which the other document may have too: rules can rely on their type. */
function damageIn({ document, variant }: Draft, { validate }: DocumentKind): SchemaIssue[] {
  const problems = validate ? findSchemaIssues(validate, document) : []
  const isReservedId = ({ keyword, pointer }: SchemaIssue) =>
    keyword === 'not' && !isObject(valueAt(document, pointer))
  return variant === 2 ? problems.filter((problem) => !isReservedId(problem)) : problems
}

function isObject(value: unknown) {
  return typeof value === 'object' && value !== null
}

/** @returns the pointer to what is made up now */
function repair(draft: Draft, { keyword, pointer: path, isAboutName }: SchemaIssue): string {
  const owner = ownerOf(path)
  if (keyword === 'additionalProperties' || isAboutName) {
    remove(draft, path)
    fillOptional(draft, owner)
    return owner
  }
  const value = valueAt(draft.document, path)
  if (keyword === 'not' && isObject(value)) {
    const [kept, other] = draft.variant % 2 === 0 ? ['yearly', 'perPay'] : ['perPay', 'yearly']
    remove(draft, inside(path, other))
    if (!Object.hasOwn(Object(value) as object, kept)) fill(draft, inside(path, kept))
    return path
  }
  fill(draft, path)
  if (keyword === 'required' && /\/\d+$/.test(owner)) fillOptional(draft, owner)
  return path
}

/** A row with one property too few or too many may lack others as well, by a slip in a name. */
function fillOptional(draft: Draft, owner: string) {
  for (const name of optional(draft, owner)) fill(draft, inside(owner, name))
}

function remove(draft: Draft, path: string) {
  const owner = valueAt(draft.document, ownerOf(path))
  Reflect.deleteProperty(Object(owner) as object, partsOf(path).at(-1)!)
}

/** A pointer, and those to all its ancestors. */
function ancestors(path: string): string[] {
  return path === '' ? [''] : [path, ...ancestors(ownerOf(path))]
}
