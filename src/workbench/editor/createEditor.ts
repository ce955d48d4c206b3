import { json } from '@codemirror/lang-json'
import { setDiagnostics, type Diagnostic as EditorDiagnostic } from '@codemirror/lint'
import { EditorState, type Extension } from '@codemirror/state'
import { EditorView, keymap } from '@codemirror/view'
import type { Diagnostic, Edit } from '../../check/Diagnostic.ts'
import { diffChanges, nearestChange } from './changes.ts'
import { languageFeatures } from './languageFeatures.ts'
import { editorTheme } from './editorTheme.ts'
import { editorSetup } from './editorSetup.ts'

interface EditorOptions {
  /** Returns the text of another file; undefined if there is none. */
  readText: (path: string) => string | undefined
  onEdit: (path: string, text: string) => void
  onCaret: (path: string, offset: number) => void
  onFix: (path: string, fix: Edit[]) => void
  onUndo: () => void
  onRedo: () => void
}

interface FileToOpen {
  text: string
  caret: number
}

/** Pixels between a change that is scrolled into view and the editor's edge. */
const yMargin = 60

export type Editor = ReturnType<typeof createEditor>

/** Creates one editor for any number of files. Each file has its own caret and folds. */
export function createEditor(parent: HTMLElement, options: EditorOptions) {
  const { readText, onEdit, onCaret, onFix, onUndo, onRedo } = options
  const hiddenStates = new Map<string, EditorState>()
  let path = ''
  const view = new EditorView({ parent, state: EditorState.create() })

  const updateListener = EditorView.updateListener.of(({ docChanged, selectionSet, state }) => {
    if (docChanged) onEdit(path, state.doc.toString())
    if (docChanged || selectionSet) onCaret(path, state.selection.main.head)
  })
  const newState = (doc: string, caret: number) => {
    const extensions = [
      keymap.of([
        { key: 'Mod-z', run: () => run(onUndo), preventDefault: true },
        { key: 'Ctrl-y', run: () => run(onRedo), preventDefault: true },
        { key: 'Mod-Shift-z', run: () => run(onRedo), preventDefault: true },
      ]),
      editorSetup,
      json(),
      EditorView.lineWrapping,
      languageFeatures(path, readText),
      editorTheme,
      updateListener,
      ariaLabel(path),
    ]
    return EditorState.create({ doc, extensions, selection: { anchor: Math.min(caret, doc.length) } })
  }
  const replaceText = (text: string) => {
    const changes = view.state.changes(diffChanges(view.state.doc.toString(), text))
    const change = nearestChange(changes, view.state.selection.main.head)
    view.dispatch({
      changes,
      userEvent: 'input.replace',
      effects: change ? EditorView.scrollIntoView(change, { yMargin }) : [],
    })
  }

  return {
    view,
    /** Shows a file. If its text has changed outside the editor, applies that as an edit and scrolls to it. */
    open(nextPath: string, { text, caret }: FileToOpen) {
      if (path !== nextPath) {
        if (path) hiddenStates.set(path, view.state)
        path = nextPath
        view.setState(hiddenStates.get(path) ?? newState(text, caret))
        view.dispatch({ effects: EditorView.scrollIntoView(view.state.selection.main, { y: 'center' }) })
      }
      if (view.state.doc.toString() !== text) replaceText(text)
    },
    /** The current text of a file; undefined if it has not been opened yet. */
    readText(file: string) {
      return (file === path ? view.state : hiddenStates.get(file))?.doc.toString()
    },
    /** Underlines the diagnostics of the open file. */
    showDiagnostics(diagnostics: Diagnostic[]) {
      const { length } = view.state.doc
      const shown = diagnostics.filter(({ file, start }) => file === path && start.offset <= length)
      view.dispatch(
        setDiagnostics(
          view.state,
          shown.map((diagnostic) => toEditorDiagnostic(diagnostic, length, (fix) => onFix(path, fix))),
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

/** @param length of the text, which may have become shorter since it was checked */
function toEditorDiagnostic(
  { severity, start, end, message, help, fix }: Diagnostic,
  length: number,
  onFix: (fix: Edit[]) => void,
): EditorDiagnostic {
  return {
    from: Math.min(start.offset, length),
    to: Math.min(Math.max(end.offset, start.offset), length),
    severity,
    message: `${message}\n${help}`,
    ...(fix && { actions: [{ name: 'Fix', apply: () => onFix(fix) }] }),
  }
}

function run(command: () => void) {
  command()
  return true
}

function ariaLabel(path: string): Extension {
  return EditorView.contentAttributes.of({ 'aria-label': `Editor, ${path}`, tabindex: '0' })
}
