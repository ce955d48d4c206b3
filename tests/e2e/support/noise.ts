import { setTimeout } from 'node:timers/promises'
import type { Page, Request } from '@playwright/test'

/** What a page says that a visitor's page should not: errors, warnings, broken policy, failed requests. */
export interface Noise {
  /** Says that something like this will be heard; the test fails when it is not. */
  expect: (...patterns: RegExp[]) => void
  /** Says that something like this may be heard. */
  allow: (...patterns: RegExp[]) => void
  /** What was heard that no test expected, and what was expected and not heard. */
  surprises: () => Promise<string[]>
}

/** Listens to a page from before its first document on. */
export async function listen(page: Page): Promise<Noise> {
  const heard: string[] = []
  const expected: RegExp[] = []
  const allowed: RegExp[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()))
      heard.push(`console ${message.type()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => heard.push(`uncaught: ${error.stack ?? error.message}`))
  page.on('requestfailed', (request) => {
    if (!isLeftBehind(request)) heard.push(`request failed: ${describe(request)}`)
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
    surprises: async () => {
      // What the page said last may still be on its way.
      await page.evaluate(() => 0).catch(() => undefined)
      const unheard = () => expected.filter((pattern) => !heard.some((sound) => pattern.test(sound)))
      for (let waits = 0; waits < 20 && unheard().length > 0; waits += 1) await setTimeout(100)
      return [
        ...heard.filter((sound) => ![...expected, ...allowed].some((pattern) => pattern.test(sound))),
        ...unheard().map((pattern) => `not heard: ${pattern}`),
      ]
    },
  }
}

/** A file of a document that was left before it had come. */
function isLeftBehind(request: Request) {
  return request.resourceType() !== 'fetch' && request.failure()?.errorText === 'net::ERR_ABORTED'
}

function describe(request: Request) {
  return `${request.method()} ${request.url()} ${request.failure()?.errorText}`
}
