import { useMemo } from 'react'
import { fileName } from '../../contract/clientFiles.ts'
import { planYearOf } from '../../compare/compareSides.ts'
import { createRecord } from '../state/model.ts'
import { readClientName } from '../clients/readClientName.ts'
import { listClients, nameClients, selectClientFiles, yearOf } from '../state/selectors.ts'
import { useDisk } from '../state/useDisk.ts'
import { useDispatch, useWorkbench } from '../state/WorkbenchProvider.tsx'
import { LabeledSelect } from '../ui/LabeledSelect.tsx'

/** Chooses a client by its display name. The open client's name is as edited, which may differ from the disk. */
export function ClientSelect() {
  const model = useWorkbench()
  const { chooseClient } = useDisk()
  const openName = useLastValidInstance(readClientName)
  const { lastValid, chosenClient, disk } = model
  const clients = listClients(model)
  if (disk.status !== 'listed' || clients.length === 0) return null
  const names = createRecord(Object.entries(model.clientNames))
  if (lastValid && openName !== null) names[lastValid.client] = openName
  const placeholder = chosenClient === null ? [{ name: '', title: 'Choose one' }] : []
  return (
    <LabeledSelect
      label="Client"
      choices={[...placeholder, ...nameClients(clients, names)]}
      chosen={chosenClient ?? ''}
      onChoose={(client) => void chooseClient(client)}
    />
  )
}

/** Chooses the plan year to edit. Absent for a client with one year. */
export function YearSelect() {
  const model = useWorkbench()
  const dispatch = useDispatch()
  const { path, client } = model
  const paths = selectClientFiles(model).map(([each]) => each)
  const years = [...new Set(paths.map(yearOf))]
  const currentYear = String(useLastValidInstance(planYearOf) ?? 'Current')
  if (client === null || years.length < 2) return null
  const choose = (year: string) => {
    const inYear = paths.filter((each) => (yearOf(each) ?? '') === year)
    const next = inYear.find((each) => fileName(each) === fileName(path)) ?? inYear[0]!
    dispatch({ type: 'fileChosen', path: next })
  }
  return (
    <LabeledSelect
      label="Year"
      choices={years.map((year) => ({ name: year ?? '', title: year ?? currentYear }))}
      chosen={yearOf(path) ?? ''}
      onChoose={choose}
    />
  )
}

/** Reads the last valid instance of the current year; null if there is none. */
function useLastValidInstance<Value>(read: (text: string) => Value): Value | null {
  const text = useWorkbench().lastValid?.texts['instance.json']
  return useMemo(() => (text === undefined ? null : read(text)), [text, read])
}
