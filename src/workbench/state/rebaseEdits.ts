import type { Edit } from '../../check/Diagnostic.ts'
import { changesBetween } from './history.ts'

/** Moves edits of a text to where they belong in its changed text; null if a change touches their place. */
export function rebaseEdits(edits: readonly Edit[], before: string, after: string): Edit[] | null {
  const [change] = changesBetween('', before, after)
  if (!change) return [...edits]
  const end = change.offset + change.removed.length
  const shift = change.inserted.length - change.removed.length
  const rebased = edits.flatMap((edit) => {
    if (edit.offset + edit.length < change.offset) return edit
    return edit.offset > end ? { ...edit, offset: edit.offset + shift } : []
  })
  return rebased.length === edits.length ? rebased : null
}
