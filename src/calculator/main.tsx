import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { readSettings } from './api/settings.ts'
import { App } from './App.tsx'
import { baseUrl } from './preload.ts'
import { NotAvailable } from './shell/NotAvailable.tsx'
import { startInFrame } from './startInFrame.ts'

const container = document.querySelector('#root')!

try {
  const settings = readSettings(document, baseUrl)
  if (!import.meta.env.VITE_API_HOST) {
    const { startEmbedded } = await import('../service/embedded.ts')
    Object.assign(settings, await startEmbedded())
  }
  startInFrame(settings, report)
  // The page contains the curtain, which is what the application renders first.
  const root = hydrateRoot(
    container,
    <StrictMode>
      <App settings={settings} base={baseUrl.pathname.slice(0, -1)} />
    </StrictMode>,
    {
      onUncaughtError: (error) => {
        report(error)
        root.render(<NotAvailable cause="service" />)
      },
    },
  )
} catch (error) {
  report(error)
  createRoot(container).render(<NotAvailable cause="service" />)
}

function report(error: unknown) {
  console.error('The calculator could not start.', error)
}
