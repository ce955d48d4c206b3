import type { Page, Request } from '@playwright/test'

/** What a page says that a visitor's page should not: errors, warnings, broken policy, failed requests. */
export interface Noise {
  /** Says that something like this will be heard; the test fails when it is not. */
  expect: (...patterns: RegExp[]) => void
  /** What was heard that no test expected, and what was expected and not heard. */
  surprises: () => string[]
}

/** Listens to a page from before its first document on. */
export async function listen(page: Page): Promise<Noise> {
  const heard: string[] = []
  const expected: RegExp[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()))
      heard.push(`console ${message.type()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => heard.push(`uncaught: ${error.stack ?? error.message}`))
  page.on('requestfailed', (request) => {
    if (!isLeftBehind(request)) heard.push(`request failed: ${describe(request)}`)
  })
  await page.exposeFunction('reportViolation', (violation: string) => heard.push(`policy: ${violation}`))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (violation) => {
      const { reportViolation } = window as unknown as { reportViolation: (text: string) => void }
      const { violatedDirective, blockedURI, sourceFile, lineNumber } = violation
      reportViolation(`${violatedDirective} ${blockedURI} at ${sourceFile}:${lineNumber}`)
    })
  })
  return {
    expect: (...patterns) => expected.push(...patterns),
    surprises: () => [
      ...heard.filter((sound) => !expected.some((pattern) => pattern.test(sound))),
      ...expected
        .filter((pattern) => !heard.some((sound) => pattern.test(sound)))
        .map((p) => `not heard: ${p}`),
    ],
  }
}

/** A file of a document that was left before it had come. */
function isLeftBehind(request: Request) {
  return request.resourceType() !== 'fetch' && request.failure()?.errorText === 'net::ERR_ABORTED'
}

function describe(request: Request) {
  return `${request.method()} ${request.url()} ${request.failure()?.errorText}`
}
