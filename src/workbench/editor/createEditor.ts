import { json } from '@codemirror/lang-json'
import { setDiagnostics } from '@codemirror/lint'
import { EditorState, type Extension } from '@codemirror/state'
import { EditorView } from '@codemirror/view'
import { basicSetup } from 'codemirror'
import type { Edit, Finding } from '../../check/Finding.ts'
import { changesTo } from './changesTo.ts'
import { diagnosticOf } from './diagnosticOf.ts'
import { help } from './help.ts'
import { look } from './look.ts'

interface Hearing {
  onEdit: (path: string, text: string) => void
  onCaret: (path: string, offset: number) => void
  onMend: (path: string, fix: Edit[]) => void
}

/** One editor for any number of files, each with its own caret, folds and history of changes. */
export function createEditor(parent: HTMLElement, { onEdit, onCaret, onMend }: Hearing) {
  const others = new Map<string, EditorState>()
  let path = ''
  const view = new EditorView({ parent, state: EditorState.create() })

  const listening = EditorView.updateListener.of(({ docChanged, selectionSet, state }) => {
    if (docChanged) onEdit(path, state.doc.toString())
    if (docChanged || selectionSet) onCaret(path, state.selection.main.head)
  })
  const newState = (doc: string, caret: number) =>
    EditorState.create({
      doc,
      selection: { anchor: Math.min(caret, doc.length) },
      extensions: [basicSetup, json(), EditorView.lineWrapping, help(path), look, listening, labelled(path)],
    })

  return {
    view,
    /** Brings a file into the editor, where its text may have changed since it was there last. */
    open(nextPath: string, text: string, caret: number) {
      if (path !== nextPath) {
        if (path) others.set(path, view.state)
        path = nextPath
        view.setState(others.get(path) ?? newState(text, caret))
        view.dispatch({ effects: EditorView.scrollIntoView(view.state.selection.main, { y: 'center' }) })
      }
      const shown = view.state.doc.toString()
      // The caret stays where it is, and one undo takes all of them back.
      if (shown !== text) view.dispatch({ changes: changesTo(shown, text), userEvent: 'input.replace' })
    },
    /** A file's text as it has been typed up to now; undefined where it was not opened yet. */
    textOf(wanted: string) {
      return (wanted === path ? view.state : others.get(wanted))?.doc.toString()
    },
    /** Underlines what was found in the file that is open. */
    underline(findings: Finding[]) {
      const { length } = view.state.doc
      const own = findings.filter(({ file, start }) => file === path && start.offset <= length)
      view.dispatch(
        setDiagnostics(
          view.state,
          own.map((finding) => diagnosticOf(finding, length, (fix) => onMend(path, fix))),
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
