import { useEffect, useState } from 'react'
import { reloadOnce } from '../state/reloadOnce.ts'

type CalculatorModule =
  | { status: 'loading' | 'failed' }
  | { status: 'ready'; value: typeof import('./Calculator.tsx') }

/**
 * Loads the module of the steps while the visitor reads the home screen, and again on `retry`. If a retry with `canReload`
 * fails too, reloads the page: after a deployment, only a new page has the addresses of the current modules.
 * @param firstScreen the address of the new page
 */
export function useCalculatorModule(firstScreen: string) {
  const [calculator, setCalculator] = useState<CalculatorModule>({ status: 'loading' })
  const [attempt, setAttempt] = useState<{ canReload: boolean }>()
  useEffect(() => {
    importCalculator(!!attempt).then(
      (value) => setCalculator({ status: 'ready', value }),
      async () => {
        if (attempt?.canReload && (await reloadOnce(firstScreen))) return
        setCalculator({ status: 'failed' })
      },
    )
  }, [attempt, firstScreen])
  const retry = (nextAttempt: { canReload: boolean }) => {
    setCalculator({ status: 'loading' })
    setAttempt(nextAttempt)
  }
  return { calculator, retry }
}

/**
 * Some browsers never request a module again after it failed to load, so a retry adds a query to its address.
 * https://github.com/whatwg/html/issues/6768
 */
function importCalculator(isRetry: boolean): Promise<typeof import('./Calculator.tsx')> {
  const preload = isRetry && document.querySelector<HTMLLinkElement>('[rel=modulepreload]')
  return preload ? import(/* @vite-ignore */ `${preload.href}?${Date.now()}`) : import('./Calculator.tsx')
}
