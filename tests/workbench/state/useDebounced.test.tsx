import { act, fireEvent, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useDebounced } from '../../../src/workbench/state/useDebounced.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

function render(delayAfterKeys?: number) {
  const { result, rerender } = renderHook(({ value }) => useDebounced(value, 100, delayAfterKeys), {
    initialProps: { value: 'a' },
  })
  const wait = (time: number) => {
    act(() => {
      vi.advanceTimersByTime(time)
    })
  }
  return { read: () => result.current, change: (value: string) => rerender({ value }), wait }
}

it('returns a value once it has not changed for the delay', () => {
  const { read, change, wait } = render()
  change('b')
  wait(60)
  change('c')
  wait(60)
  expect(read()).toBe('a')
  wait(40)
  expect(read()).toBe('c')
})

it('ignores keys without a delay after keys', () => {
  const { read, change, wait } = render()
  change('b')
  wait(60)
  fireEvent.keyDown(document.body, { key: 'x' })
  wait(40)
  expect(read()).toBe('b')
})

it('waits for a pause after each key, also after one that is pressed before the change', () => {
  const { read, change, wait } = render(500)
  fireEvent.keyDown(document.body, { key: 'x' })
  wait(50)
  change('b')
  wait(300)
  fireEvent.keyDown(document.body, { key: 'y' })
  wait(499)
  expect(read()).toBe('a')
  wait(1)
  expect(read()).toBe('b')
})

it('waits only for the delay if the last key is long ago', () => {
  const { read, change, wait } = render(500)
  fireEvent.keyDown(document.body, { key: 'x' })
  wait(1000)
  change('b')
  wait(100)
  expect(read()).toBe('b')
})
