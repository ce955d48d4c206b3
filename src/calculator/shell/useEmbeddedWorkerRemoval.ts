import { useEffect } from 'react'

/** On a page that has an API, removes the service worker that embedded mode left behind. */
export function useEmbeddedWorkerRemoval() {
  useEffect(() => {
    // A browser that denies access to service workers runs none for this page, so there is nothing to remove.
    if (import.meta.env.VITE_API_HOST) removeEmbeddedWorker().catch(() => undefined)
  }, [])
}

/**
 * Unregisters the service worker of embedded mode if this origin served embedded mode before. Keeps other workers.
 * Reloads a page that the worker controls.
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
