import { setTimeout } from 'node:timers/promises'
import type { Page, Request } from '@playwright/test'

/** Console errors and warnings, uncaught errors, policy violations, and failed requests of a page. */
export interface PageErrors {
  /** Allows errors that match a pattern, and requires at least one error for each pattern. */
  expect: (...patterns: RegExp[]) => void
  /** Allows errors that match a pattern. */
  allow: (...patterns: RegExp[]) => void
  /** Returns the errors that were not expected or allowed, and the patterns that no error matched. */
  findUnexpected: () => Promise<string[]>
}

/** Records errors from the page's first document on. */
export async function recordPageErrors(page: Page): Promise<PageErrors> {
  const errors: string[] = []
  const expected: RegExp[] = []
  const allowed: RegExp[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()))
      errors.push(`console ${message.type()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => errors.push(`uncaught: ${error.stack ?? error.message}`))
  page.on('requestfailed', (request) => {
    if (!isAbandoned(request)) errors.push(`request failed: ${describe(request)}`)
  })
  await page.addInitScript(() => {
    document.addEventListener(
      'securitypolicyviolation',
      ({ violatedDirective, blockedURI, sourceFile, lineNumber }) => {
        console.error(`policy: ${violatedDirective} ${blockedURI} at ${sourceFile}:${lineNumber}`)
      },
    )
  })
  return {
    expect: (...patterns) => expected.push(...patterns),
    allow: (...patterns) => allowed.push(...patterns),
    findUnexpected: async () => {
      // Lets the page's last messages arrive.
      await page.evaluate(() => 0).catch(() => undefined)
      const unmatched = () => expected.filter((pattern) => !errors.some((error) => pattern.test(error)))
      for (let waits = 0; waits < 20 && unmatched().length > 0; waits += 1) await setTimeout(100)
      return [
        ...errors.filter((error) => ![...expected, ...allowed].some((pattern) => pattern.test(error))),
        ...unmatched().map((pattern) => `expected, but did not occur: ${pattern}`),
      ]
    },
  }
}

/** Whether a navigation canceled the loading of a document's file. */
function isAbandoned(request: Request) {
  return request.resourceType() !== 'fetch' && request.failure()?.errorText === 'net::ERR_ABORTED'
}

function describe(request: Request) {
  return `${request.method()} ${request.url()} ${request.failure()?.errorText}`
}
