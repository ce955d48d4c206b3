const key = 'mediplan.reloaded'

/**
 * Reloads the page, at most once per build and tab: after a deployment, only a new page has the addresses of the current
 * modules.
 * @param address of the new page
 * @returns whether the page reloads. It does not without a connection, because the browser would show its own error page
 */
export async function reloadOnce(address: string) {
  const build = import.meta.url
  try {
    if (sessionStorage.getItem(key) === build) return false
    const { ok } = await fetch(address, {
      method: 'HEAD',
      headers: { accept: 'text/html' },
      cache: 'no-store',
      signal: AbortSignal.timeout(5000),
    })
    if (!ok) return false
    sessionStorage.setItem(key, build)
  } catch {
    return false
  }
  location.replace(address)
  return true
}
