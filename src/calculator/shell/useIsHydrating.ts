import { useSyncExternalStore } from 'react'

/** Whether React is hydrating the markup of the page. */
export function useIsHydrating() {
  return useSyncExternalStore(
    subscribeToNothing,
    () => false,
    () => true,
  )
}

const subscribeToNothing = () => () => undefined
