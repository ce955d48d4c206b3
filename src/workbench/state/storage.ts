import { useEffect, useEffectEvent, useRef } from 'react'
import { createRecord } from './createRecord.ts'
import { latestSteps, type History } from './history.ts'
import type { Model } from './model.ts'
import type { Draft } from './OpenFile.ts'
import { selectPersistedState, type PersistedState } from './PersistedState.ts'
import { useWindowEvent } from './useWindowEvent.ts'
import { useDispatch, useWorkbench } from './WorkbenchProvider.tsx'

const stateKey = 'mediplan-workbench'
const draftsKey = `${stateKey}/`
const historiesKey = `${stateKey}-history`

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

/** The storage of this tab, and of all tabs of the browser. */
export interface Stores {
  tab: Store
  browser: Store
}

/** Milliseconds after a change. */
const delay = 300

/** Persists the state in the browser after each change, and before the page unloads. */
export function usePersistence(persister: Persister) {
  const model = useWorkbench()
  const dispatch = useDispatch()
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
  useEffect(() => {
    const timer = setTimeout(() => persist(), delay)
    return () => clearTimeout(timer)
  }, [model])

  const persistBeforeUnload = (event: Event) => {
    persistHistories(sessionStorage, model.histories)
    // Asks the user to stay.
    if (!persister.persistBeforeUnload(selectPersistedState(model))) event.preventDefault()
  }
  useWindowEvent('pagehide', persistBeforeUnload)
  useWindowEvent('beforeunload', persistBeforeUnload)
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

export type Persister = ReturnType<typeof createPersister>

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

/** Persists what can be undone in this tab. Drops the oldest steps if they do not fit. */
export function persistHistories(tab: Store, histories: Model['histories']): void {
  tab.removeItem(historiesKey)
  for (const maxLength of [2_000_000, 200_000, 20_000]) {
    const latest = Object.entries(histories).map(([client, { done, undone }]): [string, History] => [
      client,
      { done: latestSteps(done, maxLength), undone: latestSteps(undone, maxLength) },
    ])
    try {
      tab.setItem(historiesKey, JSON.stringify(Object.fromEntries(latest)))
      return
    } catch {
      // The storage is full.
    }
  }
}

/** The persisted histories by client, without damaged ones. */
export function readHistories(tab: Store): Model['histories'] {
  try {
    const histories = parse(tab.getItem(historiesKey)) as Record<string, Partial<History>> | null
    return createRecord(Object.entries(histories ?? {}).filter(isHistory))
  } catch {
    return createRecord([])
  }
}

function isHistory(entry: [string, Partial<History>]): entry is [string, History] {
  return Array.isArray(entry[1].done) && Array.isArray(entry[1].undone)
}

function serialize({ text, version }: Draft) {
  return JSON.stringify({ text, version })
}

function parse(text: string | null): unknown {
  return JSON.parse(text ?? 'null')
}
