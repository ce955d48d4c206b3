import { useCallback, useLayoutEffect, useRef } from 'react'

/** Returns a function whose identity never changes and which calls the latest callback. */
export function useStableCallback<Arguments extends unknown[]>(callback: (...args: Arguments) => void) {
  const latest = useRef(callback)
  useLayoutEffect(() => {
    latest.current = callback
  })
  return useCallback((...args: Arguments) => latest.current(...args), [])
}
