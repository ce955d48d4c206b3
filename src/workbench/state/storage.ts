import type { Draft } from './OpenFile.ts'
import type { PersistedState } from './PersistedState.ts'

const stateKey = 'mediplan-workbench'
const draftsKey = `${stateKey}/`

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

/** The storage of this tab, and of all tabs of the browser. */
export interface Stores {
  tab: Store
  browser: Store
}

/**
 * Reads the state of this tab, and the unsaved drafts of all tabs. A new tab gets the state of the last used tab.
 * @returns state that is not validated yet; undefined if it cannot be read
 */
export function readPersistedState({ tab, browser }: Stores): unknown {
  try {
    const tabState = parse(tab.getItem(stateKey)) ?? parse(browser.getItem(stateKey))
    const keys = Array.from({ length: browser.length }, (_, index) => browser.key(index) ?? '')
    const drafts = keys
      .filter((key) => key.startsWith(draftsKey))
      .map((key) => [key.slice(draftsKey.length), parse(browser.getItem(key))] as const)
    return { ...(tabState as object | null), drafts: Object.fromEntries(drafts) }
  } catch {
    return undefined
  }
}

/**
 * Persists the state of this tab. Writes or removes a draft only if this tab has changed it, so that tabs do not
 * overwrite each other's drafts.
 * @param drafts the drafts when the tab opened
 */
export function createPersister({ tab, browser }: Stores, drafts: Readonly<Record<string, Draft>>) {
  const known = new Map(Object.entries(drafts).map(([path, draft]) => [path, serialize(draft)]))
  const changedHere = new Set<string>()
  let isCleared = false

  const writeDraft = (path: string, draft: Draft) => {
    const text = serialize(draft)
    if (known.get(path) === text) return
    browser.setItem(draftsKey + path, text)
    known.set(path, text)
    changedHere.add(path)
  }
  const removeDraft = (path: string) => {
    // Another tab may have changed it since.
    if (browser.getItem(draftsKey + path) === known.get(path)) browser.removeItem(draftsKey + path)
    known.delete(path)
    changedHere.delete(path)
  }

  return {
    /** @returns whether the state fits: browsers limit storage to a few million characters */
    persist({ drafts: current, ...tabState }: PersistedState): boolean {
      if (isCleared) return true
      try {
        for (const path of known.keys()) if (!(path in current)) removeDraft(path)
        for (const [path, draft] of Object.entries(current)) writeDraft(path, draft)
        for (const store of [tab, browser]) store.setItem(stateKey, JSON.stringify(tabState))
        return true
      } catch {
        return false
      }
    },
    /** Writes this tab's drafts again, over newer ones of other tabs, so that its reload restores its own. */
    persistBeforeUnload(state: PersistedState): boolean {
      for (const path of changedHere) if (path in state.drafts) known.delete(path)
      return this.persist(state)
    },
    /** Removes the state of this tab and the drafts of these files. Afterwards, persists nothing. */
    clear(paths: readonly string[]): void {
      isCleared = true
      for (const path of paths) browser.removeItem(draftsKey + path)
      for (const store of [tab, browser]) store.removeItem(stateKey)
    },
  }
}

export type Persister = ReturnType<typeof createPersister>

function serialize({ text, version }: Draft) {
  return JSON.stringify({ text, version })
}

function parse(text: string | null): unknown {
  return JSON.parse(text ?? 'null')
}
