import { useEffect, useEffectEvent } from 'react'
import { useBench, useDispatch } from './BenchProvider.tsx'
import { keptOf } from './Kept.ts'
import { remember } from './storage.ts'

const pause = 300

/** Keeps the state in the browser: soon after a change, and at the latest when the page goes. */
export function useKeep() {
  const model = useBench()
  const dispatch = useDispatch()
  const keep = useEffectEvent(() => {
    if (!remember(keptOf(model)))
      dispatch({ type: 'noticed', notice: 'This is too large to be kept over a reload. Save it.' })
  })
  useEffect(() => {
    const timer = setTimeout(() => keep(), pause)
    return () => clearTimeout(timer)
  }, [model])
  useEffect(() => {
    const listener = () => keep()
    window.addEventListener('pagehide', listener)
    return () => window.removeEventListener('pagehide', listener)
  }, [])
}
