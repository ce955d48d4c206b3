// @vitest-environment happy-dom
import axe from 'axe-core'
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest'
import type { Fault } from '../../../src/service/faults.ts'
import { recallClient, recallFault, rememberFault } from '../../../src/service/qa/choices.ts'
import { showPanel } from '../../../src/service/qa/panel.ts'

const onFault = vi.fn<(fault: Fault) => void>()

beforeEach(() => {
  onFault.mockClear()
  sessionStorage.clear()
  document.body.innerHTML = '<main><h1>Page</h1></main>'
})
afterEach(() => vi.unstubAllGlobals())

function show(fault: Fault = { kind: 'none' }) {
  showPanel({
    base: '/benefits/',
    clients: [
      { key: 'a', name: 'Ours' },
      { key: 'b', name: 'Theirs <b>' },
    ],
    key: 'b',
    fault,
    onFault,
  })
  return document.querySelector('aside')!
}

function choose(name: string, value: string) {
  const select = document.querySelector<HTMLSelectElement>(`select[name="${name}"]`)!
  select.value = value
  select.dispatchEvent(new Event('change'))
}

describe('The test panel', () => {
  it('shows the clients, the present one chosen, and opens another by its address', () => {
    const form = show().querySelector('form')!
    expect(form.getAttribute('action')).toBe('/benefits/')
    expect(form.getAttribute('method')).toBe('get')
    const select = form.querySelector('select')!
    expect([select.name, select.value]).toEqual(['client', 'b'])
    expect([...select.options].map(({ text }) => text)).toEqual(['Ours', 'Theirs <b>'])
  })

  it('provokes each failure at once, and says so', () => {
    const panel = show()
    choose('fault', 'http500')
    expect(onFault).toHaveBeenLastCalledWith({ kind: 'http500' })
    expect(panel.querySelector('summary')?.textContent).toBe('Test panel: Server error, 500')
    choose('route', 'calculate')
    expect(onFault).toHaveBeenLastCalledWith({ kind: 'http500', route: 'calculate' })
    choose('route', 'both')
    expect(onFault).toHaveBeenLastCalledWith({ kind: 'http500' })
    choose('fault', 'none')
    expect(panel.querySelector('summary')?.textContent).toBe('Test panel')
  })

  it('opens with the fault there is', () => {
    expect(show({ kind: 'slow', route: 'instance' }).textContent).toContain('Test panel: Slow, 4 seconds')
    expect(document.querySelector<HTMLSelectElement>('select[name="route"]')?.value).toBe('instance')
  })

  it('has no fault that axe can see', async () => {
    show().querySelector('details')!.open = true
    const { violations } = await axe.run(document.body, { rules: { 'color-contrast': { enabled: false } } })
    expect(violations.map(({ id }) => id)).toEqual([])
  })
})

describe('The client', () => {
  const known = ['lakeshore', 'marlow']
  const at = (query: string) => {
    history.replaceState(null, '', `/benefits/${query}`)
    return recallClient(known)
  }

  it('is the one asked for, and stays so', () => {
    expect(at('?client=marlow')).toBe('marlow')
    expect(at('')).toBe('marlow')
    expect(at('?client=lakeshore')).toBe('lakeshore')
  })

  it('is the one with everything on when none is asked for', () => {
    expect(at('')).toBe('lakeshore')
  })

  it('that does not exist is not remembered', () => {
    expect(at('?client=nobody')).toBe('nobody')
    expect(at('')).toBe('lakeshore')
  })

  it('is found without storage', () => {
    vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse })
    expect(at('?client=marlow')).toBe('marlow')
    expect(at('')).toBe('lakeshore')
    rememberFault({ kind: 'slow' })
    expect(recallFault()).toEqual({ kind: 'none' })
  })
})

test.each<Fault>([{ kind: 'none' }, { kind: 'offline' }, { kind: 'slow', route: 'calculate' }])(
  'The fault %j outlives a reload',
  (fault) => {
    rememberFault(fault)
    expect(recallFault()).toEqual(fault)
  },
)

test.each<[query: string, fault: Fault]>([
  ['?fault=offline', { kind: 'offline' }],
  ['?client=marlow&fault=slow&route=calculate', { kind: 'slow', route: 'calculate' }],
  ['?fault=earthquake&route=everywhere', { kind: 'none' }],
])('The address %s asks for a fault, which outlives it', (query, fault) => {
  rememberFault({ kind: 'html', route: 'instance' })
  history.replaceState(null, '', `/benefits/${query}`)
  expect(recallFault()).toEqual(fault)
  history.replaceState(null, '', '/benefits/')
  expect(recallFault()).toEqual(fault)
})

test('A fault that is no more is none', () => {
  sessionStorage.setItem('mediplan-fault', 'earthquake everywhere')
  expect(recallFault()).toEqual({ kind: 'none' })
})

function refuse(): never {
  throw new DOMException('Storage is off', 'SecurityError')
}
