import { diff } from '@codemirror/merge'
import type { ChangeSpec } from '@codemirror/state'

/** Beyond so many changed characters in one place the search for the fewest changes takes seconds, then minutes. */
const scanLimit = 500

/** The changes that lead from one text to another, as few as are found soon: what is alike stays where it is. */
export function diffChanges(before: string, after: string): ChangeSpec[] {
  return diff(before, after, { scanLimit }).map(({ fromA, toA, fromB, toB }) => ({
    from: fromA,
    to: toA,
    insert: after.slice(fromB, toB),
  }))
}
