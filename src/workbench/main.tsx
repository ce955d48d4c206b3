import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import '../calculator/styles/tokens.css'
import '../calculator/styles/base.css'
import './ui/controls.css'
import './frame/Workbench.css'
import { WorkbenchProvider } from './state/WorkbenchProvider.tsx'
import { createPersister, readPersistedState } from './state/storage.ts'
import { restoreState } from './state/PersistedState.ts'
import { isLink, mergeLinkedState, readLink } from './state/link.ts'
import { Workbench } from './frame/Workbench.tsx'

/** A CSS media query. The style sheets stack all parts on a narrow page. */
const narrowPage = '(width < 56rem)'

const damagedLinkNotice = {
  message: 'This link is incomplete. Ask for it again, or for the state as a file.',
  tone: 'bad',
} as const

const { hash } = location
// Keeps a reload from restoring the link's state again, over later edits or if it cannot be shown.
if (isLink(hash)) history.replaceState(null, '', location.pathname)
const stores = { tab: sessionStorage, browser: localStorage }
const restored = restoreState(
  readPersistedState(stores),
  matchMedia(narrowPage).matches ? 'phone' : undefined,
)
const linked = await readLink(hash)
const initial =
  linked === undefined ? restored : mergeLinkedState(restored, restoreState(linked), confirmReplace)
const isDamagedLink = isLink(hash) && linked === undefined
// A link that is opened in this tab changes only the hash. The page persists its state before the reload.
window.addEventListener('hashchange', () => {
  if (isLink(location.hash)) location.reload()
})

createRoot(document.querySelector('#root')!).render(
  <StrictMode>
    <WorkbenchProvider initial={{ ...initial, ...(isDamagedLink && { notice: damagedLinkNotice }) }}>
      <Workbench persister={createPersister(stores, restored.drafts)} />
    </WorkbenchProvider>
  </StrictMode>,
)

function confirmReplace(paths: string[]) {
  return window.confirm(`It contains ${paths.join(' and ')}. Replace your unsaved edits?`)
}
