import { useEffect } from 'react'

/** Removes what embedded mode left behind, on a page that has an API. */
export function useEmbeddedWorkerRemoval() {
  useEffect(() => {
    // A browser that keeps its workers to itself runs none for this page.
    if (import.meta.env.VITE_API_HOST) removeEmbeddedWorker().catch(() => undefined)
  }, [])
}

/**
 * Unregisters a service worker that embedded mode left in front of this page, as on a machine that has served it from
 * this origin before. Other workers stay. A page that the worker controls is loaded again, without it.
 */
async function removeEmbeddedWorker() {
  // Browsers have workers on secure origins only.
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
