import type { Found } from '../Fault.ts'
import { ownerOf } from '../../contract/pointer.ts'

/** What rules find in one variant of a document, and the pointers to the made-up parts of that variant. */
export interface VariantFaults {
  found: Found[]
  madeUp: readonly string[]
}

/**
 * The faults that every variant of a document has outside its made-up parts. They do not depend on the damaged parts.
 */
export function certainFaults([first, ...others]: readonly VariantFaults[]): Found[] {
  if (!first) return []
  const known = others.map(({ found }) => new Set(found.map(nameOf)))
  const madeUp = [first, ...others].flatMap((variant) => variant.madeUp)
  return first.found.filter(
    (each) => known.every((names) => names.has(nameOf(each))) && !isAbout(madeUp, each[1].pointer),
  )
}

function nameOf([{ code }, fault]: Found) {
  return JSON.stringify([code, fault])
}

/** Whether a pointer leads to a made-up part, into one, or to its parent. */
function isAbout(pointers: readonly string[], pointer: string) {
  return pointers.some(
    (each) => pointer === each || pointer === ownerOf(each) || pointer.startsWith(`${each}/`),
  )
}
