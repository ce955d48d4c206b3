import type { KeyboardEvent } from 'react'
import type { CellKind } from '../cells/formats.ts'

/** What a key does in a cell that is not edited. */
export type GridCommand =
  | 'clear'
  | 'extend'
  | 'fillDown'
  | 'jump'
  | 'moveRowDown'
  | 'moveRowUp'
  | 'reset'
  | 'selectAll'
  | 'toggle'

interface Shortcut {
  keys: readonly string[]
  /** The only kind of cell in which it applies. */
  kind?: CellKind
  alt?: boolean
  ctrl?: boolean
  /** Undefined if it does not matter. */
  shift?: boolean
  command: GridCommand
}

const moves = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End']

const shortcuts: readonly Shortcut[] = [
  { keys: ['ArrowUp'], alt: true, command: 'moveRowUp' },
  { keys: ['ArrowDown'], alt: true, command: 'moveRowDown' },
  { keys: moves, shift: true, command: 'extend' },
  { keys: moves, ctrl: true, shift: true, command: 'extend' },
  { keys: moves, ctrl: true, shift: false, command: 'jump' },
  { keys: ['Home', 'End'], shift: false, command: 'jump' },
  { keys: ['Delete', 'Backspace'], command: 'clear' },
  { keys: ['a'], ctrl: true, command: 'selectAll' },
  { keys: ['d'], ctrl: true, command: 'fillDown' },
  { keys: ['Escape'], command: 'reset' },
  { keys: [' '], kind: 'flag', command: 'toggle' },
]

/**
 * The command of a key; undefined if the grid handles it, or the browser. On a Mac, Command is Ctrl.
 * @param cellKind of the active cell; undefined in a row header
 */
export function findCommand(
  event: Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>,
  cellKind: CellKind | undefined,
): GridCommand | undefined {
  return shortcuts.find(
    ({ keys, kind = cellKind, alt = false, ctrl = false, shift }) =>
      keys.includes(event.key) &&
      kind === cellKind &&
      event.altKey === alt &&
      (event.ctrlKey || event.metaKey) === ctrl &&
      (shift === undefined || event.shiftKey === shift),
  )?.command
}
