/** A part of a file's text that was replaced. */
interface Change {
  path: string
  /** The place of the change in the text before it. */
  offset: number
  removed: string
  inserted: string
  /** The length of the text before the change. */
  length: number
}

/** The changes that one Undo reverts, in the order in which they were made. */
export interface UndoStep {
  changes: Change[]
  /** Changes of one group that follow quickly are one step, such as the characters typed into one field. */
  group: string | null
  /** When the last change was made, in milliseconds. */
  changedAt: number
}

/** What can be undone and redone in the files of one client, latest last. */
export interface History {
  done: UndoStep[]
  undone: UndoStep[]
}

export interface ChangeGroup {
  name: string
  /** In milliseconds. */
  at: number
}

/** Texts by path; the text of a file that does not exist is empty. */
type Texts = Record<string, string>

const maxSteps = 500

/** Bounds the memory that large changes take, such as imported tables. Small ones are bounded by their number. */
const maxCharacters = 20_000_000
const largeStep = 10_000

/** A longer pause starts a new step, in milliseconds. */
const maxPause = 500

export function emptyHistory(): History {
  return { done: [], undone: [] }
}

/** Adds a step, or continues the last one if it belongs to the same group. Drops what could be redone. */
export function recordChanges(history: History, changes: Change[], group?: ChangeGroup): void {
  if (changes.length === 0) return
  const last = history.done.at(-1)
  const isSameStep =
    last !== undefined &&
    group !== undefined &&
    last.group === group.name &&
    group.at - last.changedAt <= maxPause
  if (isSameStep) {
    last.changes.push(...changes)
    last.changedAt = group.at
  } else {
    const step = { changes, group: group?.name ?? null, changedAt: group?.at ?? 0 }
    history.done.push(step)
    if (history.done.length > maxSteps) history.done.shift()
    if (countCharacters(step) > largeStep) history.done = latestSteps(history.done, maxCharacters)
  }
  history.undone = []
}

/** The latest steps with at most a number of characters together. */
export function latestSteps(steps: UndoStep[], maxLength: number): UndoStep[] {
  let length = 0
  const lastDropped = steps.findLastIndex((step) => (length += countCharacters(step)) > maxLength)
  return steps.slice(lastDropped + 1)
}

function countCharacters({ changes }: UndoStep): number {
  return changes.reduce((sum, { removed, inserted }) => sum + removed.length + inserted.length, 0)
}

/** The change of the part between the first and the last character that differ. Empty if the texts are the same. */
export function changesBetween(path: string, before: string, after: string): Change[] {
  if (before === after) return []
  const shorter = Math.min(before.length, after.length)
  let start = 0
  while (start < shorter && before[start] === after[start]) start++
  let end = 0
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end++
  return [
    {
      path,
      offset: start,
      removed: before.slice(start, before.length - end),
      inserted: after.slice(start, after.length - end),
      length: before.length,
    },
  ]
}

/**
 * Undoes the last step.
 * @returns the new texts of the changed files; null if the texts are not those that the step led to
 */
export function undoStep(history: History, texts: Texts): Texts | null {
  const step = history.done.pop()
  if (!step) return {}
  history.undone.push(step)
  return applyChanges(
    texts,
    step.changes.toReversed().map(({ path, offset, removed, inserted, length }) => ({
      path,
      offset,
      removed: inserted,
      inserted: removed,
      length: length - removed.length + inserted.length,
    })),
  )
}

/** Redoes the step that was undone last. @returns as undoStep does */
export function redoStep(history: History, texts: Texts): Texts | null {
  const step = history.undone.pop()
  if (!step) return {}
  history.done.push(step)
  return applyChanges(texts, step.changes)
}

function applyChanges(texts: Texts, changes: readonly Change[]): Texts | null {
  const changed = new Map<string, string>()
  for (const { path, offset, removed, inserted, length } of changes) {
    const text = changed.get(path) ?? texts[path] ?? ''
    const end = offset + removed.length
    if (text.length !== length || text.slice(offset, end) !== removed) return null
    changed.set(path, text.slice(0, offset) + inserted + text.slice(end))
  }
  return Object.fromEntries(changed)
}
