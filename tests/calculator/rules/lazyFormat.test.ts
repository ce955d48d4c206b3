import { expect, it, vi } from 'vitest'
import { lazyFormat } from '../../../src/calculator/rules/lazyFormat.ts'

it('creates the format once, on first use', () => {
  const create = vi.fn<() => Intl.NumberFormat>(() => new Intl.NumberFormat('en-US'))
  const whole = lazyFormat<number>(create)
  expect(create).not.toHaveBeenCalled()
  expect(whole.format(1000)).toBe('1,000')
  expect(whole.format(2000)).toBe('2,000')
  expect(create).toHaveBeenCalledOnce()
})

it.each(['formatMoney', 'persons', 'coverage'])('creates no format when %s.ts is loaded', async (name) => {
  const constructors = [
    vi.spyOn(Intl, 'NumberFormat'),
    vi.spyOn(Intl, 'ListFormat'),
    vi.spyOn(Intl, 'PluralRules'),
  ]
  vi.resetModules()
  await import(`../../../src/calculator/rules/${name}.ts`)
  for (const constructor of constructors) expect(constructor).not.toHaveBeenCalled()
})
