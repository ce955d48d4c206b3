import { useEffect, useRef, useState } from 'react'

/**
 * Returns a value once it has not changed for a while.
 * @param delay milliseconds after the last change
 * @param delayAfterKeys milliseconds after the last key that the user pressed anywhere
 */
export function useDebounced<T>(value: T, delay: number, delayAfterKeys = 0): T {
  const [debounced, setDebounced] = useState(value)
  const lastKey = useRef(-Infinity)
  useEffect(() => {
    const changedAt = performance.now()
    let timer: ReturnType<typeof setTimeout> | undefined
    const wait = () => {
      clearTimeout(timer)
      const due = Math.max(changedAt + delay, lastKey.current + delayAfterKeys)
      timer = setTimeout(() => {
        timer = undefined
        setDebounced(value)
      }, due - performance.now())
    }
    const onKey = () => {
      lastKey.current = performance.now()
      if (timer !== undefined) wait()
    }
    wait()
    window.addEventListener('keydown', onKey, { capture: true })
    return () => {
      clearTimeout(timer)
      window.removeEventListener('keydown', onKey, { capture: true })
    }
  }, [value, delay, delayAfterKeys])
  return debounced
}
