import { useEffect, useEffectEvent } from 'react'
import { selectOpeningClient } from './selectors.ts'
import { useDispatch, useWorkbench } from './WorkbenchProvider.tsx'

/** Elements with their own Undo: dialogs and forms whose texts are not in a file, and the text editor. */
const ownUndo = 'dialog, .cm-editor, [data-undo="own"]'

/**
 * Undoes and redoes changes of the files with the usual shortcuts, wherever the focus is. Fields whose texts are not in
 * a file yet stop the event, or are inside an element with `data-undo="own"`.
 */
export function useUndoShortcuts(): void {
  const dispatch = useDispatch()
  const isOpening = selectOpeningClient(useWorkbench()) !== null
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const type = findShortcut(event)
    const hasOwnUndo = event.target instanceof Element && event.target.closest(ownUndo) !== null
    if (type === null || event.defaultPrevented || hasOwnUndo || isOpening) return
    event.preventDefault()
    dispatch({ type })
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event)
    window.addEventListener('keydown', listener)
    return () => window.removeEventListener('keydown', listener)
  }, [])
}

/** Ctrl+Z or Cmd+Z; Ctrl+Y, or either with Shift. */
function findShortcut({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent) {
  if (ctrlKey === metaKey || altKey) return null
  const letter = key.toLowerCase()
  if (letter === 'z') return shiftKey ? 'redone' : 'undone'
  return letter === 'y' && ctrlKey && !shiftKey ? 'redone' : null
}
