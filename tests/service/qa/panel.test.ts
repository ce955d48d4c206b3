import axe from 'axe-core'
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest'
import type { Fault } from '../../../src/service/faults.ts'
import { persistFault, restoreClient, restoreFault, showPanel } from '../../../src/service/qa/panel.ts'

const onFault = vi.fn<(fault: Fault) => void>()

beforeEach(() => {
  onFault.mockClear()
  sessionStorage.clear()
  document.body.innerHTML = '<main><h1>Page</h1></main>'
})
afterEach(() => {
  vi.unstubAllGlobals()
  // The worker shares the page with other test files.
  sessionStorage.clear()
  document.body.replaceChildren()
})

function show(fault: Fault = { kind: 'none' }) {
  showPanel({
    base: '/benefits/',
    clients: [
      { key: 'a', name: 'Acme' },
      { key: 'b', name: 'Globex <b>' },
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
  it('lists the clients and opens the selected one by URL', () => {
    const form = show().querySelector('form')!
    expect(form.getAttribute('action')).toBe('/benefits/')
    expect(form.getAttribute('method')).toBe('get')
    const select = form.querySelector('select')!
    expect([select.name, select.value]).toEqual(['client', 'b'])
    expect([...select.options].map(({ text }) => text)).toEqual(['Acme', 'Globex <b>'])
  })

  it('injects faults at once and shows them', () => {
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

  it('has no accessibility violations', async () => {
    show().querySelector('details')!.open = true
    const { violations } = await axe.run(document.body, { rules: { 'color-contrast': { enabled: false } } })
    expect(violations.map(({ id }) => id)).toEqual([])
  })
})

describe('The client', () => {
  const known = ['lakeshore', 'marlow']
  const at = (query: string) => {
    history.replaceState(null, '', `/benefits/${query}`)
    return restoreClient(known)
  }

  it('is the requested one and persists', () => {
    expect(at('?client=marlow')).toBe('marlow')
    expect(at('')).toBe('marlow')
    expect(at('?client=lakeshore')).toBe('lakeshore')
  })

  it('does not persist if it is unknown', () => {
    expect(at('?client=nobody')).toBe('nobody')
    expect(at('')).toBe('lakeshore')
  })

  it('does not need storage', () => {
    vi.stubGlobal('sessionStorage', { getItem: deny, setItem: deny })
    expect(at('?client=marlow')).toBe('marlow')
    expect(at('')).toBe('lakeshore')
    persistFault({ kind: 'slow' })
    expect(restoreFault()).toEqual({ kind: 'none' })
  })
})

test.each<Fault>([{ kind: 'none' }, { kind: 'offline' }, { kind: 'slow', route: 'calculate' }])(
  'The fault %j persists',
  (fault) => {
    persistFault(fault)
    expect(restoreFault()).toEqual(fault)
  },
)

test.each<[query: string, fault: Fault]>([
  ['?fault=offline', { kind: 'offline' }],
  ['?client=marlow&fault=slow&route=calculate', { kind: 'slow', route: 'calculate' }],
  ['?fault=earthquake&route=everywhere', { kind: 'none' }],
])('The query %s selects a fault, which persists', (query, fault) => {
  persistFault({ kind: 'html', route: 'instance' })
  history.replaceState(null, '', `/benefits/${query}`)
  expect(restoreFault()).toEqual(fault)
  history.replaceState(null, '', '/benefits/')
  expect(restoreFault()).toEqual(fault)
})

function deny(): never {
  throw new DOMException('Storage is off', 'SecurityError')
}
