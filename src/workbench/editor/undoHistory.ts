import { historyField, redoDepth, undoDepth } from '@codemirror/commands'
import { EditorState, type Extension } from '@codemirror/state'

const prefix = 'mediplan-workbench-history/'
const fields = { history: historyField }

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Persists the undo history of each file. Drops a history that does not fit; storage.ts persists the text. */
export function persistHistories(store: Store, states: ReadonlyMap<string, EditorState>): void {
  for (const [path, state] of states) {
    store.removeItem(prefix + path)
    if (undoDepth(state) + redoDepth(state) === 0) continue
    try {
      store.setItem(prefix + path, JSON.stringify(state.toJSON(fields)))
    } catch {
      // The storage is full: nothing can be undone after a reload.
    }
  }
}

interface StateConfig {
  doc: string
  caret: number
  extensions: Extension
}

/** Creates a file's editor state. Restores its undo history if that belongs to the same text. */
export function createState(
  store: Store,
  path: string,
  { doc, caret, extensions }: StateConfig,
): EditorState {
  const selection = { anchor: Math.min(caret, doc.length) }
  const state = EditorState.create({ doc, selection, extensions })
  try {
    const persisted = JSON.parse(store.getItem(prefix + path) ?? 'null') as { doc: unknown } | null
    if (persisted?.doc !== doc) return state
    const json = { ...persisted, selection: state.selection.toJSON() }
    return EditorState.fromJSON(json, { extensions }, fields)
  } catch {
    return state
  }
}
