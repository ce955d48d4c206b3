import type { Diagnostic, Edit } from './Diagnostic.ts'

/**
 * Applies the fixes of a file's diagnostics. If two of them overlap, applies the first.
 * @returns the new text, and the diagnostics whose fixes were applied
 */
export function applyFixes(text: string, diagnostics: Diagnostic[]): { text: string; fixed: Diagnostic[] } {
  const edits: Edit[] = []
  const fixed = diagnostics.filter(({ fix = [] }) => {
    const positions = fix.map((edit) => findPosition(edits, edit))
    const isFree = fix.every((edit, index) => {
      const neighbors = [edits[positions[index]! - 1], edits[positions[index]!]]
      return neighbors.every((other) => !other || !overlap(edit, other))
    })
    if (fix.length === 0 || !isFree) return false
    for (const edit of fix) edits.splice(findPosition(edits, edit), 0, edit)
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
  let [result, end] = ['', 0]
  for (const { offset, length, text: content } of edits.toSorted((one, other) => one.offset - other.offset)) {
    result += text.slice(end, offset) + content
    end = offset + length
  }
  return result + text.slice(end)
}

/** Where an edit belongs among edits in ascending order that do not overlap. A file can have 100,000 of them. */
function findPosition(edits: readonly Edit[], { offset }: Edit) {
  let [low, high] = [0, edits.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (edits[middle]!.offset < offset) low = middle + 1
    else high = middle
  }
  return low
}

function overlap(one: Edit, other: Edit) {
  return one.offset <= other.offset + other.length && other.offset <= one.offset + one.length
}
