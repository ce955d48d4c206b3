import { parsePointer } from '../pointer.ts'
import type { PlansDocument } from '../plans.ts'
import type { IdMismatch } from './idTypes.ts'
import type { YearDocuments } from './Rule.ts'

/**
 * Replaces each mismatched id by the instance's, so that rules do not report the consequences of a mismatch: rows that
 * seem to be missing, and uses of services that seem to have no price.
 */
export function correctIds(documents: YearDocuments, mismatches: IdMismatch[]): YearDocuments {
  const corrections = mismatches.filter(({ isTaken }) => !isTaken)
  if (corrections.length === 0) return documents
  const plans = structuredClone(documents.plans)
  for (const { pointer, references, instanceId } of corrections)
    for (const each of [pointer, ...references]) setValue(plans, each, instanceId)
  return { ...documents, plans }
}

function setValue(document: PlansDocument, pointer: string, value: unknown) {
  const parts = parsePointer(pointer)
  const parent = parts.slice(0, -1).reduce<object>((part, name) => part[name as never], document)
  Object.assign(parent, { [parts.at(-1)!]: value })
}
