import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import '../calculator/styles/tokens.css'
import '../calculator/styles/base.css'
import './ui/controls.css'
import './frame/Workbench.css'
import { WorkbenchProvider } from './state/WorkbenchProvider.tsx'
import { createPersister, readPersistedState } from './state/storage.ts'
import { restoreState } from './state/PersistedState.ts'
import { Workbench } from './frame/Workbench.tsx'

/** A CSS media query. The style sheets stack all parts on a narrow page. */
const narrowPage = '(width < 56rem)'

const stores = { tab: sessionStorage, browser: localStorage }
const initial = restoreState(readPersistedState(stores), matchMedia(narrowPage).matches ? 'phone' : undefined)

createRoot(document.querySelector('#root')!).render(
  <StrictMode>
    <WorkbenchProvider initial={initial}>
      <Workbench persister={createPersister(stores, initial.drafts)} />
    </WorkbenchProvider>
  </StrictMode>,
)
