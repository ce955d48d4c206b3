import { isEqual } from '../../compare/isEqual.ts'
import type { UnappliedTexts } from './UnappliedText.ts'

/** The part of the model that a step changes. */
export interface Contents {
  /** By path; the text of a file that does not exist is empty. */
  texts: Record<string, string>
  unapplied: UnappliedTexts
}

/** What one Undo reverts: the changed contents on both sides. Steps share the strings of their texts. */
interface UndoStep {
  before: Contents
  after: Contents
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

/**
 * Adds a step, or continues the last one if it belongs to the same group. A step whose changes cancel each other out goes
 * away. Drops what could be redone.
 */
export function recordChange(history: History, before: Contents, after: Contents, group?: ChangeGroup): void {
  const last = history.done.at(-1)
  const isContinued = last && group && last.group === group.name && group.at - last.changedAt <= maxPause
  // Undo of a refused text keeps the value that was typed before it.
  const isRefusal = Object.values(after.unapplied).some((text) => text !== null)
  const hasValue = last !== undefined && Object.keys(last.after.texts).length > 0
  if (isContinued && !(isRefusal && hasValue)) {
    last.before = merge(before, last.before)
    last.after = merge(last.after, after)
    last.changedAt = group.at
    if (isEqual(last.before, last.after)) history.done.pop()
  } else {
    history.done.push({ before, after, group: group?.name ?? null, changedAt: group?.at ?? 0 })
    history.done = history.done.slice(-maxSteps)
  }
  history.undone = []
}

function merge(contents: Contents, prior: Contents): Contents {
  return {
    texts: { ...contents.texts, ...prior.texts },
    unapplied: { ...contents.unapplied, ...prior.unapplied },
  }
}
