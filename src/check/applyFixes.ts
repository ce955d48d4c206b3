import { applyEdits as applyJsoncEdits } from 'jsonc-parser'
import type { Diagnostic, Edit } from './Diagnostic.ts'

/**
 * Applies the fixes of a file's diagnostics. If two of them overlap, applies the first.
 * @returns the new text, and the diagnostics whose fixes were applied
 */
export function applyFixes(text: string, diagnostics: Diagnostic[]): { text: string; fixed: Diagnostic[] } {
  const edits: Edit[] = []
  const fixed = diagnostics.filter(({ fix = [] }) => {
    if (fix.length === 0 || fix.some((edit) => edits.some((other) => overlap(edit, other)))) return false
    edits.push(...fix)
    return true
  })
  return {
    text: applyEdits(text, edits),
    fixed: fixed.map((diagnostic) => ({ ...diagnostic, ...toChange(text, diagnostic) })),
  }
}

/** The text before and after the first edit, unless either is blank. */
function toChange(text: string, { fix: [edit] = [] }: Diagnostic): Pick<Diagnostic, 'change'> {
  const before = edit && text.slice(edit.offset, edit.offset + edit.length)
  return before?.trim() && edit?.text ? { change: { before, after: edit.text } } : {}
}

/** @param edits that do not overlap */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  return applyJsoncEdits(
    text,
    edits.map(({ offset, length, text: content }) => ({ offset, length, content })),
  )
}

function overlap(one: Edit, other: Edit) {
  return one.offset <= other.offset + other.length && other.offset <= one.offset + one.length
}
