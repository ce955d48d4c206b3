import { isolateHistory, redoDepth, undoDepth } from '@codemirror/commands'
import { json } from '@codemirror/lang-json'
import { setDiagnostics } from '@codemirror/lint'
import { EditorState, type Extension } from '@codemirror/state'
import { EditorView } from '@codemirror/view'
import { basicSetup } from 'codemirror'
import type { Edit, Diagnostic } from '../../check/Diagnostic.ts'
import { diffChanges } from './changes.ts'
import { toEditorDiagnostic } from './diagnosticOf.ts'
import { help } from './languageFeatures.ts'
import { persistHistories, openState } from './undoHistory.ts'
import { editorTheme } from './theme.ts'
import { nearestChange } from './nearestChange.ts'

interface Surroundings {
  /** The text of another file; undefined where there is none. */
  textOf: (path: string) => string | undefined
  onEdit: (path: string, text: string) => void
  onCaret: (path: string, offset: number) => void
  onFix: (path: string, fix: Edit[]) => void
  /** Of the file that is open. */
  onHistory: (canUndo: boolean, canRedo: boolean) => void
}

interface Opened {
  /** The text that it was opened with, which undoing leads back to. */
  opened: string
  text: string
  caret: number
}

/** Pixels between what comes into view and the edge. */
const yMargin = 60

/** One editor for any number of files, each with its own caret, folds and history of changes. */
export function createEditor(parent: HTMLElement, surroundings: Surroundings) {
  const { textOf, onEdit, onCaret, onFix, onHistory } = surroundings
  const others = new Map<string, EditorState>()
  let path = ''
  const view = new EditorView({ parent, state: EditorState.create() })

  const listening = EditorView.updateListener.of(({ docChanged, selectionSet, state }) => {
    if (docChanged) onEdit(path, state.doc.toString())
    if (docChanged || selectionSet) onCaret(path, state.selection.main.head)
    onHistory(undoDepth(state) > 0, redoDepth(state) > 0)
  })
  const newState = (doc: string, caret: number) => {
    const extensions = [
      basicSetup,
      json(),
      EditorView.lineWrapping,
      help(path, textOf),
      editorTheme,
      listening,
      labelled(path),
    ]
    return openState(sessionStorage, path, { doc, caret, extensions })
  }
  const rewriteAs = (text: string) => {
    const changes = view.state.changes(diffChanges(view.state.doc.toString(), text))
    const place = nearestChange(changes, view.state.selection.main.head)
    view.dispatch({
      changes,
      userEvent: 'input.replace',
      // One undo takes all of them back, and them alone.
      annotations: isolateHistory.of('full'),
      // The caret stays where it is.
      effects: place ? EditorView.scrollIntoView(place, { yMargin }) : [],
    })
  }

  return {
    view,
    /** Brings a file into the editor. Where its text has changed elsewhere, the change is an edit, and is shown. */
    open(nextPath: string, { opened, text, caret }: Opened) {
      if (path !== nextPath) {
        if (path) others.set(path, view.state)
        path = nextPath
        view.setState(others.get(path) ?? newState(opened, caret))
        view.dispatch({ effects: EditorView.scrollIntoView(view.state.selection.main, { y: 'center' }) })
      }
      if (view.state.doc.toString() !== text) rewriteAs(text)
    },
    /** A file's text as it has been typed up to now; undefined where it was not opened yet. */
    textOf(wanted: string) {
      return (wanted === path ? view.state : others.get(wanted))?.doc.toString()
    },
    /** Keeps what can be undone over a reload. */
    persistHistories() {
      persistHistories(sessionStorage, new Map([...others, [path, view.state]]))
    },
    /** Underlines what was found in the file that is open. */
    underline(diagnostics: Diagnostic[]) {
      const { length } = view.state.doc
      const own = diagnostics.filter(({ file, start }) => file === path && start.offset <= length)
      view.dispatch(
        setDiagnostics(
          view.state,
          own.map((diagnostic) => toEditorDiagnostic(diagnostic, length, (fix) => onFix(path, fix))),
        ),
      )
    },
    jump(offset: number) {
      const anchor = Math.min(offset, view.state.doc.length)
      view.dispatch({ selection: { anchor }, effects: EditorView.scrollIntoView(anchor, { y: 'center' }) })
      view.focus()
    },
    destroy: () => view.destroy(),
  }
}

function labelled(path: string): Extension {
  return EditorView.contentAttributes.of({ 'aria-label': `Editor, ${path}`, tabindex: '0' })
}
