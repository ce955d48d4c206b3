import type { PersistedState } from './PersistedState.ts'
import type { Draft } from './OpenFile.ts'

const placeKey = 'mediplan-workbench'
const draftsKey = `${placeKey}/`

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

/** What outlives a reload: of this tab alone, and of all tabs of the browser. */
export interface Stores {
  tab: Store
  browser: Store
}

/**
 * What was kept: the place of this tab, or in a new one that of the tab last used; the texts of all tabs that are not
 * saved. Undefined where it cannot be read.
 */
export function readPersistedState({ tab, browser }: Stores): unknown {
  try {
    const place = parsed(tab.getItem(placeKey)) ?? parsed(browser.getItem(placeKey))
    const keys = Array.from({ length: browser.length }, (_, index) => browser.key(index) ?? '')
    const drafts = keys
      .filter((key) => key.startsWith(draftsKey))
      .map((key) => [key.slice(draftsKey.length), parsed(browser.getItem(key))] as const)
    return { ...(place as object | null), drafts: Object.fromEntries(drafts) }
  } catch {
    return undefined
  }
}

/**
 * Keeps what this tab does: it writes and removes a text only where it has changed it, and so leaves those of the
 * other tabs alone.
 * @param drafts those that were there when the tab began
 */
export function createPersister({ tab, browser }: Stores, drafts: Readonly<Record<string, Draft>>) {
  const known = new Map(Object.entries(drafts).map(([path, draft]) => [path, written(draft)]))
  const own = new Set<string>()
  let isForgotten = false

  const keepDraft = (path: string, draft: Draft) => {
    const text = written(draft)
    if (known.get(path) === text) return
    browser.setItem(draftsKey + path, text)
    known.set(path, text)
    own.add(path)
  }
  const dropDraft = (path: string) => {
    // Another tab may have gone on with it.
    if (browser.getItem(draftsKey + path) === known.get(path)) browser.removeItem(draftsKey + path)
    known.delete(path)
    own.delete(path)
  }

  return {
    /** @returns whether there was room: a browser has it for some millions of characters. */
    keep({ drafts: current, ...place }: PersistedState): boolean {
      if (isForgotten) return true
      try {
        for (const path of known.keys()) if (!(path in current)) dropDraft(path)
        for (const [path, draft] of Object.entries(current)) keepDraft(path, draft)
        for (const store of [tab, browser]) store.setItem(placeKey, JSON.stringify(place))
        return true
      } catch {
        return false
      }
    },
    /** When the tab goes: of a text that two tabs have changed, a reload brings back the tab's own. */
    keepAtLast(kept: PersistedState): boolean {
      for (const path of own) if (path in kept.drafts) known.delete(path)
      return this.keep(kept)
    },
    /** Lets go of where this tab is and of the texts of these files, for good. */
    forget(paths: readonly string[]): void {
      isForgotten = true
      for (const path of paths) browser.removeItem(draftsKey + path)
      for (const store of [tab, browser]) store.removeItem(placeKey)
    },
  }
}

export type Persister = ReturnType<typeof createPersister>

function written({ text, version }: Draft) {
  return JSON.stringify({ text, version })
}

function parsed(text: string | null): unknown {
  return JSON.parse(text ?? 'null')
}
