import { expect, it } from 'vitest'
import { findCommand } from '../../../src/workbench/grid/gridCommands.ts'

const noModifiers = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false }

it.each([
  [{ key: 'Delete' }, 'clear'],
  [{ key: 'Backspace' }, 'clear'],
  [{ key: 'ArrowDown', shiftKey: true }, 'extend'],
  [{ key: 'End', shiftKey: true, ctrlKey: true }, 'extend'],
  [{ key: 'ArrowLeft', metaKey: true }, 'jump'],
  [{ key: 'Home' }, 'jump'],
  [{ key: 'ArrowUp', altKey: true }, 'moveRowUp'],
  [{ key: 'd', ctrlKey: true }, 'fillDown'],
  [{ key: 'a', metaKey: true }, 'selectAll'],
  [{ key: 'Escape' }, 'reset'],
  [{ key: 'ArrowDown' }, undefined],
  [{ key: 'd' }, undefined],
  [{ key: 'v', ctrlKey: true }, undefined],
  [{ key: ' ' }, undefined],
])('finds the command of %o', (event, command) => {
  expect(findCommand({ ...noModifiers, ...event }, 'money')).toBe(command)
})

it('toggles a flag with the space bar', () => {
  expect(findCommand({ ...noModifiers, key: ' ' }, 'flag')).toBe('toggle')
})
