import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { Diagnostic } from '../../check/Diagnostic.ts'
import { useWorkbench, useDispatch } from '../state/WorkbenchProvider.tsx'
import { createEditor } from './createEditor.ts'

/**
 * An editor on the file that is worked on. CodeMirror holds its text; what changes it elsewhere is brought in as an
 * edit, which can be undone like any other.
 * @returns the editor, once there is one, a ref for the element that it is to be in, and what can be taken back in it
 */
export function useEditor(diagnostics: Diagnostic[]) {
  const { path, files, carets, jump } = useWorkbench()
  const dispatch = useDispatch()
  const [editor, setEditor] = useState<ReturnType<typeof createEditor> | null>(null)
  const [canUndo, setCanUndo] = useState(false)
  const [canRedo, setCanRedo] = useState(false)
  const latest = useRef(files)
  useLayoutEffect(() => {
    latest.current = files
  })
  const rewrites = files[path]?.rewrites
  const bringIn = useEffectEvent(() => {
    const file = files[path]
    if (file) editor?.open(path, { opened: file.opened, text: file.text, caret: carets[path] ?? 0 })
  })

  const home = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return undefined
      const made = createEditor(element, {
        textOf: (other) => latest.current[other]?.text,
        onEdit: (edited, next) => dispatch({ type: 'typed', path: edited, text: next }),
        onCaret: (moved, offset) => dispatch({ type: 'caretMoved', path: moved, offset }),
        onFix: (fixed, fix) => dispatch({ type: 'fixApplied', path: fixed, fix }),
        onHistory: (undoes, redoes) => {
          setCanUndo(undoes)
          setCanRedo(redoes)
        },
      })
      setEditor(made)
      return () => {
        setEditor(null)
        made.destroy()
      }
    },
    [dispatch],
  )
  useEffect(() => {
    bringIn()
  }, [editor, path, rewrites])
  useEffect(() => {
    editor?.underline(diagnostics)
  }, [editor, path, diagnostics])
  useEffect(() => {
    if (jump) editor?.jump(jump.offset)
  }, [editor, jump])
  useEffect(() => {
    const leave = () => editor?.persistHistories()
    window.addEventListener('pagehide', leave)
    return () => window.removeEventListener('pagehide', leave)
  }, [editor])
  return { editor, home, canUndo, canRedo }
}
