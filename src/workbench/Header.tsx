import { useBench } from './state/BenchProvider.tsx'
import { clientsOf, ownFiles } from './state/selectors.ts'
import { useDisk } from './state/useDisk.ts'
import { FileActions } from './files/FileActions.tsx'
import { Choice } from './ui/Choice.tsx'
import './Header.css'

/** Which client is worked on, and what can be done with its files. */
export function Header() {
  const model = useBench()
  const { choose } = useDisk()
  const clients = clientsOf(model).map((name) => ({ name, title: name }))
  return (
    <header className="header">
      <h1>Workbench</h1>
      {model.client !== null && ownFiles(model).length > 0 && (
        <Choice label="Client" choices={clients} chosen={model.chosen ?? model.client} onChoose={choose} />
      )}
      <p className="header-notice" role="status">
        {model.notice}
      </p>
      <FileActions />
    </header>
  )
}
