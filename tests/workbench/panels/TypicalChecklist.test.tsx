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

function openNewClient(change = (text: string) => text) {
  const texts = newFiles({ ...defaultAnswers('acme'), planYear: 2027, savings: true }, './')
  const files = [...texts].map(([name, text]) => [
    `acme/${name}`,
    openFile({ text: change(text), version: text, lineEnding: '\n' }),
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
const tableOf = (noun: string) => screen.getByRole('table', { name: `Typical values: ${noun}` })

it('shows the values of a group, and reviews a row, a group, or all of them', () => {
  openNewClient()
  const all = countOf()
  const progress = screen.getByRole('progressbar', { name: 'Reviewed values' })
  expect(progress).toHaveAttribute('value', '0')
  expect(progress).toHaveAttribute('max', `${all}`)
  const row = within(tableOf('payment')).getByRole('row', { name: /^Primary care visit/ })
  expect(within(row).getByRole('button', { name: 'PPO Plan, Primary care visit: $25' })).toHaveTextContent(
    '$25',
  )
  fireEvent.click(button('Mark as reviewed: payment, Primary care visit'))
  expect(countOf()).toBe(all - 1)
  expect(screen.getByRole('tabpanel')).toHaveFocus()
  fireEvent.click(button('Mark 15 prices as reviewed'))
  expect(countOf()).toBe(all - 16)
  expect(progress).toHaveAttribute('value', '16')
  expect(model.histories.acme!.done).toHaveLength(2)
  fireEvent.click(button(`Mark all ${all - 16} as reviewed`))
  expect(screen.getByText(/^No typical values are left to review\./)).toBeInTheDocument()
  expect(JSON.parse(model.files['acme/plans.json']!.text)).not.toHaveProperty('typical')
})

it('shows the price and all uses of a service in one row, which one button reviews', () => {
  openNewClient()
  const all = countOf()
  const care = within(tableOf('service'))
  expect(care.getAllByRole('columnheader').slice(1, 3)).toEqual([
    care.getByRole('columnheader', { name: 'Price' }),
    care.getByRole('columnheader', { name: 'A healthy year' }),
  ])
  const row = within(care.getByRole('row', { name: /^Primary care visit/ }))
  expect(row.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    '$160',
    '1 per person',
    '3 per adult, 2 per child',
    '1 per person',
    '1 per person',
    '1 per person, 4 by the employee',
    '1 per person',
    '',
  ])
  expect(care.getByRole('button', { name: 'Price, Day in hospital: 4 days of a stay' })).toBeInTheDocument()
  fireEvent.click(button('Mark as reviewed: service, Primary care visit'))
  expect(countOf()).toBe(all - 7)
})

it('shows the persons of all tiers in one row', () => {
  openNewClient()
  const row = within(tableOf('family size')).getByRole('row', { name: /^Persons by tier/ })
  expect(within(row).getAllByRole('button', { name: /: adults / })).toHaveLength(4)
})

it('says once that figures are those of the catalog, and leads from their publishers to the source', () => {
  openNewClient()
  const link = screen.getByRole('button', {
    name: /^Source: Agency for Healthcare Research and Quality, .*, and \d+ more$/,
  })
  expect(link).not.toHaveTextContent(/\(|Prices/)
  expect(screen.getByText('Prices and uses are the catalog’s for 2027.')).toContainElement(link)
  fireEvent.click(link)
  expect(model.jump).toMatchObject({ path: 'acme/plans.json', pointer: '/source' })
})

it.each([
  ['another price', '"allowedAmount": 160', '"allowedAmount": 0'],
  ['another use', '"bySubscriber": 13', '"bySubscriber": 12'],
])('does not say that %s is that of the catalog', (_, from, to) => {
  openNewClient((text) => text.replaceAll(from, to))
  expect(button('Mark 15 prices as reviewed')).toBeInTheDocument()
  expect(screen.queryByText(/the catalog’s/)).toBeNull()
})

it('says that the price of a service is not known', () => {
  openNewClient((text) => text.replaceAll('"allowedAmount": 160', '"allowedAmount": 0'))
  expect(button('Price, Primary care visit: not known')).toBeInTheDocument()
})

it('leads to the field of a value', () => {
  openNewClient()
  fireEvent.click(button('High Deductible Plan with HSA, needs own money: yes, employees must pay in too'))
  expect(model.jump).toMatchObject({ path: 'acme/plans.json', pointer: '/plans/1/account/needsOwnMoney' })
})
