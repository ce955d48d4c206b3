import { useMemo } from 'react'
import { createRecord } from './createRecord.ts'
import { readDisplayName } from './readDisplayName.ts'
import { listClients } from './state/selectors.ts'
import { useDisk } from './state/useDisk.ts'
import { useWorkbench } from './state/WorkbenchProvider.tsx'
import { LabeledSelect } from './ui/LabeledSelect.tsx'

/** Chooses a client by its display name. */
export function ClientSelect() {
  const model = useWorkbench()
  const { chooseClient } = useDisk()
  const openName = useOpenName()
  const names = createRecord([...Object.entries(model.clientNames), ...openName])
  const clients = listClients(model)
  if (model.disk.status !== 'listed' || clients.length === 0) return null
  const placeholder = model.chosenClient === null ? [{ name: '', title: 'Choose one' }] : []
  return (
    <LabeledSelect
      label="Client"
      choices={[...placeholder, ...nameClients(clients, names)]}
      chosen={model.chosenClient ?? ''}
      onChoose={(client) => void chooseClient(client)}
    />
  )
}

/**
 * The folders of clients with their display names, in the order of the names. A folder is added to a name that several
 * clients have.
 */
export function nameClients(clients: readonly string[], names: Readonly<Record<string, string>>) {
  const titles = new Map(clients.map((client) => [client, names[client]?.trim() || client]))
  const isShared = (title: string) => [...titles.values()].filter((each) => each === title).length > 1
  return Array.from(titles, ([name, title]) => ({
    name,
    title: isShared(title) && title !== name ? `${title} (${name})` : title,
  })).toSorted((a, b) => a.title.localeCompare(b.title, 'en'))
}

/** The display name of the open client as edited, which may differ from the disk. */
function useOpenName(): [client: string, name: string][] {
  const { lastValid } = useWorkbench()
  const text = lastValid?.texts['instance.json']
  const name = useMemo(() => (text === undefined ? null : readDisplayName(text)), [text])
  return lastValid && name !== null ? [[lastValid.client, name]] : []
}
