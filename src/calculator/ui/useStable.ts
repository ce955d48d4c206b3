import { useCallback, useLayoutEffect, useRef } from 'react'

/** Returns a function that stays the same for the life of the component and calls the latest callback. */
export function useStable<Arguments extends unknown[]>(callback: (...args: Arguments) => void) {
  const latest = useRef(callback)
  useLayoutEffect(() => {
    latest.current = callback
  })
  return useCallback((...args: Arguments) => latest.current(...args), [])
}
