import type { UndoableChange } from '../diskApi.ts'
import { ToolbarButton } from '../ui/ToolbarButton.tsx'
import { useFolderChanges } from './useFolderChanges.ts'

/** Undoes a change of folders or keys, in the notice that reports it. */
export function UndoButton({ undoable }: { undoable: UndoableChange }) {
  const { undo } = useFolderChanges()
  return <ToolbarButton onClick={() => void undo(undoable)}>Undo</ToolbarButton>
}
