import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { FlagSwitches, readFlags } from '../../../../src/workbench/frame/preview/FlagSwitches.tsx'
import {
  useDispatch,
  useWorkbench,
  WorkbenchProvider,
} from '../../../../src/workbench/state/WorkbenchProvider.tsx'
import { openClient } from '../../openClient.ts'

const path = 'lakeshore/instance.json'

function TestPage() {
  const { text } = useWorkbench().files[path]!
  const dispatch = useDispatch()
  return (
    <>
      <FlagSwitches />
      <textarea
        value={text}
        onChange={({ target }) => dispatch({ type: 'textTyped', path, text: target.value, at: 0 })}
      />
    </>
  )
}

it('turns a flag on and off, and keeps its state while the file has a syntax error', async () => {
  render(
    <WorkbenchProvider initial={openClient('lakeshore', 'instance.json')}>
      <TestPage />
    </WorkbenchProvider>,
  )
  const text = screen.getByRole<HTMLTextAreaElement>('textbox')
  const before = text.value
  const savings = screen.getByRole('switch', { name: /^Savings/ })
  await userEvent.click(savings)
  expect(savings).not.toBeChecked()
  expect(text.value).toBe(before.replace('"savings": true', '"savings": false'))
  await userEvent.type(text, '[[', { initialSelectionStart: 0, initialSelectionEnd: 0 })
  const locations = screen.getByRole('switch', { name: 'Locations' })
  expect(locations).toBeDisabled()
  expect(locations).toBeChecked()
})

it.each([
  ['has no features', '{}'],
  ['has null as its features', '{ "features": null }'],
])('reads no flags from a text that %s', (_, text) => {
  expect(readFlags(text).flags).toBeNull()
})

it.each([
  ['left out', '{}', true],
  ['null', '{ "accountExplorer": null }', true],
  ['true', '{ "accountExplorer": true }', true],
  ['false', '{ "accountExplorer": false }', false],
])('reads the account explorer that is %s as %s', (_, features, isOn) => {
  expect(readFlags(`{ "features": ${features} }`).flags?.has('accountExplorer')).toBe(isOn)
})

it('reads the flags before a syntax error, but does not let them be switched', () => {
  const { flags, isJsonc } = readFlags('{ "features": { "savings": true ')
  expect(flags?.has('savings')).toBe(true)
  expect(isJsonc).toBe(false)
})
