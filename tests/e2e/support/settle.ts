import type { Page } from '@playwright/test'

/** Waits until the page has responded to its new size or colors, which can change what it shows. */
export function settle(page: Page) {
  return page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
}
