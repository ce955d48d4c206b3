/** Texts by path; the text of a file that does not exist is empty. */
type Texts = Record<string, string>

/** What one Undo reverts: the texts of the changed files on both sides. Steps share the strings of their texts. */
interface UndoStep {
  before: Texts
  after: Texts
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

const maxSteps = 200

/** A longer pause starts a new step, in milliseconds. */
const maxPause = 500

export function emptyHistory(): History {
  return { done: [], undone: [] }
}

/** Adds a step, or continues the last one if it belongs to the same group. Drops what could be redone. */
export function recordChange(history: History, before: Texts, after: Texts, group?: ChangeGroup): void {
  const last = history.done.at(-1)
  if (last && group && last.group === group.name && group.at - last.changedAt <= maxPause) {
    last.before = { ...before, ...last.before }
    last.after = { ...last.after, ...after }
    last.changedAt = group.at
  } else {
    history.done.push({ before, after, group: group?.name ?? null, changedAt: group?.at ?? 0 })
    history.done = history.done.slice(-maxSteps)
  }
  history.undone = []
}
