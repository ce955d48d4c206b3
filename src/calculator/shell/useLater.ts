import { useEffect, useState } from 'react'

export type Later =
  | { status: 'loading' | 'failed' }
  | { status: 'ready'; value: typeof import('./Calculator.tsx') }

/** Fetches what comes after the home screen while that is read, and again for `retry`. */
export function useLater() {
  const [later, setLater] = useState<Later>({ status: 'loading' })
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    import('./Calculator.tsx').then(
      (value) => setLater({ status: 'ready', value }),
      () => setLater({ status: 'failed' }),
    )
  }, [attempt])
  const retry = () => {
    setLater({ status: 'loading' })
    setAttempt((made) => made + 1)
  }
  return { later, retry }
}
