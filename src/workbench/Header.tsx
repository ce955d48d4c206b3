import { useWorkbench } from './state/WorkbenchProvider.tsx'
import { listClients } from './state/selectors.ts'
import { useDisk } from './state/useDisk.ts'
import { FileActions } from './files/FileActions.tsx'
import { Choice } from './ui/Choice.tsx'
import { CopyByHand } from './ui/CopyByHand.tsx'
import './Header.css'

/** Which client is worked on, and what can be done with its files. */
export function Header() {
  const model = useWorkbench()
  const { chooseClient } = useDisk()
  const clients = listClients(model).map((name) => ({ name, title: name }))
  const none = model.chosen === null ? [{ name: '', title: 'Choose one' }] : []
  return (
    <header className="header">
      <h1>Workbench</h1>
      {model.disk.status === 'listed' && clients.length > 0 && (
        <Choice
          label="Client"
          choices={[...none, ...clients]}
          chosen={model.chosen ?? ''}
          onChoose={(client) => void chooseClient(client)}
        />
      )}
      <div className="header-notice" role="status" data-tone={model.notice?.tone}>
        {model.notice?.message}
        {model.notice?.text !== undefined && <CopyByHand key={model.notice.text} text={model.notice.text} />}
      </div>
      <FileActions />
    </header>
  )
}
