import { useEffect, useEffectEvent } from 'react'
import { useDisk } from './useDisk.ts'

/** Lists the disk once, and looks at it again whenever the visitor comes back from elsewhere. */
export function useFollowDisk() {
  const { begin, lookAgain } = useDisk()
  const onBegin = useEffectEvent(begin)
  const onReturn = useEffectEvent(lookAgain)
  useEffect(() => {
    const controller = new AbortController()
    void onBegin(controller.signal)
    const listener = () => void onReturn()
    window.addEventListener('focus', listener)
    return () => {
      controller.abort()
      window.removeEventListener('focus', listener)
    }
  }, [])
}
