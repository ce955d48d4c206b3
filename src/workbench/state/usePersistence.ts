import { useEffect, useEffectEvent, useRef } from 'react'
import { useWorkbench, useDispatch } from './WorkbenchProvider.tsx'
import { selectPersistedState } from './PersistedState.ts'
import type { Persister } from './storage.ts'

const pause = 300

/** Keeps the state in the browser: soon after a change, and at the latest when the page goes. */
export function usePersistence(persister: Persister) {
  const model = useWorkbench()
  const dispatch = useDispatch()
  const isKept = useRef(true)
  const keep = useEffectEvent(() => {
    const was = isKept.current
    isKept.current = persister.keep(selectPersistedState(model))
    if (was && !isKept.current)
      dispatch({
        type: 'noticed',
        tone: 'bad',
        notice: 'This is too large to be kept across a reload. Save it.',
      })
  })
  useEffect(() => {
    const timer = setTimeout(() => keep(), pause)
    return () => clearTimeout(timer)
  }, [model])

  const keepAtLast = useEffectEvent(() => persister.keepAtLast(selectPersistedState(model)))
  useEffect(() => {
    const leave = () => void keepAtLast()
    const ask = (event: BeforeUnloadEvent) => {
      if (!keepAtLast()) event.preventDefault()
    }
    window.addEventListener('pagehide', leave)
    window.addEventListener('beforeunload', ask)
    return () => {
      window.removeEventListener('pagehide', leave)
      window.removeEventListener('beforeunload', ask)
    }
  }, [])
}
