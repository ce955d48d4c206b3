import { setValueAt } from '../pointer.ts'
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
    for (const each of [pointer, ...references]) setValueAt(plans, each, instanceId)
  return { ...documents, plans }
}
