import { useWorkbench } from './state/WorkbenchProvider.tsx'
import { listClients } from './state/selectors.ts'
import { useDisk } from './state/useDisk.ts'
import { FileActions } from './files/FileActions.tsx'
import { LabeledSelect } from './ui/LabeledSelect.tsx'
import { CopyField } from './ui/CopyField.tsx'
import './Header.css'

/** The page header: the open client, notices, and actions on its files. */
export function Header() {
  const model = useWorkbench()
  const { chooseClient } = useDisk()
  const clients = listClients(model).map((name) => ({ name, title: name }))
  const placeholder = model.chosenClient === null ? [{ name: '', title: 'Choose one' }] : []
  return (
    <header className="header">
      <h1>Workbench</h1>
      {model.disk.status === 'listed' && clients.length > 0 && (
        <LabeledSelect
          label="Client"
          choices={[...placeholder, ...clients]}
          chosen={model.chosenClient ?? ''}
          onChoose={(client) => void chooseClient(client)}
        />
      )}
      <div className="header-notice" role="status" data-tone={model.notice?.tone}>
        {model.notice?.message}
        {model.notice?.copyText !== undefined && (
          <CopyField key={model.notice.copyText} text={model.notice.copyText} />
        )}
      </div>
      <FileActions />
    </header>
  )
}
