import { fireEvent, render, screen, within } from '@testing-library/react'
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
const groupOf = (title: RegExp) => screen.getByText(title, { selector: 'summary' }).closest('details')!

it('shows the values of a group, and reviews a row or the group that is shown', () => {
  openNewClient()
  const all = countOf()
  const progress = screen.getByRole('progressbar', { name: 'Reviewed values' })
  expect(progress).toHaveAttribute('value', '0')
  expect(progress).toHaveAttribute('max', `${all}`)
  const payments = groupOf(/payments$/)
  expect(payments).not.toHaveAttribute('open')
  const row = within(payments).getByRole('row', { name: /^Primary care visit/ })
  expect(within(row).getByRole('button', { name: 'PPO Plan, Primary care visit: $25' })).toHaveTextContent(
    '$25',
  )
  fireEvent.click(button('Mark as reviewed: payment, Primary care visit'))
  expect(countOf()).toBe(all - 1)
  expect(screen.getByRole('tabpanel')).toHaveFocus()
  fireEvent.click(within(groupOf(/prices$/)).getByRole('button', { name: 'Mark 15 prices as reviewed' }))
  expect(countOf()).toBe(all - 16)
  expect(progress).toHaveAttribute('value', '16')
  expect(model.histories.acme!.done).toHaveLength(2)
})

it('shows the uses of a service in a row, with a column for each typical year', () => {
  openNewClient()
  const uses = groupOf(/uses$/)
  expect(within(uses).getByRole('columnheader', { name: 'A year with surgery' })).toBeInTheDocument()
  const row = within(uses).getByRole('row', { name: /^Primary care visit/ })
  expect(within(row).getAllByRole('button', { name: /, Primary care visit: / }).length).toBeGreaterThan(2)
})

it('reviews only values that it shows, and shows the whole source', () => {
  openNewClient()
  const buttons = screen.getAllByRole('button', { name: /reviewed/ })
  expect(buttons.filter((each) => each.closest('details') === null)).toEqual([])
  const { source } = JSON.parse(model.files['acme/plans.json']!.text) as { source: string }
  expect(source.length).toBeGreaterThan(200)
  expect(groupOf(/source$/)).toHaveTextContent(source)
})

it('leads to the field of a value', () => {
  openNewClient()
  fireEvent.click(button('High Deductible Plan with HSA, needs own money: yes'))
  expect(model.jump).toMatchObject({ path: 'acme/plans.json', pointer: '/plans/1/account/needsOwnMoney' })
})

it('opens the next group, and says that nothing is left after the last one', () => {
  openNewClient()
  for (;;) {
    const [group] = document.querySelectorAll('details')
    if (!group) break
    expect(group).toHaveAttribute('open')
    fireEvent.click(within(group).getByRole('button', { name: /^Mark \d/ }))
  }
  expect(screen.getByText(/^No typical values are left to review\./)).toBeInTheDocument()
  expect(JSON.parse(model.files['acme/plans.json']!.text)).not.toHaveProperty('typical')
})
