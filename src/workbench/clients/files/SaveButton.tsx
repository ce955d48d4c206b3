import Save from '~icons/lucide/save'
import { useEffect, useEffectEvent } from 'react'
import { hasOpenClient, isChanged, selectClientFiles, selectOpeningClient } from '../../state/selectors.ts'
import { useSave } from '../../state/useSave.ts'
import { useWorkbench } from '../../state/WorkbenchProvider.tsx'
import { ToolbarButton } from '../../ui/ToolbarButton.tsx'

/** Saves the changed files of the open client. */
export function SaveButton() {
  const model = useWorkbench()
  const save = useSave()
  const hasClient = hasOpenClient(model)
  const hasChanges = selectClientFiles(model).some(([, file]) => isChanged(file))
  useSaveShortcut(() => hasClient && selectOpeningClient(model) === null && save())
  return (
    <ToolbarButton
      variant="primary"
      title={hasClient && !hasChanges ? 'Nothing to save' : 'Save (Ctrl+S)'}
      disabled={!hasClient}
      // A button with the disabled attribute would lose the focus after a save.
      aria-disabled={!hasChanges}
      onClick={save}
    >
      <Save aria-hidden />
      Save
    </ToolbarButton>
  )
}

function useSaveShortcut(save: () => unknown) {
  const onSave = useEffectEvent(save)
  useEffect(() => {
    const listener = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return
      event.preventDefault()
      onSave()
    }
    window.addEventListener('keydown', listener)
    return () => window.removeEventListener('keydown', listener)
  }, [])
}
