import { partsOf } from '../pointer.ts'
import type { PlansDocument } from '../plans.ts'
import type { Documents } from './Rule.ts'
import { findIdMismatches } from './idMismatches.ts'

/** Every rule looks at the same documents. */
const known = new WeakMap<Documents, Documents>()

/**
 * Documents with each slip in an id mended. A slip is told where it stands; what follows from it, of rows that seem
 * to be missing and uses of what seems to have no price, is not.
 */
export function withIdsCorrected(documents: Documents): Documents {
  const meant = known.get(documents) ?? mended(documents)
  known.set(documents, meant)
  return meant
}

function mended(documents: Documents): Documents {
  const slips = findIdMismatches(documents).filter(({ isTaken }) => !isTaken)
  if (slips.length === 0) return documents
  const plans = structuredClone(documents.plans)
  for (const { path, references, meant } of slips)
    for (const pointer of [path, ...references]) write(plans, pointer, meant)
  return { ...documents, plans }
}

function write(document: PlansDocument, pointer: string, value: unknown) {
  const parts = partsOf(pointer)
  const owner = parts.slice(0, -1).reduce<object>((part, name) => part[name as never], document)
  Object.assign(owner, { [parts.at(-1)!]: value })
}
