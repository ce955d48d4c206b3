import type { Id } from '../instance.ts'
import { idLists, type IdList } from './idLists.ts'
import type { Rule, YearDocuments } from './Rule.ts'
import { setValueAt } from '../pointer.ts'

/** An id in plans.json that was meant as an id of the instance but differs from it. */
export interface IdMismatch {
  pointer: string
  id: Id
  instanceId: Id
  /** Whether another row already has the instance's id. */
  isTaken: boolean
  /** Pointers to the other places that use the id. */
  references: string[]
}

/** 1 and "1" are two ids: the calculator sends an id exactly as it is in the instance. */
export const idOfAnotherType: Rule<YearDocuments, 'id-of-another-type'> = {
  code: 'id-of-another-type',
  check: (documents) =>
    idLists(documents)
      .flatMap(findTypeMismatches)
      .map(({ pointer, ...params }) => ({
        pointer,
        expected: JSON.stringify(params.instanceId),
        found: JSON.stringify(params.id),
        params,
      })),
}

/** The ids of a list that are text in one document and a number in the other. */
export function findTypeMismatches({ rows, pointerTo, offered, referencesTo }: IdList): IdMismatch[] {
  const findSameText = sameTextFinder(offered)
  const mistyped = rows.filter(({ id }) => findSameText(id) !== undefined)
  return mistyped.map(({ id, index }) => {
    const instanceId = findSameText(id)!
    const isTaken = rows.some((row) => row.id === instanceId)
    return { pointer: pointerTo(index), id, instanceId, isTaken, references: referencesTo(id) }
  })
}

/** Returns a function that finds the offered id of the other type with the same text; undefined for an offered id. */
export function sameTextFinder(offered: ReadonlySet<Id>): (id: Id) => Id | undefined {
  let byText: Map<string, Id> | undefined
  return (id) => {
    if (offered.has(id)) return undefined
    byText ??= new Map([...offered].map((each) => [String(each), each]))
    return byText.get(String(id))
  }
}

/**
 * Replaces each mismatched id by the instance's, so that rules do not report the consequences of a mismatch: rows that
 * seem to be missing, and uses of services that seem to have no price.
 */
export function correctIds(documents: YearDocuments, mismatches: IdMismatch[]): YearDocuments {
  const corrections = mismatches.filter(({ isTaken }) => !isTaken)
  if (corrections.length === 0) return documents
  const plans = structuredClone(documents.plans)
  for (const { pointer, references, instanceId } of corrections)
    for (const each of [pointer, ...references]) setValueAt(plans, each, instanceId)
  return { ...documents, plans }
}
