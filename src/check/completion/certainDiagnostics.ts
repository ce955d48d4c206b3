import type { RuleDiagnostic } from '../UnlocatedDiagnostic.ts'
import { ownerOf } from '../../contract/pointer.ts'

/** What rules find in one variant of a document, and the pointers to the made-up parts of that variant. */
export interface VariantDiagnostics {
  found: RuleDiagnostic[]
  madeUp: readonly string[]
}

/**
 * The diagnostics that every variant of a document has outside its made-up parts. They do not depend on the damaged parts.
 */
export function certainDiagnostics([first, ...others]: readonly VariantDiagnostics[]): RuleDiagnostic[] {
  if (!first) return []
  const known = others.map(({ found }) => new Set(found.map(nameOf)))
  const madeUp = [first, ...others].flatMap((variant) => variant.madeUp)
  return first.found.filter(
    (each) => known.every((names) => names.has(nameOf(each))) && !isAbout(madeUp, each.pointer),
  )
}

function nameOf({ rule, ...diagnostic }: RuleDiagnostic) {
  return JSON.stringify([rule.code, diagnostic])
}

/** Whether a pointer leads to a made-up part, into one, or to its parent. */
function isAbout(pointers: readonly string[], pointer: string) {
  return pointers.some(
    (each) => pointer === each || pointer === ownerOf(each) || pointer.startsWith(`${each}/`),
  )
}
