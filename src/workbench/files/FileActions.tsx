import Download from '~icons/lucide/download'
import FolderOpen from '~icons/lucide/folder-open'
import Link from '~icons/lucide/link'
import Save from '~icons/lucide/save'
import { useEffect, useEffectEvent, useRef } from 'react'
import { createLink } from '../state/link.ts'
import { selectLinkedState } from '../state/PersistedState.ts'
import { hasOpenClient, isChanged, selectClientFiles } from '../state/selectors.ts'
import { useCopy } from '../state/useCopy.ts'
import { useSave } from '../state/useSave.ts'
import { useWorkbench } from '../state/WorkbenchProvider.tsx'
import { ToolbarButton } from '../ui/ToolbarButton.tsx'
import { download } from './download.ts'
import { readPicked } from './readImportedFiles.ts'
import { useImportFiles } from './useImportFiles.ts'

/** Buttons that open, download, share, and save files. */
export function FileActions() {
  const model = useWorkbench()
  const copy = useCopy()
  const save = useSave()
  const hasClient = hasOpenClient(model)
  const hasChanges = selectClientFiles(model).some(([, file]) => isChanged(file))
  const picker = useRef<HTMLInputElement>(null)
  const importFiles = useImportFiles()
  const copyLink = async () => {
    const link = await createLink(location.href, selectLinkedState(model))
    await copy(link, 'The link is on the clipboard. It holds the files, the view, and the answers.')
  }
  useSaveShortcut(() => hasClient && save())
  return (
    <div className="bar-end">
      <input
        ref={picker}
        type="file"
        accept=".json"
        multiple
        hidden
        onChange={({ currentTarget }) => {
          void importFiles(readPicked([...(currentTarget.files ?? [])]))
          currentTarget.value = ''
        }}
      />
      <ToolbarButton disabled={!hasClient} onClick={() => picker.current?.click()}>
        <FolderOpen aria-hidden />
        Open
      </ToolbarButton>
      <ToolbarButton
        disabled={!hasClient}
        onClick={() => download(model.path, model.files[model.path]?.text ?? '')}
      >
        <Download aria-hidden />
        Download
      </ToolbarButton>
      <ToolbarButton disabled={!hasClient} onClick={() => void copyLink()}>
        <Link aria-hidden />
        Share
      </ToolbarButton>
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
    </div>
  )
}

function useSaveShortcut(save: () => unknown) {
  const onSave = useEffectEvent(save)
  useEffect(() => {
    const listener = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key !== 's') return
      event.preventDefault()
      onSave()
    }
    window.addEventListener('keydown', listener)
    return () => window.removeEventListener('keydown', listener)
  }, [])
}
