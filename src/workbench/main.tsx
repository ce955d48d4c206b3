import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import '../calculator/styles/tokens.css'
import '../calculator/styles/base.css'
import { WorkbenchProvider } from './state/WorkbenchProvider.tsx'
import { restoreState } from './state/PersistedState.ts'
import { isLink, mergeLinkedState, readLink } from './state/link.ts'
import { narrow } from './state/model.ts'
import { createPersister, readPersistedState } from './state/storage.ts'
import { Workbench } from './Workbench.tsx'

const stores = { tab: sessionStorage, browser: localStorage }
const own = restoreState(readPersistedState(stores), matchMedia(narrow).matches ? 'phone' : undefined)
const linked = await readLink(location.hash)
const initial = linked === undefined ? own : mergeLinkedState(own, restoreState(linked), confirmReplace)
// From here on the state is saved as usual; a reload must not restore the link's state again.
if (linked !== undefined) history.replaceState(null, '', location.pathname)
// A link opened in this tab loads as in a new tab; the tab's state has been saved.
window.addEventListener('hashchange', () => {
  if (isLink(location.hash)) location.reload()
})

createRoot(document.querySelector('#root')!).render(
  <StrictMode>
    <WorkbenchProvider initial={initial}>
      <Workbench persister={createPersister(stores, own.drafts)} />
    </WorkbenchProvider>
  </StrictMode>,
)

function confirmReplace(paths: string[]) {
  return window.confirm(`The link contains ${paths.join(' and ')}. Replace your unsaved edits?`)
}
