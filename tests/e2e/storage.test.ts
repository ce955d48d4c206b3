import { expect, test } from './support/test.ts'
import { walkTo } from './support/walk.ts'

test('the calculator works if storage and cookies throw', async ({ page, openAs, calls }) => {
  await page.addInitScript(() => {
    const deny = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError')
    }
    Object.defineProperty(window, 'localStorage', { get: deny })
    Object.defineProperty(window, 'sessionStorage', { get: deny })
    Object.defineProperty(Document.prototype, 'cookie', { get: deny, set: deny })
  })
  await openAs('lakeshore')
  await walkTo(page, 'results')
  await expect(page.getByRole('definition')).toHaveCount(4)
  expect(calls.map(({ method }) => method)).toEqual(['GET', 'POST'])
})
