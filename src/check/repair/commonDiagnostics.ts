import { parentPointer } from '../../contract/pointer.ts'
import type { RuleFinding } from '../LinterRule.ts'

/** The diagnostics of one variant of a document. */
export interface VariantDiagnostics {
  diagnostics: RuleFinding[]
  /** Pointers to the placeholders. */
  placeholders: readonly string[]
}

/** The diagnostics that all variants share outside their placeholders, so that no placeholder causes them. */
export function commonDiagnostics([first, ...others]: readonly VariantDiagnostics[]): RuleFinding[] {
  if (!first) return []
  const keysInOthers = others.map(({ diagnostics }) => new Set(diagnostics.map(toKey)))
  const placeholders = [first, ...others].flatMap((variant) => variant.placeholders)
  return first.diagnostics.filter(
    (each) =>
      keysInOthers.every((keys) => keys.has(toKey(each))) && !isAboutPlaceholder(placeholders, each.pointer),
  )
}

function toKey({ rule, ...diagnostic }: RuleFinding) {
  return JSON.stringify([rule.code, diagnostic])
}

/** Whether a pointer points to a placeholder, to its parent, or into it. */
function isAboutPlaceholder(placeholders: readonly string[], pointer: string) {
  return placeholders.some(
    (each) => pointer === each || pointer === parentPointer(each) || pointer.startsWith(`${each}/`),
  )
}
