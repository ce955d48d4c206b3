import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { Panels } from '../../../../src/workbench/panels/Panels.tsx'
import { emptyModel, type Model } from '../../../../src/workbench/state/model.ts'
import { openFile } from '../../../../src/workbench/state/OpenFile.ts'
import { useWorkbench, WorkbenchProvider } from '../../../../src/workbench/state/WorkbenchProvider.tsx'

const model: Model = {
  ...emptyModel(),
  client: 'acme',
  path: 'acme/instance.json',
  files: { 'acme/plans.json': openFile({ text: '{}', version: '1', lineEnding: '\n' }) },
  unapplied: {
    'acme/plans.json#/selfOnlyCap': {
      file: 'plans.json',
      pointer: '/selfOnlyCap',
      label: 'Self-only cap',
      text: 'about 9,200',
      message: 'Write an amount.',
      current: '',
    },
  },
}
model.view = { ...model.view, editor: 'json', section: 'client' }

function Place() {
  const { path, jump, view } = useWorkbench()
  return <p data-testid="place">{[path, jump?.pointer, view.editor, view.section].join(' ')}</p>
}

function renderPanels() {
  render(
    <WorkbenchProvider initial={model}>
      <Panels diagnostics={[]} />
      <Place />
    </WorkbenchProvider>,
  )
}

it('A text that is not applied is a problem, with a link to its field in the form', async () => {
  renderPanels()
  expect(screen.getByRole('tab', { name: /^Problems/ })).toHaveTextContent('Problems1 with errors')
  await userEvent.click(screen.getByRole('button', { name: /^Not applied: “about 9,200”/ }))
  expect(screen.getByTestId('place')).toHaveTextContent('acme/plans.json /selfOnlyCap form rates')
})

it('A text that is not applied can be discarded', async () => {
  renderPanels()
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }))
  expect(screen.getByText('No problems in these files.')).toBeVisible()
})
