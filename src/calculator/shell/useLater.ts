import { useEffect, useState } from 'react'

type LaterModule = typeof import('./later.tsx')
export type Later = { status: 'loading' | 'failed' } | { status: 'ready'; value: LaterModule }

/** Fetches what comes after the home screen once that can be read, and again for `retry`. */
export function useLater(isWanted: boolean) {
  const [later, setLater] = useState<Later>({ status: 'loading' })
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    if (!isWanted) return
    import('./later.tsx').then(
      (value) => setLater({ status: 'ready', value }),
      () => setLater({ status: 'failed' }),
    )
  }, [isWanted, attempt])
  const retry = () => {
    setLater({ status: 'loading' })
    setAttempt((made) => made + 1)
  }
  return { later, retry }
}
