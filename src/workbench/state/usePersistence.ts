import { useEffect, useEffectEvent, useRef } from 'react'
import { persistHistories } from './historyStorage.ts'
import { selectPersistedState } from './PersistedState.ts'
import type { Persister } from './storage.ts'
import { useDispatch, useWorkbench } from './WorkbenchProvider.tsx'

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

  const persistBeforeUnload = useEffectEvent(() => {
    persistHistories(sessionStorage, model.histories)
    return persister.persistBeforeUnload(selectPersistedState(model))
  })
  useEffect(() => {
    const onPageHide = () => void persistBeforeUnload()
    const onBeforeUnload = (event: BeforeUnloadEvent) => {
      if (!persistBeforeUnload()) event.preventDefault()
    }
    window.addEventListener('pagehide', onPageHide)
    window.addEventListener('beforeunload', onBeforeUnload)
    return () => {
      window.removeEventListener('pagehide', onPageHide)
      window.removeEventListener('beforeunload', onBeforeUnload)
    }
  }, [])
}
