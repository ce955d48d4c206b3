import { ErrorBoundary } from 'react-error-boundary'
import { Router } from 'wouter'
import type { Settings } from './api/settings.ts'
import { NotAvailable } from './shell/NotAvailable.tsx'
import { Shell } from './shell/Shell.tsx'
import { CalculatorProvider } from './state/CalculatorProvider.tsx'

interface AppProps {
  settings: Settings
  /** The path that the calculator is served at, without a trailing slash. */
  base: string
}

export function App({ settings, base }: AppProps) {
  return (
    <ErrorBoundary fallback={<NotAvailable />}>
      <CalculatorProvider settings={settings}>
        <Router base={base}>
          <Shell />
        </Router>
      </CalculatorProvider>
    </ErrorBoundary>
  )
}
