/**
 * The page runs this module before the main script, which imports it too. While the main script loads, this module
 * requests the instance and then preloads the code of the steps.
 */
import { preferredLanguages, storeLanguageOfAddress } from './api/preferredLanguages.ts'
import { preloadInstance } from './api/preloadInstance.ts'
import { readSettings } from './api/settings.ts'
import { previewYear } from './rules/paths.ts'

/** The URL of the calculator, with a trailing slash. The page states it, because one build works at any path. */
export const baseUrl = new URL(
  document.querySelector<HTMLMetaElement>('meta[name="base-path"]')?.content ?? '/',
  location.origin,
)

storeLanguageOfAddress()
translateTitle()

// In embedded mode, the main script starts the worker that answers requests.
if (import.meta.env.VITE_API_HOST) {
  requestInstance()
  preloadSteps()
}

function requestInstance() {
  const { pathname } = location
  // Only the router decodes paths.
  if (pathname.includes('%')) return
  const year = previewYear(pathname.slice(baseUrl.pathname.length - 1))
  if (year === undefined) return
  try {
    preloadInstance(year, readSettings(document, baseUrl))
  } catch {
    // The main script gets the same error and reports it.
  }
}

/** Until the language of the client is known, the title is in the language that the visitor prefers. */
function translateTitle() {
  const names = preferredLanguages().map((tag) =>
    document.querySelector<HTMLMetaElement>(`[name=application-name][lang|=${tag.split('-')[0]}]`),
  )
  const name = names.find((found) => found !== null)
  if (!name) return
  document.documentElement.lang = name.lang
  document.title = name.content
}

/** Low priority: the main script gets the network first, but these downloads do not wait for it to finish. */
function preloadSteps() {
  const preloads = document.querySelector<HTMLTemplateElement>('template#preloads')
  if (preloads) document.head.append(preloads.content)
}
