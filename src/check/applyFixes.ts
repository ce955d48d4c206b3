import { applyEdits } from 'jsonc-parser'
import type { Edit, Diagnostic } from './Diagnostic.ts'

/**
 * A file's text with the diagnostics mended that can be, all else in it as it was. Where two would change the same
 * place, the first is mended.
 * @param diagnostics of this file
 */
export function applyFixes(text: string, diagnostics: Diagnostic[]): { text: string; fixed: Diagnostic[] } {
  const edits: Edit[] = []
  const fixed = diagnostics.filter(({ fix = [] }) => {
    if (fix.length === 0 || fix.some((edit) => edits.some((other) => overlap(edit, other)))) return false
    edits.push(...fix)
    return true
  })
  return {
    text: withEdits(text, edits),
    fixed: fixed.map((diagnostic) => ({ ...diagnostic, ...change(text, diagnostic) })),
  }
}

/** The text before and after the first edit of a fix, unless one of them is blank. */
function change(text: string, { fix: [edit] = [] }: Diagnostic): Pick<Diagnostic, 'change'> {
  const before = edit && text.slice(edit.offset, edit.offset + edit.length)
  return before?.trim() && edit?.text ? { change: { before, after: edit.text } } : {}
}

/** A text with edits made, no two of which are of the same place. */
export function withEdits(text: string, edits: readonly Edit[]): string {
  return applyEdits(
    text,
    edits.map(({ offset, length, text: content }) => ({ offset, length, content })),
  )
}

function overlap(one: Edit, other: Edit) {
  return one.offset <= other.offset + other.length && other.offset <= one.offset + one.length
}
