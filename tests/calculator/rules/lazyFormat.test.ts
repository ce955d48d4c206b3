import { expect, it, vi } from 'vitest'
import { lazyFormat } from '../../../src/calculator/rules/lazyFormat.ts'

it('makes the format once, when it is first used', () => {
  const make = vi.fn<() => Intl.NumberFormat>(() => new Intl.NumberFormat('en-US'))
  const whole = lazyFormat<number>(make)
  expect(make).not.toHaveBeenCalled()
  expect(whole.format(1000)).toBe('1,000')
  expect(whole.format(2000)).toBe('2,000')
  expect(make).toHaveBeenCalledOnce()
})

it.each(['money', 'count', 'priceLevel', 'persons'])('makes no format when %s.ts is loaded', async (name) => {
  const makers = [vi.spyOn(Intl, 'NumberFormat'), vi.spyOn(Intl, 'ListFormat')]
  vi.resetModules()
  await import(`../../../src/calculator/rules/${name}.ts`)
  for (const make of makers) expect(make).not.toHaveBeenCalled()
})
