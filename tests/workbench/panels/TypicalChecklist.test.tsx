import { fireEvent, render, screen } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import { expect, it } from 'vitest'
import { newFiles } from '../../../src/check/newClient/newFiles.ts'
import { defaultAnswers } from '../../../src/check/newClient/questions.ts'
import { Panels } from '../../../src/workbench/panels/Panels.tsx'
import { emptyModel, type Model } from '../../../src/workbench/state/model.ts'
import { openFile } from '../../../src/workbench/state/OpenFile.ts'
import { useWorkbench, WorkbenchProvider } from '../../../src/workbench/state/WorkbenchProvider.tsx'

let model: Model

function Probe() {
  const current = useWorkbench()
  useLayoutEffect(() => {
    model = current
  })
  return null
}

function openNewClient() {
  const texts = newFiles({ ...defaultAnswers('acme'), planYear: 2027 }, './')
  const files = [...texts].map(([name, text]) => [
    `acme/${name}`,
    openFile({ text, version: text, lineEnding: '\n' }),
  ])
  const initial: Model = {
    ...emptyModel(),
    client: 'acme',
    path: 'acme/plans.json',
    files: Object.fromEntries(files),
  }
  initial.view = { ...initial.view, panel: 'checklist' }
  render(
    <WorkbenchProvider initial={initial}>
      <Panels />
      <Probe />
    </WorkbenchProvider>,
  )
}

const countOf = () => Number(/\d+/.exec(screen.getByRole('tab', { name: /^Checklist/ }).textContent)![0])
const button = (name: string) => screen.getByRole('button', { name })

it('lists typical values with their places, and reviews one or a whole group as one step', () => {
  openNewClient()
  const all = countOf()
  fireEvent.click(button('Mark as reviewed: PPO Plan, Primary care visit'))
  expect(countOf()).toBe(all - 1)
  expect(screen.getByRole('tabpanel')).toHaveFocus()
  fireEvent.click(button('Mark all as reviewed: 15 prices'))
  expect(countOf()).toBe(all - 16)
  expect(screen.getByRole('progressbar', { name: 'Reviewed values' })).toHaveAttribute('value', '16')
  expect(model.histories.acme!.done).toHaveLength(2)
})

it('leads to the field of a value', () => {
  openNewClient()
  fireEvent.click(button('High Deductible Plan with HSA, needs own money'))
  expect(model.jump).toMatchObject({ path: 'acme/plans.json', pointer: '/plans/1/account/needsOwnMoney' })
})

it('says that nothing is left after the last group', () => {
  openNewClient()
  for (let name = next(); name !== null; name = next()) fireEvent.click(button(name))
  expect(screen.getByText(/^No typical values are left to review\./)).toBeInTheDocument()
  expect(JSON.parse(model.files['acme/plans.json']!.text)).not.toHaveProperty('typical')
})

/** The button of the first group; null if nothing is left. */
function next() {
  return (
    screen.queryAllByRole('button', { name: /^Mark (all )?as reviewed: / })[0]?.getAttribute('aria-label') ??
    null
  )
}
