import { useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'

let isPrinted = false
const subscribers = new Set<() => void>()

/** Whether the page is being printed. Renders at once, because browsers do not wait for a later render. */
export function useIsPrinted() {
  return useSyncExternalStore(subscribe, getSnapshot, getSnapshot)
}

const getSnapshot = () => isPrinted

function subscribe(onChange: () => void) {
  subscribers.add(onChange)
  // A window adds the same listener only once.
  addEventListener('beforeprint', update)
  addEventListener('afterprint', update)
  return () => {
    subscribers.delete(onChange)
  }
}

function update({ type }: Event) {
  isPrinted = type === 'beforeprint'
  flushSync(() => {
    for (const onChange of subscribers) onChange()
  })
}
