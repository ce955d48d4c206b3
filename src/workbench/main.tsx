import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import '../calculator/styles/tokens.css'
import '../calculator/styles/base.css'
import { arrive } from './state/arrive.ts'
import { BenchProvider } from './state/BenchProvider.tsx'
import { benchFrom } from './state/Kept.ts'
import { readLink } from './state/link.ts'
import { recall } from './state/storage.ts'
import { Workbench } from './Workbench.tsx'

const own = benchFrom(recall())
const linked = await readLink(location.hash)
const initial = linked === undefined ? own : arrive(own, benchFrom(linked), mayReplace)
// Once it is here it is kept like anything else: a reload must not bring the link's state back.
if (linked !== undefined) history.replaceState(null, '', location.pathname)

createRoot(document.querySelector('#root')!).render(
  <StrictMode>
    <BenchProvider initial={initial}>
      <Workbench />
    </BenchProvider>
  </StrictMode>,
)

function mayReplace(paths: string[]) {
  return window.confirm(`The link has its own ${paths.join(' and ')}. Replace yours, which is not saved?`)
}
