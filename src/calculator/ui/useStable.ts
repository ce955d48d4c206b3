import { useCallback, useLayoutEffect, useRef } from 'react'

/** The same function for the life of the component, which calls the latest one: what it is given to need not render. */
export function useStable<Arguments extends unknown[]>(callback: (...args: Arguments) => void) {
  const latest = useRef(callback)
  useLayoutEffect(() => {
    latest.current = callback
  })
  return useCallback((...args: Arguments) => latest.current(...args), [])
}
