import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { FlagSwitches, isFlagOn } from '../../../../src/workbench/frame/calculator/FlagSwitches.tsx'
import { useWorkbench, WorkbenchProvider } from '../../../../src/workbench/state/WorkbenchProvider.tsx'
import { openClient } from '../../openClient.ts'
import type { Diagnostic } from '../../../../src/check/Diagnostic.ts'
import {
  selectErrors,
  summarizeErrors,
} from '../../../../src/workbench/frame/calculator/CalculatorAlerts.tsx'

const path = 'lakeshore/instance.json'

function Text() {
  return <output>{useWorkbench().files[path]!.text}</output>
}

it('turns a flag off in the file, and no flag while the file has a syntax error', () => {
  const model = openClient('lakeshore', 'instance.json')
  const file = model.files[path]!
  const show = (text: string) =>
    render(
      <WorkbenchProvider initial={{ ...model, files: { [path]: { ...file, text } } }}>
        <FlagSwitches />
        <Text />
      </WorkbenchProvider>,
    )
  const { unmount } = show(file.text)
  const savings = screen.getByRole('switch', { name: /^Savings/ })
  fireEvent.click(savings)
  expect(savings).not.toBeChecked()
  expect(screen.getByRole('status').textContent).toBe(
    file.text.replace('"savings": true', '"savings": false'),
  )
  unmount()
  show(file.text.replace(/\}\s*$/, ''))
  expect(screen.getByRole('switch', { name: /^Savings/ })).toBeDisabled()
  expect(screen.getByRole('switch', { name: /^Savings/ })).toBeChecked()
})

it.each([
  [null, false],
  [{}, true],
  [{ accountExplorer: null }, true],
  [{ accountExplorer: true }, true],
  [{ accountExplorer: false }, false],
])('reads from %o that the account explorer is on: %s', (features, isOn) => {
  expect(isFlagOn(features, 'accountExplorer')).toBe(isOn)
})

const found = (file: string, severity = 'error') => ({ file, severity }) as Diagnostic

it.each([
  ['none', [found('acme/plans.json', 'warning'), found('other/plans.json')], "These files can't be shown."],
  ['one error', [found('acme/instance.json')], 'instance.json has 1 error.'],
  [
    'errors in both files',
    [found('acme/instance.json'), found('acme/plans.json'), found('acme/plans.json')],
    'instance.json and plans.json have 3 errors.',
  ],
])('summarizes %s', (_, diagnostics, summary) => {
  expect(summarizeErrors(selectErrors(diagnostics, 'acme'))).toBe(summary)
})
