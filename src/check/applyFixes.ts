import type { Diagnostic, Edit } from './Diagnostic.ts'

/** Applies the fixes of a file's diagnostics. If two of them overlap, applies the first. */
export function applyFixes(text: string, diagnostics: Diagnostic[]): { text: string; fixed: Diagnostic[] } {
  const edits: Edit[] = []
  const taken = new Set<number>()
  const fixed = diagnostics.filter(({ fix = [] }) => {
    const offsets = fix.flatMap(offsetsOf)
    if (fix.length === 0 || offsets.some((offset) => taken.has(offset))) return false
    for (const offset of offsets) taken.add(offset)
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
  let [result, end] = ['', 0]
  for (const { offset, length, text: content } of edits.toSorted((one, other) => one.offset - other.offset)) {
    result += text.slice(end, offset) + content
    end = offset + length
  }
  return result + text.slice(end)
}

/** The offsets that an edit touches. Adjacent edits share one, and so overlap. */
function offsetsOf({ offset, length }: Edit): number[] {
  return Array.from({ length: length + 1 }, (_, index) => offset + index)
}
