import { EventEmitter, once } from 'node:events'
import type { Page } from '@playwright/test'

/** Keeps requests waiting until the function that it gives is called. */
export async function hold(page: Page, url: string) {
  const gate = new EventEmitter()
  const opened = once(gate, 'open')
  await page.route(url, async (route) => {
    await opened
    // By then the page may have given up on it.
    await route.fallback().catch(() => undefined)
  })
  return () => gate.emit('open')
}
