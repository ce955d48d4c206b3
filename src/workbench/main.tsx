import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import '../calculator/styles/tokens.css'
import '../calculator/styles/base.css'
import { BenchProvider } from './state/BenchProvider.tsx'
import { benchFrom } from './state/Kept.ts'
import { readLink } from './state/link.ts'
import { recall } from './state/storage.ts'
import { Workbench } from './Workbench.tsx'

const linked = await readLink(location.hash)
// Once it is here it is kept like anything else: a reload must not bring the link's state back.
if (linked !== undefined) history.replaceState(null, '', location.pathname)

createRoot(document.querySelector('#root')!).render(
  <StrictMode>
    <BenchProvider initial={benchFrom(linked ?? recall())}>
      <Workbench />
    </BenchProvider>
  </StrictMode>,
)
