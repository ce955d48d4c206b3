import Redo2 from '~icons/lucide/redo-2'
import Undo2 from '~icons/lucide/undo-2'
import { selectHistory } from '../state/selectors.ts'
import { useDispatch, useWorkbench } from '../state/WorkbenchProvider.tsx'
import { ToolbarButton } from '../ui/ToolbarButton.tsx'

/** Undo and Redo of all changes of the open client's files. */
export function HistoryButtons() {
  const dispatch = useDispatch()
  const { done, undone } = selectHistory(useWorkbench())
  return (
    <div className="header-group" role="group" aria-label="Changes" data-tour="undo">
      {/* The disabled attribute would take the focus from a button after its last step. */}
      <ToolbarButton
        variant="quiet"
        title="Undo (Ctrl+Z)"
        aria-disabled={done.length === 0}
        onClick={() => dispatch({ type: 'undone' })}
      >
        <Undo2 aria-hidden />
      </ToolbarButton>
      <ToolbarButton
        variant="quiet"
        title="Redo (Ctrl+Y)"
        aria-disabled={undone.length === 0}
        onClick={() => dispatch({ type: 'redone' })}
      >
        <Redo2 aria-hidden />
      </ToolbarButton>
    </div>
  )
}
