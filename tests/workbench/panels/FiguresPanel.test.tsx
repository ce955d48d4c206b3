import { render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { FiguresPanel } from '../../../src/workbench/panels/FiguresPanel.tsx'
import type { Case } from '../../../src/workbench/state/session/Case.ts'
import { emptyModel } from '../../../src/workbench/state/model.ts'
import { WorkbenchProvider } from '../../../src/workbench/state/WorkbenchProvider.tsx'
import { textsWithTwin } from '../state/session/textsWithTwin.ts'

function open(texts = textsWithTwin(), selectedCase: Case | null = null) {
  const lastValid = { client: 'sample', texts }
  render(
    <WorkbenchProvider initial={{ ...emptyModel(), client: 'sample', lastValid, selectedCase }}>
      <FiguresPanel />
    </WorkbenchProvider>,
  )
}

it.each([
  ['the selected case', { scenario: 'busy', tier: 'EF' }, 'A busy year, family'],
  ["the case of the calculator's answers if none is selected", null, 'A usual year, employee only'],
  [
    'that case too if the client no longer has the selected scenario',
    { scenario: 'gone', tier: 'EF' },
    'A usual year, employee only',
  ],
  [
    'that case too if the client no longer has the selected tier',
    { scenario: 'busy', tier: 'EK' },
    'A usual year, employee only',
  ],
] as const)('shows the figures of %s', (_, selected, title) => {
  open(textsWithTwin(), selected)
  expect(screen.getByRole('table')).toHaveAccessibleName(title)
})

it('notes below a plan name that the plan never costs less than another', () => {
  open()
  const row = screen.getByRole('rowheader', { name: /^Twin/ })
  expect(within(row).getByText('Never costs less than Consumer Plan with HSA')).toHaveClass('figures-note')
})

it('leaves out plans that are not offered', () => {
  open(textsWithTwin({ locations: ['lewiston'] }, 'lakeshore'))
  expect(screen.queryByRole('rowheader', { name: /^Twin/ })).toBeNull()
  expect(screen.getByRole('rowheader', { name: /best$/ })).toBeVisible()
})
