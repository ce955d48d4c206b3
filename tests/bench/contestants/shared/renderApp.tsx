import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'
import type { Screens } from './screens.ts'

export function renderApp(screens: Screens) {
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no #root')
  createRoot(root).render(
    <StrictMode>
      <App screens={screens} />
    </StrictMode>,
  )
}
