import type { Page, Route } from '@playwright/test'

/** Ways in which a call can fail, as the visitor's browser meets them. */
const faults = {
  offline: (route: Route) => route.abort('internetdisconnected'),
  http500: (route: Route) => route.fulfill({ status: 500, json: { title: 'Out of order' } }),
  malformed: (route: Route) =>
    route.fulfill({ json: { client: null, scenarios: 'none', plans: [], bestPlan: 7 } }),
  html: (route: Route) => route.fulfill({ contentType: 'text/html', body: '<h1>Welcome to the hotel</h1>' }),
} satisfies Record<string, (route: Route) => Promise<void>>

export type FaultName = keyof typeof faults

/** What the browser says of each in the console. */
export const complaints: Record<FaultName, RegExp[]> = {
  offline: [/net::ERR_INTERNET_DISCONNECTED/],
  http500: [/status of 500/],
  malformed: [/does not fit|expected/i],
  html: [/is not valid JSON/],
}

/** Lets a call fail the first few times. */
export async function failFirst(page: Page, url: string, times: number, fault: FaultName) {
  let left = times
  await page.route(url, async (route) => {
    left -= 1
    await (left >= 0 ? faults[fault](route) : route.fallback())
  })
}

/** The calculator's own time limit passes 50 times as fast; the limits that were set stand in `window.limits`. */
export async function hurryTimeouts(page: Page) {
  await page.addInitScript(() => {
    const original = AbortSignal.timeout.bind(AbortSignal)
    const limits: number[] = []
    Object.assign(window, { limits })
    AbortSignal.timeout = (milliseconds) => {
      limits.push(milliseconds)
      return original(milliseconds / 50)
    }
  })
}

export function limitsOf(page: Page) {
  return page.evaluate(() => (window as unknown as { limits: number[] }).limits)
}
