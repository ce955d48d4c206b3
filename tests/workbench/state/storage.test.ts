import { beforeEach, describe, expect, it } from 'vitest'
import {
  restoreState,
  selectPersistedState,
  type PersistedState,
} from '../../../src/workbench/state/PersistedState.ts'
import { emptyModel } from '../../../src/workbench/state/model.ts'
import type { Draft } from '../../../src/workbench/state/OpenFile.ts'
import { createPersister, readPersistedState } from '../../../src/workbench/state/storage.ts'

/** A browser's storage, with room for so many characters in each of its texts. */
class Store {
  readonly #texts = new Map<string, string>()
  constructor(readonly room = Infinity) {}
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
    if (text.length > this.room) throw new DOMException('No room', 'QuotaExceededError')
    this.#texts.set(key, text)
  }
  removeItem(key: string) {
    this.#texts.delete(key)
  }
}

const [acme, other] = ['acme/plans.json', 'other/plans.json']
const draft = (text: string): Draft => ({ text, version: 'v' })
const kept = (drafts: Record<string, Draft>, place: Partial<PersistedState> = {}): PersistedState => ({
  ...selectPersistedState(emptyModel()),
  ...place,
  drafts,
})

let browser: Store
beforeEach(() => {
  browser = new Store()
})

/** A tab of the browser, as it is or after a reload. */
function openTab(tab = new Store()) {
  const stores = { tab, browser }
  const { drafts, client } = restoreState(readPersistedState(stores))
  return { drafts, client, persister: createPersister(stores, drafts), reload: () => openTab(tab) }
}

describe('of two tabs', () => {
  it('each leaves what the other has not saved', () => {
    const [one, two] = [openTab(), openTab()]
    one.persister.keep(kept({ [acme]: draft('mine') }))
    two.persister.keep(kept({}))
    two.persister.keep(kept({ [other]: draft('of the second') }))
    expect(openTab().drafts).toEqual({ [acme]: draft('mine'), [other]: draft('of the second') })
  })

  it('the one that saves a text lets go of it for both', () => {
    openTab().persister.keep(kept({ [acme]: draft('mine') }))
    const two = openTab()
    expect(two.drafts).toEqual({ [acme]: draft('mine') })
    two.persister.keep(kept({}))
    expect(openTab().drafts).toEqual({})
  })

  it('the one that gives a text up leaves what the other has made of it since', () => {
    const one = openTab()
    one.persister.keep(kept({ [acme]: draft('mine') }))
    const two = openTab()
    one.persister.keep(kept({ [acme]: draft('mine, and more') }))
    two.persister.keep(kept({}))
    expect(openTab().drafts).toEqual({ [acme]: draft('mine, and more') })
  })

  it('each has its own of a text that both have changed, after a reload', () => {
    const [one, two] = [openTab(), openTab()]
    one.persister.keep(kept({ [acme]: draft('one') }))
    two.persister.keep(kept({ [acme]: draft('two') }))
    one.persister.keepAtLast(kept({ [acme]: draft('one') }))
    expect(one.reload().drafts).toEqual({ [acme]: draft('one') })
    two.persister.keepAtLast(kept({ [acme]: draft('two') }))
    expect(two.reload().drafts).toEqual({ [acme]: draft('two') })
  })

  it('each is where it was, and a third begins where one was last', () => {
    const [one, two] = [openTab(), openTab()]
    one.persister.keep(kept({}, { client: 'acme' }))
    two.persister.keep(kept({}, { client: 'other' }))
    expect([one.reload(), two.reload(), openTab()].map(({ client }) => client)).toEqual([
      'acme',
      'other',
      'other',
    ])
  })
})

it('says what it has no room for, and keeps the rest', () => {
  browser = new Store(500)
  const { persister } = openTab()
  expect(persister.keep(kept({ [acme]: draft('short'), [other]: draft('x'.repeat(500)) }))).toBe(false)
  expect(openTab().drafts).toEqual({ [acme]: draft('short') })
})

it('does not keep again what one starts anew from', () => {
  const { persister, reload } = openTab()
  const all = kept({ [acme]: draft('mine'), [other]: draft('mine too') }, { client: 'acme' })
  persister.keep(all)
  persister.forget([acme])
  persister.keepAtLast(all)
  expect(reload()).toMatchObject({ client: null, drafts: { [other]: draft('mine too') } })
})

it.each(['nonsense', '[]', '7', '"text"'])('passes over %s where its own should be', (text) => {
  browser.setItem('mediplan-workbench', text)
  expect(openTab()).toMatchObject({ client: null, drafts: {} })
})
