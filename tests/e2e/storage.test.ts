import { expect, test } from './support/test.ts'
import { answerPersonal, clickNext, walkTo } from './support/walk.ts'

test('storage and cookies that throw change nothing', async ({ page, openAs, calls }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError')
    }
    Object.defineProperty(window, 'localStorage', { get: refuse })
    Object.defineProperty(window, 'sessionStorage', { get: refuse })
    Object.defineProperty(Document.prototype, 'cookie', { get: refuse, set: refuse })
  })
  await openAs('lakeshore')
  await walkTo(page, 'results')
  await expect(page.getByRole('definition')).toHaveCount(4)
  expect(calls.map(({ method }) => method)).toEqual(['GET', 'POST'])
})

test('a browser without storage changes nothing', async ({ page, openAs }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', { value: undefined })
    Object.defineProperty(window, 'sessionStorage', { value: null })
  })
  await openAs('marlow')
  await walkTo(page, 'personal')
  await answerPersonal(page)
  await clickNext(page)
  await expect(page.getByText('You need employee only coverage.')).toBeVisible()
})
