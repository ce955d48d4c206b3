import { Router } from 'wouter'
import type { Settings } from './api/settings.ts'
import { Shell } from './shell/Shell.tsx'

interface AppProps {
  settings: Settings
  /** The path that the calculator is served at, without a trailing slash. */
  base: string
}

export function App({ settings, base }: AppProps) {
  return (
    <Router base={base}>
      <Shell settings={settings} />
    </Router>
  )
}
