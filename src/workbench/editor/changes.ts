import { diff } from '@codemirror/merge'
import { EditorSelection, type ChangeSet, type ChangeSpec, type SelectionRange } from '@codemirror/state'

/** Limits the search for the smallest difference, in changed characters. Without it, large changes take minutes. */
const scanLimit = 500

/** The changes that turn one text into another. Unchanged parts keep their folds, carets, and undo history. */
export function diffChanges(before: string, after: string): ChangeSpec[] {
  return diff(before, after, { scanLimit }).map(({ fromA, toA, fromB, toB }) => ({
    from: fromA,
    to: toA,
    insert: after.slice(fromB, toB),
  }))
}

/**
 * The change nearest to a caret, as a range in the changed text; null if nothing changes.
 * The head of the range is its start, so that scrolling to a long change shows its start.
 */
export function nearestChange(changes: ChangeSet, caret: number): SelectionRange | null {
  let nearest: SelectionRange | null = null
  let minDistance = Infinity
  changes.iterChangedRanges((fromA, toA, fromB, toB) => {
    const distance = Math.max(fromA - caret, caret - toA, 0)
    if (distance >= minDistance) return
    minDistance = distance
    nearest = EditorSelection.range(toB, fromB)
  })
  return nearest
}
