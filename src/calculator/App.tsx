import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { Router, type BaseLocationHook } from 'wouter'
import type { Settings } from './api/settings.ts'
import { Shell } from './shell/Shell.tsx'

interface AppProps {
  settings: Settings
  /** The path of the calculator, without a trailing slash. */
  base: string
  /** Where the step is; by default in the path of the page's address. */
  locationHook?: BaseLocationHook
}

export function App({ settings, base, locationHook }: AppProps) {
  const sessionNumber = useSessionNumber()
  return (
    <Router base={base} hook={locationHook}>
      <Shell key={sessionNumber} settings={settings} />
    </Router>
  )
}

/** Milliseconds after which the page may have another visitor, for example on a shared computer. */
const longAbsence = 5 * 60_000

/** Increases when the browser restores the page after a long absence. A new number starts a session without answers. */
function useSessionNumber() {
  const [number, setNumber] = useState(1)
  useEffect(() => {
    let hiddenAt = Date.now()
    const hide = () => {
      hiddenAt = Date.now()
    }
    const show = ({ persisted }: PageTransitionEvent) => {
      if (!persisted || Date.now() - hiddenAt < longAbsence) return
      // Synchronous, so that no frame shows the earlier answers.
      flushSync(() => setNumber((last) => last + 1))
    }
    window.addEventListener('pagehide', hide)
    window.addEventListener('pageshow', show)
    return () => {
      window.removeEventListener('pagehide', hide)
      window.removeEventListener('pageshow', show)
    }
  }, [])
  return number
}
