import type { Found } from '../Fault.ts'
import { ownerOf } from './places.ts'

/** What rules find in one variant of a document, and the pointers to what is made up in that variant. */
export interface VariantFaults {
  found: Found[]
  madeUp: readonly string[]
}

/**
 * The faults that every variant of a document has, outside of what is made up. These do not depend on the damaged
 * parts: they are there whatever those parts are meant to say.
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

/** Whether it is about a made-up part, or about what that is a property or row of. */
function isAbout(pointers: readonly string[], pointer: string) {
  return pointers.some(
    (each) => pointer === each || pointer === ownerOf(each) || pointer.startsWith(`${each}/`),
  )
}
