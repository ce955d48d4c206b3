import { useMemo } from 'react'
import { createRecord } from '../state/createRecord.ts'
import { readDisplayName } from '../clients/readDisplayName.ts'
import { listClients, nameClients } from '../state/selectors.ts'
import { useDisk } from '../state/useDisk.ts'
import { useWorkbench } from '../state/WorkbenchProvider.tsx'
import { LabeledSelect } from '../ui/LabeledSelect.tsx'

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

/** The display name of the open client as edited, which may differ from the disk. */
function useOpenName(): [client: string, name: string][] {
  const { lastValid } = useWorkbench()
  const text = lastValid?.texts['instance.json']
  const name = useMemo(() => (text === undefined ? null : readDisplayName(text)), [text])
  return lastValid && name !== null ? [[lastValid.client, name]] : []
}
