import { useCallback, useLayoutEffect, useRef } from 'react'

/** Returns a function whose identity never changes and which calls the latest callback. */
export function useStableCallback<Arguments extends unknown[], Result = void>(
  callback: (...args: Arguments) => Result,
) {
  const latest = useRef(callback)
  useLayoutEffect(() => {
    latest.current = callback
  })
  return useCallback((...args: Arguments) => latest.current(...args), [])
}
