import type { Page } from '@playwright/test'
import { reservePorts } from './ports.ts'
import { expect, test } from './support/test.ts'
import { expectScreen, clickNext, heading, walkTo } from './support/walk.ts'

const { embedded } = await reservePorts()

test.use({ baseURL: `http://localhost:${embedded}/` })

test('the default client has every feature and leads to results', async ({ page }) => {
  await page.goto('')
  await expectScreen(page, 'home')
  await expect(page.getByRole('contentinfo')).toContainText('for Lakeshore Outfitters')
  await walkTo(page, 'results')
  await expect(page.getByRole('definition')).toHaveCount(4)
  await expect(page.getByRole('definition').last()).toHaveText(/^\$[\d,]+$/)
})

test('?client= selects a client, also in a preview, and an unknown one is not available', async ({
  page,
  pageErrors,
}) => {
  pageErrors.expect(/status of 401/)
  for (const [client, name] of Object.entries({
    fernhill: 'Fernhill College',
    marlow: 'Marlow Instruments',
    prairie: 'Prairie County Schools',
    quillon: 'Quillon & Daughters <Intl.>',
  })) {
    await page.goto(`?client=${client}`)
    await expect(page.getByRole('contentinfo')).toContainText(`for ${name}`)
  }
  await page.goto('preview/2028?client=marlow')
  await expect(page.getByText('Previewing 2028 Calculator')).toBeVisible()
  await walkTo(page, 'results')
  await expect(page.getByRole('definition')).toHaveCount(4)

  await page.goto('?client=nobody')
  await expect(heading(page)).toHaveText('Not Available')
})

test('the test panel opens another client, and makes loads fail until the failure is switched off', async ({
  page,
  pageErrors,
}) => {
  pageErrors.expect(/does not fit/)
  await page.goto('')
  await expectScreen(page, 'home')
  await openPanel(page)
  await page.getByLabel('Client').selectOption('Fernhill College')
  await page.getByRole('button', { name: 'Open' }).click()
  await expect(page).toHaveURL(/\?client=fernhill$/)
  await expect(page.getByRole('contentinfo')).toContainText('for Fernhill College')
  await page.goto('')
  // The client stays selected for the tab.
  await expect(page.getByRole('contentinfo')).toContainText('for Fernhill College')

  await openPanel(page)
  await page.getByLabel('Failure').selectOption('Malformed response')
  await page.getByLabel('Affects').selectOption('the first load')
  await page.reload()
  await expect(heading(page)).toHaveText('Not Available')
  await openPanel(page)
  await page.getByLabel('Failure').selectOption('No failure')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expectScreen(page, 'home')
})

test(
  'the test panel simulates each failure of a calculation while the page runs',
  { tag: '@full' },
  async ({ page, pageErrors }) => {
    pageErrors.expect(/ERR_FAILED|Failed to fetch/, /status of 500/, /does not fit/)
    pageErrors.allow(/net::ERR_ABORTED/)
    await page.goto('?client=fernhill')
    await openPanel(page)
    await walkTo(page, 'results')
    await expect(page.getByRole('definition')).toHaveCount(4)
    for (const [fault, words] of Object.entries({
      Offline: 'We lost the connection',
      'Server error, 500': 'Something went wrong on our side',
      'Malformed response': "We got an answer we couldn't read",
    })) {
      await page.goBack()
      await page.getByLabel('Failure').selectOption(fault)
      await clickNext(page)
      await expect(page.getByRole('alert')).toContainText(words)
      await expect(page.locator('summary', { hasText: 'Test panel' })).toContainText(fault)
    }
    await page.getByLabel('Failure').selectOption('Slow, 4 seconds')
    const start = Date.now()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('definition')).toHaveCount(4)
    expect(Date.now() - start).toBeGreaterThanOrEqual(4000)
  },
)

test('?client= works without session storage', async ({ page }) => {
  await page.addInitScript(() => {
    const deny = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError')
    }
    Object.defineProperty(window, 'sessionStorage', { get: deny })
  })
  await page.goto('?client=fernhill')
  await expect(page.getByRole('contentinfo')).toContainText('for Fernhill College')
})

test('a production build has no test panel and no service worker', async ({ page, context, openAs }) => {
  const { site } = await reservePorts()
  await openAs('lakeshore', `http://localhost:${site}/?client=fernhill`)
  await expect(page.getByRole('contentinfo')).toContainText('for Lakeshore Outfitters')
  await expect(page.getByText('Test panel')).toHaveCount(0)
  expect(context.serviceWorkers()).toEqual([])
  expect((await page.request.get(`http://localhost:${site}/mockServiceWorker.js`)).status()).toBe(404)
})

async function openPanel(page: Page) {
  await page.locator('summary', { hasText: 'Test panel' }).click()
  await expect(page.getByLabel('Failure')).toBeVisible()
}
