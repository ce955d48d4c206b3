import { useEffect, useState } from 'react'

/** The last value that stayed the same for a second. */
export function useSettled<T extends string | boolean>(value: T): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), 1000)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
