import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { readSettings } from './api/settings.ts'
// First of all, so that a component's own style comes after what all of them share.
import './styles/tokens.css'
import './styles/base.css'
import { App } from './App.tsx'
import { NotAvailable } from './shell/NotAvailable.tsx'

const root = createRoot(document.querySelector('#root')!, { onUncaughtError: giveUp })

try {
  const settings = readSettings(document)
  if (!import.meta.env.VITE_API_HOST) {
    const { startEmbedded } = await import('../service/embedded.ts')
    Object.assign(settings, await startEmbedded())
  }
  const home = new URL(import.meta.env.BASE_URL, location.origin)
  // Resolved once: on the path of a step, a relative address would mean another one.
  settings.host = new URL(settings.host, home).href
  root.render(
    <StrictMode>
      <App settings={settings} base={home.pathname.replace(/\/$/, '')} />
    </StrictMode>,
  )
} catch (error) {
  giveUp(error)
}

function giveUp(error: unknown) {
  console.error('The calculator could not start.', error)
  root.render(<NotAvailable />)
}
