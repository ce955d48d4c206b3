declare global {
  interface Window {
    pageErrors: string[]
  }
}

/**
 * Records console errors and warnings, uncaught errors, files that fail to load, and violations of the content security
 * policy. Self-contained, to run in the page before its other scripts.
 */
export function recordPageErrors(): void {
  const errors: string[] = []
  window.pageErrors = errors
  for (const level of ['error', 'warn'] as const) {
    const log = console[level].bind(console)
    console[level] = (...values: unknown[]) => {
      errors.push(`console ${level}: ${values.map(String).join(' ')}`)
      log(...values)
    }
  }
  // Elements that fail to load report it to themselves only, so this listens before they do.
  const options = { capture: true }
  window.addEventListener(
    'error',
    (event) => {
      const { target } = event
      const isElement = target instanceof Element
      errors.push(isElement ? `failed to load: ${target.outerHTML}` : `uncaught: ${event.message}`)
    },
    options,
  )
  window.addEventListener('unhandledrejection', ({ reason }) => errors.push(`unhandled: ${String(reason)}`))
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
    errors.push(`policy: ${violatedDirective} ${blockedURI}`)
  })
}
