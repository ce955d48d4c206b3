import Redo2 from '~icons/lucide/redo-2'
import Undo2 from '~icons/lucide/undo-2'
import { selectHistory, selectOpeningClient } from '../state/selectors.ts'
import { useWindowEvent } from '../state/useWindowEvent.ts'
import { useDispatch, useWorkbench } from '../state/WorkbenchProvider.tsx'
import { ToolbarButton } from '../ui/ToolbarButton.tsx'

/** Undo and Redo of all changes of the open client's files, by button and by shortcut. */
export function HistoryButtons() {
  const dispatch = useDispatch()
  useUndoShortcuts()
  const { done, undone } = selectHistory(useWorkbench())
  return (
    <div className="row" role="group" aria-label="Changes">
      {/* The disabled attribute would take the focus from a button after its last step. */}
      <ToolbarButton
        icon={Undo2}
        variant="quiet"
        title="Undo (Ctrl+Z)"
        aria-disabled={done.length === 0}
        onClick={() => dispatch({ type: 'undone' })}
      />
      <ToolbarButton
        icon={Redo2}
        variant="quiet"
        title="Redo (Ctrl+Y)"
        aria-disabled={undone.length === 0}
        onClick={() => dispatch({ type: 'redone' })}
      />
    </div>
  )
}

/** Elements with their own Undo: dialogs and forms whose texts are not in a file, and the text editor. */
const ownUndo = 'dialog, .cm-editor, [data-undo="own"]'

/**
 * Undoes and redoes changes of the files with the usual shortcuts, wherever the focus is. Fields whose texts are not in
 * a file yet stop the event, or are inside an element with `data-undo="own"`.
 */
function useUndoShortcuts() {
  const dispatch = useDispatch()
  const isOpening = selectOpeningClient(useWorkbench()) !== null
  useWindowEvent('keydown', (event) => {
    const type = findShortcut(event)
    const hasOwnUndo = event.target instanceof Element && event.target.closest(ownUndo) !== null
    if (type === null || event.defaultPrevented || hasOwnUndo || isOpening) return
    event.preventDefault()
    dispatch({ type })
  })
}

/** Ctrl+Z or Cmd+Z; Ctrl+Y, or either with Shift. */
function findShortcut({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent) {
  if (ctrlKey === metaKey || altKey) return null
  const letter = key.toLowerCase()
  if (letter === 'z') return shiftKey ? 'redone' : 'undone'
  return letter === 'y' && ctrlKey && !shiftKey ? 'redone' : null
}
