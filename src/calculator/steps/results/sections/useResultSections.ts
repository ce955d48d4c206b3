import { useEffect, useState } from 'react'

type Sections = typeof import('./ResultSections.tsx')

/** Kept, so that a later result shows the sections at once. */
let loaded: Sections | undefined

/** Loads the module of the sections below the best plan, in parallel with the calculation, and again on `retry`. */
export function useResultSections() {
  const [sections, setSections] = useState<Sections | 'loading' | 'failed'>(loaded ?? 'loading')
  const [isRetry, setIsRetry] = useState(false)
  useEffect(() => {
    if (sections !== 'loading') return
    const request = (isRetry && loadAgain()) || import('./ResultSections.tsx')
    request.then(
      (module) => {
        loaded = module
        setSections(module)
      },
      () => setSections('failed'),
    )
  }, [sections, isRetry])
  const retry = () => {
    setIsRetry(true)
    setSections('loading')
  }
  return { sections, retry }
}

/** Adds a query for the reason in useCalculatorModule.ts. Only a built page lists the module's address. */
function loadAgain(): Promise<Sections> | undefined {
  const address = document.querySelector<HTMLTemplateElement>('#preloads')?.dataset.sections
  return address === undefined ? undefined : import(/* @vite-ignore */ `${address}?${Date.now()}`)
}
