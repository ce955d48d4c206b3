import { setDiagnostics } from '@codemirror/lint'
import { EditorSelection, EditorState } from '@codemirror/state'
import { EditorView, keymap } from '@codemirror/view'
import {
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type Dispatch,
} from 'react'
import type { Diagnostic } from '../../check/Diagnostic.ts'
import { changeBetween } from '../../compare/changeBetween.ts'
import type { WorkbenchEvent } from '../state/reducer.ts'
import { useDispatch, useWorkbench } from '../state/WorkbenchProvider.tsx'
import { editorExtensions } from './extensions.ts'

/**
 * Creates an editor for the open file. CodeMirror owns the text while the user edits it. A change from outside becomes
 * an edit that can be undone.
 * @returns a ref for its container
 */
export function useEditor() {
  const { path, files, carets, jump, checked } = useWorkbench()
  const dispatch = useDispatch()
  const [editor, setEditor] = useState<Editor | null>(null)
  const latestFiles = useRef(files)
  useLayoutEffect(() => {
    latestFiles.current = files
  })
  const externalEdits = files[path]?.externalEdits
  const openFile = useEffectEvent(() => {
    const file = files[path]
    if (file) editor?.open(path, file.text, carets[path] ?? 0)
  })

  const container = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return undefined
      const created = createEditor(element, (file) => latestFiles.current[file]?.text, dispatch)
      setEditor(created)
      return () => {
        setEditor(null)
        created.destroy()
      }
    },
    [dispatch],
  )
  useEffect(() => {
    openFile()
  }, [editor, path, externalEdits])
  useEffect(() => {
    editor?.showDiagnostics(checked.diagnostics)
  }, [editor, path, checked])
  useEffect(() => {
    if (jump) editor?.jump(jump.offset)
  }, [editor, jump])
  return container
}

export type Editor = ReturnType<typeof createEditor>

/** Pixels between a change that is scrolled into view and the editor's edge. */
const yMargin = 60

/**
 * Creates one editor for any number of files. Each file has its own caret and folds.
 * @param readFile returns the text of another file; undefined if there is none
 */
function createEditor(
  parent: HTMLElement,
  readFile: (path: string) => string | undefined,
  dispatch: Dispatch<WorkbenchEvent>,
) {
  const hiddenStates = new Map<string, EditorState>()
  let path = ''
  const view = new EditorView({ parent, state: EditorState.create() })

  const updateListener = EditorView.updateListener.of(({ docChanged, selectionSet, state }) => {
    if (docChanged) dispatch({ type: 'textTyped', path, text: state.doc.toString(), at: Date.now() })
    if (docChanged || selectionSet) dispatch({ type: 'caretMoved', path, offset: state.selection.main.head })
  })
  const run = (type: 'undone' | 'redone') => () => {
    dispatch({ type })
    return true
  }
  const newState = (doc: string, caret: number) =>
    EditorState.create({
      doc,
      extensions: [
        keymap.of([
          { key: 'Mod-z', run: run('undone'), preventDefault: true },
          { key: 'Ctrl-y', run: run('redone'), preventDefault: true },
          { key: 'Mod-Shift-z', run: run('redone'), preventDefault: true },
        ]),
        editorExtensions(path, readFile),
        updateListener,
      ],
      selection: { anchor: Math.min(caret, doc.length) },
    })
  /** Unchanged parts before and after the change keep their folds and carets. */
  const replaceText = (text: string) => {
    const change = changeBetween(view.state.doc.toString(), text)
    if (!change) return
    const { offset: from, removed, inserted: insert } = change
    // The head of the range is its start, which shows even if the change is larger than the screen.
    const inserted = EditorSelection.range(from + insert.length, from)
    view.dispatch({
      changes: { from, to: from + removed.length, insert },
      userEvent: 'input.replace',
      effects: EditorView.scrollIntoView(inserted, { yMargin }),
    })
  }

  return {
    /** Shows a file. If its text has changed outside the editor, applies that as an edit and scrolls to it. */
    open(nextPath: string, text: string, caret: number) {
      if (path !== nextPath) {
        if (path) hiddenStates.set(path, view.state)
        path = nextPath
        view.setState(hiddenStates.get(path) ?? newState(text, caret))
        view.dispatch({ effects: EditorView.scrollIntoView(view.state.selection.main, { y: 'center' }) })
      }
      replaceText(text)
    },
    /** Underlines the diagnostics of the open file, whose text may have become shorter since it was checked. */
    showDiagnostics(diagnostics: Diagnostic[]) {
      const { length } = view.state.doc
      const shown = diagnostics.filter(({ file, start }) => file === path && start.offset <= length)
      const marks = shown.map(({ severity, start, end, message, help, fix }) => ({
        from: start.offset,
        to: Math.min(Math.max(end.offset, start.offset), length),
        severity,
        message: `${message}\n${help}`,
        ...(fix && { actions: [{ name: 'Fix', apply: () => dispatch({ type: 'fixApplied', path, fix }) }] }),
      }))
      view.dispatch(setDiagnostics(view.state, marks))
    },
    jump(offset: number) {
      const anchor = Math.min(offset, view.state.doc.length)
      view.dispatch({ selection: { anchor }, effects: EditorView.scrollIntoView(anchor, { y: 'center' }) })
      view.focus()
    },
    destroy: () => view.destroy(),
  }
}
