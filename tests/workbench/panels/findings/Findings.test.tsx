import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import type { Diagnostic } from '../../../../src/check/Diagnostic.ts'
import { Diagnostics } from '../../../../src/workbench/panels/diagnostics/Diagnostics.tsx'
import { WorkbenchProvider, useWorkbench } from '../../../../src/workbench/state/WorkbenchProvider.tsx'
import { checkAll } from '../../../../src/workbench/state/checkAll.ts'
import { emptyModel } from '../../../../src/workbench/state/model.ts'
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
  help: 'Mend it.',
})

it.each([
  ['acme/plans.json', 'says why', 'It is wrong.'],
  ['keys.json', 'does not say why, so that the calculator has to', 'No plans.'],
  ['accepted.json', 'does not say why, so that the calculator has to', 'No plans.'],
])('where a client cannot be shown, an error in %s %s', (file, _, words) => {
  render(
    <WorkbenchProvider initial={{ ...emptyModel(), clientError: 'No plans.' }}>
      <Diagnostics diagnostics={[errorIn(file)]} />
    </WorkbenchProvider>,
  )
  expect(screen.getByText(words)).toBeVisible()
})

function FileText({ path }: { path: string }) {
  return <pre data-testid="text">{useWorkbench().files[path]?.text}</pre>
}

it.each([
  ['a slip in a name', 'ours/instance.json', '"singleChild"', '"singleChilds"'],
  ['a slip in an id', 'ours/plans.json', '"id": "healthy"', '"id": "haelthy"'],
  ['the case of a value', 'ours/plans.json', '"HSA"', '"hsa"'],
  ['a comma between thousands', 'ours/plans.json', '"EE": 1200', '"EE": 1,200'],
  ['dollars in quotes', 'ours/plans.json', '"copay": 20', '"copay": "$20"'],
  ['a percentage in quotes', 'ours/plans.json', '"coinsurance": 10', '"coinsurance": "10%"'],
  ['true of another language', 'ours/instance.json', '"savings": true', '"savings": True'],
  ['curly quotation marks', 'ours/instance.json', '"Ours"', '“Ours”'],
])('a button mends %s', async (_, path, sound, slip) => {
  const files = clientFiles()
  const whole = files.get(path)!
  const text = whole.replace(sound, slip)
  files.set(path, text)
  const checked = checkAll(files)
  const opened = openFile({ text, version: '1', lineEnding: '\n' })
  render(
    <WorkbenchProvider initial={{ ...emptyModel(), files: { [path]: opened }, checked }}>
      <Diagnostics diagnostics={checked.diagnostics} />
      <FileText path={path} />
    </WorkbenchProvider>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Fix' }))
  expect(screen.getByTestId('text').textContent).toBe(whole)
})
