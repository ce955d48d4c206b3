import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import type { Finding } from '../../check/Finding.ts'
import { useBench, useDispatch } from '../state/BenchProvider.tsx'
import { createEditor } from './createEditor.ts'

/**
 * An editor on the file that is worked on. CodeMirror holds its text; what changes it elsewhere is brought in as an
 * edit, which can be undone like any other.
 * @returns the editor, once there is one, and a ref for the element that it is to be in
 */
export function useEditor(findings: Finding[]) {
  const { path, files, carets, jump } = useBench()
  const dispatch = useDispatch()
  const [editor, setEditor] = useState<ReturnType<typeof createEditor> | null>(null)
  const text = files[path]?.text
  const caret = useEffectEvent(() => carets[path] ?? 0)

  const home = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return undefined
      const made = createEditor(element, {
        onEdit: (edited, next) => dispatch({ type: 'edited', path: edited, text: next }),
        onCaret: (moved, offset) => dispatch({ type: 'caretMoved', path: moved, offset }),
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
    if (text !== undefined) editor?.open(path, text, caret())
  }, [editor, path, text])
  useEffect(() => {
    editor?.underline(findings)
  }, [editor, path, findings])
  useEffect(() => {
    if (jump) editor?.jump(jump.offset)
  }, [editor, jump])
  return { editor, home }
}
