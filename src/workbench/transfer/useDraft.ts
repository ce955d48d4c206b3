import { useState } from 'react'

/** By their keys. */
const drafts = new Map<string, unknown>()

/**
 * What the user enters in a dialog, and a function that replaces or discards it. It outlives the dialog, so that a dialog
 * that is closed by accident continues where it was.
 * @param key also names the kind of the draft
 */
export function useDraft<Draft>(key: string) {
  const [draft, setDraft] = useState(drafts.get(key) as Draft | undefined)
  const keep = (changed: Draft | undefined) => {
    if (changed === undefined) drafts.delete(key)
    else drafts.set(key, changed)
    setDraft(changed)
  }
  return [draft, keep] as const
}
