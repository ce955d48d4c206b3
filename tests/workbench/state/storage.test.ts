import { beforeEach, describe, expect, it, vi } from 'vitest'
import { emptyModel } from '../../../src/workbench/state/model.ts'
import type { Draft } from '../../../src/workbench/state/OpenFile.ts'
import {
  restoreState,
  selectPersistedState,
  type PersistedState,
} from '../../../src/workbench/state/PersistedState.ts'
import { createPersister, readPersistedState } from '../../../src/workbench/state/storage.ts'

/** A browser's storage that limits the length of each text. */
class Store {
  readonly #texts = new Map<string, string>()
  constructor(public maxLength = Infinity) {}
  get length() {
    return this.#texts.size
  }
  key(index: number) {
    return [...this.#texts.keys()][index] ?? null
  }
  getItem(key: string) {
    return this.#texts.get(key) ?? null
  }
  setItem(key: string, text: string) {
    if (text.length > this.maxLength) throw new DOMException('Too long', 'QuotaExceededError')
    this.#texts.set(key, text)
  }
  removeItem(key: string) {
    this.#texts.delete(key)
  }
}

const [acme, other] = ['acme/plans.json', 'other/plans.json']
const draft = (text: string): Draft => ({ text, version: 'v' })
const stateWith = (
  drafts: Record<string, Draft>,
  tabState: Partial<PersistedState> = {},
): PersistedState => ({
  ...selectPersistedState(emptyModel()),
  ...tabState,
  drafts,
})

let browser: Store
beforeEach(() => {
  browser = new Store()
})

/** Opens a tab, or reloads one. */
function openTab(tab = new Store()) {
  const stores = { tab, browser }
  const { drafts, client } = restoreState(readPersistedState(stores))
  return { tab, drafts, client, persister: createPersister(stores, drafts), reload: () => openTab(tab) }
}

describe('With two tabs', () => {
  it('each keeps the drafts of the other', () => {
    const [one, two] = [openTab(), openTab()]
    one.persister.persist(stateWith({ [acme]: draft('mine') }))
    two.persister.persist(stateWith({}))
    two.persister.persist(stateWith({ [other]: draft('theirs') }))
    expect(openTab().drafts).toEqual({ [acme]: draft('mine'), [other]: draft('theirs') })
  })

  it('a save in one removes the draft for both', () => {
    openTab().persister.persist(stateWith({ [acme]: draft('mine') }))
    const two = openTab()
    expect(two.drafts).toEqual({ [acme]: draft('mine') })
    two.persister.persist(stateWith({}))
    expect(openTab().drafts).toEqual({})
  })

  it('discarding a draft in one keeps what the other has written since', () => {
    const one = openTab()
    one.persister.persist(stateWith({ [acme]: draft('mine') }))
    const two = openTab()
    one.persister.persist(stateWith({ [acme]: draft('mine, and more') }))
    two.persister.persist(stateWith({}))
    expect(openTab().drafts).toEqual({ [acme]: draft('mine, and more') })
  })

  it('a reload restores the version of the reloaded tab', () => {
    const [one, two] = [openTab(), openTab()]
    one.persister.persist(stateWith({ [acme]: draft('one') }))
    two.persister.persist(stateWith({ [acme]: draft('two') }))
    // A page that unloads persists its state.
    one.persister.persist(stateWith({ [acme]: draft('one') }))
    const reloaded = one.reload()
    reloaded.persister.persist(stateWith(reloaded.drafts))
    expect(reloaded.reload().drafts).toEqual({ [acme]: draft('one') })
    expect(two.reload().drafts).toEqual({ [acme]: draft('two') })
  })

  it('a reload shows the newest version of a draft that only the other tab has changed', () => {
    const one = openTab()
    one.persister.persist(stateWith({ [acme]: draft('v1') }))
    const two = openTab()
    two.persister.persist(stateWith({ [acme]: draft('v1') }))
    one.persister.persist(stateWith({ [acme]: draft('v2') }))
    expect(two.reload().drafts).toEqual({ [acme]: draft('v2') })
    one.persister.persist(stateWith({}))
    expect(two.reload().drafts).toEqual({})
  })

  it('each restores its own client, and a third tab opens the one used last', () => {
    const [one, two] = [openTab(), openTab()]
    one.persister.persist(stateWith({}, { client: 'acme' }))
    two.persister.persist(stateWith({}, { client: 'other' }))
    expect([one.reload(), two.reload(), openTab()].map(({ client }) => client)).toEqual([
      'acme',
      'other',
      'other',
    ])
  })
})

it('writes a draft in one place, and only when it has changed', () => {
  const { tab, persister } = openTab()
  const written = [vi.spyOn(tab, 'setItem'), vi.spyOn(browser, 'setItem')]
  const writesOf = (text: string) =>
    written.flatMap(({ mock }) => mock.calls).filter(([, json]) => json.includes(text)).length
  persister.persist(stateWith({ [acme]: draft('mine') }))
  persister.persist(stateWith({ [acme]: draft('mine') }, { client: 'acme' }))
  expect(writesOf('mine')).toBe(1)
  persister.persist(stateWith({ [acme]: { text: 'mine', version: 'v2' } }))
  expect(writesOf('v2')).toBe(1)
})

it('reports a draft that is too long, and persists the rest', () => {
  browser = new Store(500)
  const { persister } = openTab()
  const drafts = { [acme]: draft('short'), [other]: draft('x'.repeat(500)) }
  expect(persister.persist(stateWith(drafts))).toBe(false)
  expect(openTab().drafts).toEqual({ [acme]: draft('short') })
})

it('persists nothing after it is cleared', () => {
  const { persister, reload } = openTab()
  const state = stateWith({ [acme]: draft('mine'), [other]: draft('mine too') }, { client: 'acme' })
  persister.persist(state)
  persister.clear([acme])
  persister.persist(state)
  expect(reload()).toMatchObject({ client: null, drafts: { [other]: draft('mine too') } })
})

it.each(['nonsense', '[]', '{ "version": 2, "client": "acme" }'])(
  'ignores state of another version: %s',
  (text) => {
    browser.setItem('mediplan-workbench', text)
    expect(openTab()).toMatchObject({ client: null, drafts: {} })
  },
)

it('keeps only the drafts of another version', () => {
  const tab = new Store()
  const state = { version: 1, client: 'acme', drafts: { [acme]: draft('mine') } }
  tab.setItem('mediplan-workbench', JSON.stringify(state))
  browser.setItem(`mediplan-workbench/${other}`, JSON.stringify(draft('theirs')))
  const opened = openTab(tab)
  expect(opened).toMatchObject({
    client: null,
    drafts: { [acme]: draft('mine'), [other]: draft('theirs') },
  })
  opened.persister.persist(stateWith(opened.drafts))
  expect(opened.reload().drafts).toEqual(opened.drafts)
})

it('ignores damaged drafts, and keeps valid drafts', () => {
  const drafts = { [acme]: draft('mine'), 'a/plans.json': null }
  const tab = new Store()
  tab.setItem('mediplan-workbench', JSON.stringify({ ...stateWith({}), drafts }))
  const damaged = { b: 'null', c: '{ "text": 1 }', d: '{', other: JSON.stringify(draft('theirs')) }
  for (const [client, text] of Object.entries(damaged))
    browser.setItem(`mediplan-workbench/${client}/plans.json`, text)
  expect(openTab(tab).drafts).toEqual({ [acme]: draft('mine'), [other]: draft('theirs') })
})
