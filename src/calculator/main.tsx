import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { readSettings } from './api/settings.ts'
import { App } from './App.tsx'
import { NotAvailable } from './shell/NotAvailable.tsx'
import './styles/tokens.css'
import './styles/base.css'

const root = createRoot(document.querySelector('#root')!, { onUncaughtError: giveUp })

try {
  const settings = readSettings(document)
  if (!import.meta.env.VITE_API_HOST) {
    const { startEmbedded } = await import('../service/embedded.ts')
    Object.assign(settings, await startEmbedded())
  }
  const base = import.meta.env.BASE_URL.replace(/\/$/, '')
  root.render(
    <StrictMode>
      <App settings={settings} base={base} />
    </StrictMode>,
  )
} catch (error) {
  giveUp(error)
}

function giveUp(error: unknown) {
  console.error('The calculator could not start.', error)
  root.render(<NotAvailable />)
}
