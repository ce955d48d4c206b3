import type { Page } from '@playwright/test'
import { reservePorts } from './ports.ts'
import { expect, test } from './support/test.ts'
import { expectScreen, clickNext, heading, walkTo } from './support/walk.ts'

const { embedded } = await reservePorts()

test.use({ baseURL: `http://localhost:${embedded}/` })

test('the client with everything on is shown, whole', async ({ page }) => {
  await page.goto('')
  await expectScreen(page, 'home')
  await expect(page.getByRole('contentinfo')).toContainText('for Lakeshore Outfitters')
  await walkTo(page, 'results')
  await expect(page.getByRole('definition')).toHaveCount(4)
  await expect(page.getByRole('definition').last()).toHaveText(/^\$[\d,]+$/)
})

test('?client= shows that client, or its preview, or that there is none', async ({ page, pageErrors }) => {
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

test('the test panel opens another client, and makes the next load fail until the failure is switched off', async ({
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
  // QA goes on with the same client until another is asked for.
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
  'each failure of a calculation can be provoked while the page runs',
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
    const asked = Date.now()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('definition')).toHaveCount(4)
    expect(Date.now() - asked).toBeGreaterThanOrEqual(4000)
  },
)

test('a choice of QA that cannot be stored still counts', async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError')
    }
    Object.defineProperty(window, 'sessionStorage', { get: refuse })
  })
  await page.goto('?client=fernhill')
  await expect(page.getByRole('contentinfo')).toContainText('for Fernhill College')
})

test('a build for the public has no test panel and no worker', async ({ page, context, openAs }) => {
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
