import Download from '~icons/lucide/download'
import File from '~icons/lucide/file'
import FolderOpen from '~icons/lucide/folder-open'
import { useRef } from 'react'
import { hasOpenClient, pathInClient } from '../../state/selectors.ts'
import { useDispatch, useWorkbench } from '../../state/WorkbenchProvider.tsx'
import { Menu, MenuItem } from '../../ui/Menu.tsx'
import { download } from '../../ui/download.ts'
import { readPicked } from './readImportedFiles.ts'
import { useImportFiles } from './useImportFiles.ts'

/** A menu that opens and downloads files, and shows them as text. */
export function FileMenu() {
  const model = useWorkbench()
  const dispatch = useDispatch()
  const { editor, isJsonOffered } = model.view
  const isJsonShown = editor === 'json' || isJsonOffered
  const toggleJson = () =>
    dispatch({
      type: 'viewChanged',
      view: isJsonShown ? { editor: 'form', isJsonOffered: false } : { editor: 'json' },
    })
  const picker = useRef<HTMLInputElement>(null)
  const importFiles = useImportFiles()
  return (
    <>
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
      <Menu label="File" icon={<File aria-hidden />} disabled={!hasOpenClient(model)}>
        <MenuItem icon={<FolderOpen aria-hidden />} onSelect={() => picker.current?.click()}>
          Open…
        </MenuItem>
        <MenuItem
          icon={<Download aria-hidden />}
          onSelect={() => download(model.path, model.files[model.path]?.text ?? '')}
        >
          Download {pathInClient(model.path)}
        </MenuItem>
        <MenuItem isChecked={isJsonShown} onSelect={toggleJson}>
          Show JSON
        </MenuItem>
      </Menu>
    </>
  )
}
