import { useMemo } from 'react'
import { fileName } from '../../contract/clientFiles.ts'
import type { Instance } from '../../contract/instance.ts'
import { noSimulation } from '../state/session/Simulation.ts'
import { selectClientFiles, yearOf } from '../state/selectors.ts'
import { useDispatch, useWorkbench } from '../state/WorkbenchProvider.tsx'
import { LabeledSelect } from '../ui/LabeledSelect.tsx'

/** Chooses the plan year to edit. Absent for a client with one year. */
export function YearSelect() {
  const model = useWorkbench()
  const dispatch = useDispatch()
  const { path, client, view } = model
  const paths = selectClientFiles(model).map(([each]) => each)
  const years = [...new Set(paths.map(yearOf))]
  const currentYear = useCurrentYear()
  if (client === null || years.length < 2) return null
  const choose = (year: string) => {
    const inYear = paths.filter((each) => (yearOf(each) ?? '') === year)
    const next = inYear.find((each) => fileName(each) === fileName(path)) ?? inYear[0]!
    if (view.simulation.kind === 'previewYear')
      dispatch({ type: 'viewChanged', view: { simulation: noSimulation } })
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

/** The current plan year, as far as the client's file has one. */
function useCurrentYear() {
  const { lastValid } = useWorkbench()
  const text = lastValid?.texts['instance.json']
  return useMemo(
    () => (text === undefined ? 'Current' : String((JSON.parse(text) as Instance).client.planYear)),
    [text],
  )
}
