import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { Diagnostic } from '../../check/Diagnostic.ts'
import { useDispatch, useWorkbench } from '../state/WorkbenchProvider.tsx'
import { createEditor, type Editor } from './createEditor.ts'

/**
 * Creates an editor for the open file. CodeMirror owns the text while the user edits it. A change from outside becomes
 * an edit that can be undone.
 * @returns the editor once it exists, and a ref for its container
 */
export function useEditor(diagnostics: Diagnostic[]) {
  const { path, files, carets, jump } = useWorkbench()
  const dispatch = useDispatch()
  const [editor, setEditor] = useState<Editor | null>(null)
  const latestFiles = useRef(files)
  useLayoutEffect(() => {
    latestFiles.current = files
  })
  const externalEdits = files[path]?.externalEdits
  const openFile = useEffectEvent(() => {
    const file = files[path]
    if (file) editor?.open(path, { text: file.text, caret: carets[path] ?? 0 })
  })

  const container = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return undefined
      const created = createEditor(element, {
        readText: (file) => latestFiles.current[file]?.text,
        onEdit: (file, text) => dispatch({ type: 'textTyped', path: file, text, at: Date.now() }),
        onCaret: (file, offset) => dispatch({ type: 'caretMoved', path: file, offset }),
        onFix: (file, fix) => dispatch({ type: 'fixApplied', path: file, fix }),
        onUndo: () => dispatch({ type: 'undone' }),
        onRedo: () => dispatch({ type: 'redone' }),
      })
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
    editor?.showDiagnostics(diagnostics)
  }, [editor, path, diagnostics])
  useEffect(() => {
    if (jump) editor?.jump(jump.offset)
  }, [editor, jump])
  return { editor, container }
}
