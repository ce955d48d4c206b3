/**
 * The page loads this module ahead of the main script, which imports it too. While the main script loads, this module
 * requests the instance, and then preloads the code of the steps.
 */
import { sendEarly } from './api/earlyInstance.ts'
import { readSettings } from './api/settings.ts'
import { previewYear } from './rules/previewYear.ts'

/** Where the calculator is served, with a slash at the end. */
export const home = new URL(import.meta.env.BASE_URL, location.origin)

// In embedded mode nothing answers before the main script has started the worker.
if (import.meta.env.VITE_API_HOST) {
  sendInstanceCall()
  preload()
}

function sendInstanceCall() {
  const { pathname } = location
  // Only the router decodes paths.
  if (pathname.includes('%')) return
  const year = previewYear(pathname.slice(home.pathname.length - 1))
  if (year === undefined) return
  try {
    sendEarly(year, readSettings(document, home))
  } catch {
    // The main script meets the same error, and reports it.
  }
}

/** Starts after the main script, which has the network first, but does not wait for it to end. */
function preload() {
  const preloads = document.querySelector<HTMLTemplateElement>('template#preloads')
  if (preloads) document.head.append(preloads.content)
}
