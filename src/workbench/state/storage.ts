import { useEffect, useEffectEvent, useRef } from 'react'
import { isRecord } from '../../contract/isRecord.ts'
import type { Draft } from './OpenFile.ts'
import { isPersistedState, selectPersistedState, type PersistedState } from './PersistedState.ts'
import { useDebounced } from './useDebounced.ts'
import { useWindowEvent } from './useWindowEvent.ts'
import { useStore, useWorkbench } from './WorkbenchProvider.tsx'

export const stateKey = 'mediplan-workbench'
const draftsKey = `${stateKey}/`

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

/** The storage of this tab, and of all tabs of the browser. */
export interface Stores {
  tab: Store
  browser: Store
}

/** Milliseconds after the last change and the last key: writing a large draft takes longer than a frame. */
const delay = 1500

/** Persists the state in the browser when the changes pause, and when the page is hidden or unloads. */
export function usePersistence(persister: Persister) {
  const model = useWorkbench()
  const { dispatch, getModel } = useStore()
  const isPersisted = useRef(true)
  const persist = useEffectEvent(() => {
    const wasPersisted = isPersisted.current
    isPersisted.current = persister.persist(selectPersistedState(model))
    if (wasPersisted && !isPersisted.current)
      dispatch({
        type: 'noticeShown',
        tone: 'bad',
        message: 'Your changes are too large to survive a reload. Save them.',
      })
  })
  const settled = useDebounced(model, delay, delay)
  useEffect(() => persist(), [settled])

  const persistNow = (event: Event) => {
    // Before the page unloads, asks the user to stay.
    if (!persister.persist(selectPersistedState(getModel()))) event.preventDefault()
  }
  // Phones close a hidden page without another event.
  useWindowEvent('visibilitychange', persistNow)
  useWindowEvent('pagehide', persistNow)
  useWindowEvent('beforeunload', persistNow)
}

/**
 * Reads the state of this tab, and the unsaved drafts of all tabs; the drafts that this tab has changed take precedence.
 * A new tab gets the state of the last used tab. Of another version's state, only the drafts are read.
 */
export function readPersistedState({ tab, browser }: Stores): Partial<PersistedState> {
  const keys = Array.from({ length: browser.length }, (_, index) => browser.key(index) ?? '')
  const all = keys
    .filter((key) => key.startsWith(draftsKey))
    .map((key) => [key.slice(draftsKey.length), parse(browser.getItem(key))] as const)
  const state = parse(tab.getItem(stateKey)) ?? parse(browser.getItem(stateKey))
  const own = isRecord(state) && isRecord(state.drafts) ? Object.entries(state.drafts) : []
  const drafts = Object.fromEntries(
    [...all, ...own].filter((entry): entry is [string, Draft] => isDraft(entry[1])),
  )
  return isPersistedState(state) ? { ...state, drafts } : { drafts }
}

export type Persister = ReturnType<typeof createPersister>

/**
 * Persists the state of this tab. Writes or removes a draft for all tabs only if this tab has changed it, so that tabs do
 * not overwrite each other's drafts. The state of this tab has a draft only if another tab has replaced it since.
 * @param drafts the drafts when the tab opened
 */
export function createPersister({ tab, browser }: Stores, drafts: Readonly<Record<string, Draft>>) {
  const read = (path: string) => browser.getItem(draftsKey + path)
  const known = new Map(
    Object.entries(drafts).map(([path, draft]) => [path, { draft, json: JSON.stringify(draft) }]),
  )
  // A draft that is not the one of all tabs was changed here before a reload. A stale copy is never kept.
  const changedHere = new Set(
    [...known].filter(([path, { json }]) => read(path) !== json).map(([path]) => path),
  )
  let isCleared = false

  const persistDrafts = (current: PersistedState['drafts']) => {
    for (const [path, { json }] of known) {
      if (path in current) continue
      // Another tab may have changed it since.
      if (read(path) === json) browser.removeItem(draftsKey + path)
      known.delete(path)
      changedHere.delete(path)
    }
    for (const [path, draft] of Object.entries(current)) {
      const last = known.get(path)?.draft
      if (last?.text === draft.text && last.version === draft.version) continue
      const json = JSON.stringify(draft)
      browser.setItem(draftsKey + path, json)
      known.set(path, { draft, json })
      changedHere.add(path)
    }
  }

  return {
    /** @returns whether the state fits: browsers limit storage to a few million characters */
    persist(state: PersistedState): boolean {
      if (isCleared) return true
      try {
        persistDrafts(state.drafts)
        const replaced = Object.entries(state.drafts).filter(
          ([path]) => changedHere.has(path) && read(path) !== known.get(path)?.json,
        )
        tab.setItem(stateKey, JSON.stringify({ ...state, drafts: Object.fromEntries(replaced) }))
        browser.setItem(stateKey, JSON.stringify({ ...state, drafts: {} }))
        return true
      } catch {
        // Its drafts would take precedence over newer ones.
        tab.removeItem(stateKey)
        return false
      }
    },
    /** Removes the state of this tab and the drafts of these files. Afterwards, persists nothing. */
    clear(paths: readonly string[]): void {
      isCleared = true
      for (const path of paths) browser.removeItem(draftsKey + path)
      for (const store of [tab, browser]) store.removeItem(stateKey)
    },
  }
}

function isDraft(value: unknown): value is Draft {
  return isRecord(value) && typeof value.text === 'string'
}

/** Null for a text that is damaged. */
function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}
