import { EditorSelection, type ChangeSet, type SelectionRange } from '@codemirror/state'

/** The changed place that is nearest to a caret: where it stands once changed, its beginning last; null of no change. */
export function nearestChange(changes: ChangeSet, caret: number): SelectionRange | null {
  let nearest: SelectionRange | null = null
  let least = Infinity
  changes.iterChangedRanges((fromA, toA, fromB, toB) => {
    const distance = Math.max(fromA - caret, caret - toA, 0)
    if (distance >= least) return
    least = distance
    nearest = EditorSelection.range(toB, fromB)
  })
  return nearest
}
