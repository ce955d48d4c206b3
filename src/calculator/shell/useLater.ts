import { useEffect, useState } from 'react'

type LaterModule = typeof import('./later.tsx')
export type Later = { status: 'loading' | 'failed' } | { status: 'ready'; value: LaterModule }

/** Fetches what comes after the home screen while the visitor reads it, and again for `retry`. */
export function useLater() {
  const [later, setLater] = useState<Later>({ status: 'loading' })
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    import('./later.tsx').then(
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
