import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import type { Diagnostic } from '../../../../src/check/Diagnostic.ts'
import { Panels } from '../../../../src/workbench/panels/Panels.tsx'
import { DiagnosticsPanel } from '../../../../src/workbench/panels/diagnostics/DiagnosticsPanel.tsx'
import {
  WorkbenchProvider,
  useDispatch,
  useWorkbench,
} from '../../../../src/workbench/state/WorkbenchProvider.tsx'
import { checkFiles } from '../../../../src/workbench/state/checkFiles.ts'
import {
  emptyModel,
  emptyModelCheck,
  type Model,
  type ModelCheck,
} from '../../../../src/workbench/state/model.ts'
import type { UnappliedText } from '../../../../src/workbench/state/UnappliedText.ts'
import { openFile } from '../../../../src/workbench/state/OpenFile.ts'
import { clientFiles } from '../../../check/sample.ts'

const start = { offset: 0, line: 1, column: 1 }
const errorIn = (file: string): Diagnostic => ({
  rule: 'a-rule',
  severity: 'error',
  file,
  pointer: '',
  start,
  end: start,
  message: 'It is wrong.',
  help: 'Fix it.',
})

const found = (...diagnostics: Diagnostic[]): ModelCheck => ({ ...emptyModelCheck, diagnostics })

it.each([
  ['acme/plans.json', 'is listed', 'It is wrong.'],
  ['keys.json', 'is not listed, but the client error is', 'No plans.'],
])('if a client cannot be shown, an error in %s %s', (file, _, text) => {
  render(
    <WorkbenchProvider initial={{ ...emptyModel(), clientError: 'No plans.', checked: found(errorIn(file)) }}>
      <DiagnosticsPanel />
    </WorkbenchProvider>,
  )
  expect(screen.getByText(text)).toBeVisible()
})

function FileText({ path }: { path: string }) {
  return <pre data-testid="text">{useWorkbench().files[path]?.text}</pre>
}

it('fixes a problem with a button', async () => {
  const path = 'ours/plans.json'
  const files = clientFiles()
  const original = files.get(path)!
  const text = original.replace('"EE": 1200', '"EE": "1,200"')
  files.set(path, text)
  const checked = checkFiles(files)
  const opened = openFile({ text, version: '1', lineEnding: '\n' })
  render(
    <WorkbenchProvider initial={{ ...emptyModel(), files: { [path]: opened }, checked }}>
      <DiagnosticsPanel />
      <FileText path={path} />
    </WorkbenchProvider>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Fix' }))
  expect(screen.getByTestId('text').textContent).toBe(original)
})

it('says in words where a warning is and how to accept it, without codes, files, and lines', () => {
  const files = clientFiles((_, { plans: [plan] }) => {
    plan.services = [{ service: 'visit', payment: { copay: 181 } }]
  })
  for (const name of ['instance.json', 'plans.json'])
    files.set(`ours/2028/${name}`, files.get(`ours/${name}`)!.replace('2027', '2028'))
  render(
    <WorkbenchProvider initial={{ ...emptyModel(), client: 'ours', checked: checkFiles(files) }}>
      <DiagnosticsPanel />
    </WorkbenchProvider>,
  )
  const [first, second] = screen.getAllByText(/^The copay/).map((text) => text.closest('li')!)
  expect(first).toHaveTextContent(
    'Write both in dollars for one use; if this is intended, choose Accept under Problems and say why. 2028, Services, Rich Plan',
  )
  expect(second).toHaveTextContent('say why. Services, Rich Plan')
})

function FinishCheck() {
  const dispatch = useDispatch()
  return (
    <button type="button" onClick={() => dispatch({ type: 'checkFinished', checked: emptyModelCheck })}>
      Finish the check
    </button>
  )
}

it('announces the number of problems, and keeps the focus when a button goes away', async () => {
  const path = 'ours/plans.json'
  const fixable: Diagnostic = {
    ...errorIn(path),
    severity: 'warning',
    fix: [{ offset: 0, length: 0, text: ' ' }],
  }
  const files = { [path]: openFile({ text: '{}', version: '1', lineEnding: '\n' }) }
  render(
    <WorkbenchProvider initial={{ ...emptyModel(), client: 'ours', path, files, checked: found(fixable) }}>
      <Panels />
      <FinishCheck />
    </WorkbenchProvider>,
  )
  const status = screen.getByRole('status')
  expect(status).toHaveTextContent('1 problem')

  const accept = screen.getByRole('button', { name: 'Accept…' })
  await userEvent.click(accept)
  await userEvent.keyboard('{Escape}')
  expect(accept).toHaveFocus()
  await userEvent.click(screen.getByRole('button', { name: 'Fix' }))
  expect(screen.getByRole('tabpanel')).toHaveFocus()
  fireEvent.click(screen.getByRole('button', { name: 'Finish the check' }))
  expect(screen.getByRole('tabpanel')).toHaveFocus()
  expect(status).toHaveTextContent('0 problems')
})

const text: UnappliedText = {
  file: 'plans.json',
  pointer: '/selfOnlyCap',
  label: 'Self-only cap',
  text: 'about 9,200',
  message: 'Write an amount.',
  current: '',
}

const model: Model = {
  ...emptyModel(),
  client: 'acme',
  path: 'acme/instance.json',
  files: { 'acme/plans.json': openFile({ text: '{}', version: '1', lineEnding: '\n' }) },
  unapplied: {
    'acme/plans.json#/selfOnlyCap': text,
  },
}
model.view = { ...model.view, editor: 'json', section: 'client' }

function Place() {
  const { path, jump, view } = useWorkbench()
  const dispatch = useDispatch()
  return (
    <>
      <p data-testid="place">{[path, jump?.pointer, view.editor, view.section].join(' ')}</p>
      <button type="button" onClick={() => dispatch({ type: 'undone' })}>
        Undo
      </button>
    </>
  )
}

function renderPanels(initial = model) {
  render(
    <WorkbenchProvider initial={initial}>
      <Panels />
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

it('All refused texts are discarded in one step, which Undo takes back', async () => {
  const second = { 'acme/plans.json#/familyCap': { ...text, pointer: '/familyCap', text: 'none' } }
  renderPanels({ ...model, unapplied: { ...model.unapplied, ...second } })
  await userEvent.click(screen.getByRole('button', { name: 'Discard all refused texts' }))
  expect(screen.getByText('No problems in these files.')).toBeVisible()
  expect(screen.getByRole('tabpanel')).toHaveFocus()
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(screen.getAllByText(/^Not applied/)).toHaveLength(2)
})

it('A panel that does not exist shows the first', () => {
  renderPanels({ ...model, view: { ...model.view, panel: 'unknown' as 'figures' } })
  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent(/^Problems/)
})
