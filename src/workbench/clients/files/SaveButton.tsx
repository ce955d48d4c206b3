import Save from '~icons/lucide/save'
import { isConflict } from '../../state/OpenFile.ts'
import { hasOpenClient, isChanged, selectClientFiles, selectOpeningClient } from '../../state/selectors.ts'
import { useSave } from '../../state/useSave.ts'
import { useWindowEvent } from '../../state/useWindowEvent.ts'
import { useWorkbench } from '../../state/WorkbenchProvider.tsx'
import { ToolbarButton } from '../../ui/ToolbarButton.tsx'
import { SaveConflictDialog } from './SaveConflictDialog.tsx'

/** Saves the changed files of the open client, and asks before it replaces another version on disk. */
export function SaveButton() {
  const model = useWorkbench()
  const { save, conflicts, keepEditing, overwrite } = useSave()
  const conflicting = conflicts.filter((path) => model.files[path] && isConflict(model.files[path]))
  const hasClient = hasOpenClient(model)
  const hasChanges = selectClientFiles(model).some(([, file]) => isChanged(file))
  useWindowEvent('keydown', (event) => {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return
    event.preventDefault()
    if (hasClient && selectOpeningClient(model) === null) save()
  })
  return (
    <>
      <ToolbarButton
        icon={Save}
        variant="primary"
        title={hasClient && !hasChanges ? 'Nothing to save' : 'Save (Ctrl+S)'}
        disabled={!hasClient}
        // A button with the disabled attribute would lose the focus after a save.
        aria-disabled={!hasChanges}
        onClick={save}
      >
        Save
      </ToolbarButton>
      {conflicting.length > 0 && (
        <SaveConflictDialog paths={conflicting} onOverwrite={overwrite} onClose={keepEditing} />
      )}
    </>
  )
}
