import { historyField, redoDepth, undoDepth } from '@codemirror/commands'
import { EditorState, type Extension } from '@codemirror/state'

const prefix = 'mediplan-workbench-history/'
const fields = { history: historyField }

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Keeps what can be undone in each file. Where there is no room for it, it is let go: the text itself is kept elsewhere. */
export function persistHistories(store: Store, states: ReadonlyMap<string, EditorState>): void {
  for (const [path, state] of states) {
    store.removeItem(prefix + path)
    if (undoDepth(state) + redoDepth(state) === 0) continue
    try {
      store.setItem(prefix + path, JSON.stringify(state.toJSON(fields)))
    } catch {
      // No room, so that nothing can be undone after a reload.
    }
  }
}

interface Opening {
  doc: string
  caret: number
  extensions: Extension
}

/** A file as it comes into the editor: with what could be undone when it was kept, if it still is the text kept then. */
export function openState(store: Store, path: string, { doc, caret, extensions }: Opening): EditorState {
  const selection = { anchor: Math.min(caret, doc.length) }
  const state = EditorState.create({ doc, selection, extensions })
  try {
    const kept = JSON.parse(store.getItem(prefix + path) ?? 'null') as { doc: unknown } | null
    if (kept?.doc !== doc) return state
    return EditorState.fromJSON({ ...kept, selection: state.selection.toJSON() }, { extensions }, fields)
  } catch {
    return state
  }
}
