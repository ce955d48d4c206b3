import { useState, useSyncExternalStore } from 'react'
import './Curtain.css'

/** Written into the page by src/build/loadingPage.ts: bars, and texts in every language. */
const content = [...document.querySelectorAll('.curtain > *')]

/** Covers the page until the instance has loaded. The page contains it, so it shows before any script runs. */
export function Curtain() {
  const [isInPage] = useState(useIsHydrating())
  if (isInPage)
    return <main className="curtain" dangerouslySetInnerHTML={asInPage} suppressHydrationWarning />
  return <main ref={fill} className="curtain" />
}

/** Hydration keeps what the page contains. */
const asInPage = { __html: '' }

/** The content security policy forbids HTML as text. */
function fill(curtain: HTMLElement | null) {
  curtain?.replaceChildren(...content.map((part) => part.cloneNode(true)))
}

/** Whether React is hydrating the markup of the page. */
export function useIsHydrating() {
  return useSyncExternalStore(
    subscribeToNothing,
    () => false,
    () => true,
  )
}

const subscribeToNothing = () => () => undefined
