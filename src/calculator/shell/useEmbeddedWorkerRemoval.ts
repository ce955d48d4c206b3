import { useEffect } from 'react'

/** On a page that has an API, removes the service worker that an embedded-mode build left behind. */
export function useEmbeddedWorkerRemoval() {
  useEffect(() => {
    // Where the browser denies access to service workers, none runs for this page.
    if (import.meta.env.VITE_API_HOST) removeEmbeddedWorker().catch(() => undefined)
  }, [])
}

/**
 * Unregisters the service worker of embedded mode, and no others. Reloads the page if that worker controls it.
 */
async function removeEmbeddedWorker() {
  // Browsers have service workers on secure origins only.
  const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker
  const registrations = (await workers?.getRegistrations()) ?? []
  const leftover = registrations.filter(
    ({ scope, active, waiting, installing }) =>
      location.href.startsWith(scope) && isEmbedded(active ?? waiting ?? installing),
  )
  const isControlled = isEmbedded(workers?.controller ?? null)
  const removed = await Promise.all(leftover.map((registration) => registration.unregister()))
  if (isControlled && removed.includes(true)) location.reload()
}

function isEmbedded(worker: ServiceWorker | null) {
  return worker !== null && new URL(worker.scriptURL).pathname.endsWith('/mockServiceWorker.js')
}
