import { useEffect, useState } from 'react'

export type Later =
  | { status: 'loading' | 'failed' }
  | { status: 'ready'; value: typeof import('./Calculator.tsx') }

/**
 * Fetches what comes after the home screen while that is read, and again for `retry`.
 * @param firstScreen the address to load when the visitor's own retry fails too: after a new deployment, only a new
 * page has the addresses of the code
 */
export function useLater(firstScreen: string) {
  const [later, setLater] = useState<Later>({ status: 'loading' })
  const [attempt, setAttempt] = useState({ isLast: false })
  useEffect(() => {
    import('./Calculator.tsx').then(
      (value) => setLater({ status: 'ready', value }),
      async () => {
        if (attempt.isLast && (await reloadOnce(firstScreen))) return
        setLater({ status: 'failed' })
      },
    )
  }, [attempt, firstScreen])
  const retry = (isLast: boolean) => {
    setLater({ status: 'loading' })
    setAttempt({ isLast })
  }
  return { later, retry }
}

const reloadedKey = 'mediplan.reloaded'

/**
 * Loads a new page, once per build and tab.
 * @returns whether it does. It does not without a connection: the browser would show its own error page
 */
async function reloadOnce(address: string) {
  const build = import.meta.url
  try {
    if (sessionStorage.getItem(reloadedKey) === build) return false
    const { ok } = await fetch(address, {
      method: 'HEAD',
      headers: { accept: 'text/html' },
      cache: 'no-store',
      signal: AbortSignal.timeout(5000),
    })
    if (!ok) return false
    sessionStorage.setItem(reloadedKey, build)
  } catch {
    return false
  }
  location.replace(address)
  return true
}
