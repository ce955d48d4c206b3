import type { Page } from '@playwright/test'
import { reservePorts } from './ports.ts'
import { expect, test } from './support/test.ts'
import { expectScreen, walkTo } from './support/walk.ts'

const { benefits, embedded } = await reservePorts()

test('a production build has nothing for tests, keeps all pages and requests below its path, and only API calls have the key', async ({
  context,
  page,
  openAs,
}) => {
  const origin = `http://localhost:${benefits}`
  const urls: string[] = []
  const pathsWithKey: string[] = []
  page.on('request', (request) => {
    urls.push(request.url())
    if (request.headers()['is-api-key'] === 'fernhill') pathsWithKey.push(new URL(request.url()).pathname)
  })
  await openAs('fernhill', `${origin}/benefits/?client=marlow`)
  await expect(page.getByRole('contentinfo')).toContainText('for Fernhill College')
  await expect(page.getByText('Test panel')).toHaveCount(0)
  expect(context.serviceWorkers()).toEqual([])
  expect((await page.request.get(`${origin}/benefits/mockServiceWorker.js`)).status()).toBe(404)
  await walkTo(page, 'results')
  await expect(page).toHaveURL(`${origin}/benefits/results`)
  for (const screen of ['scenario', 'coverage', 'home'] as const) {
    await page.goBack()
    await expectScreen(page, screen)
  }
  expect(pathsWithKey).toEqual(['/benefits/mediplan/instance', '/benefits/mediplan/calculate'])
  await page.getByRole('link', { name: 'Software licenses' }).click()
  await expect(page).toHaveURL(`${origin}/benefits/THIRD-PARTY-NOTICES.txt`)
  await expect(page.getByText('@iconify-json/lucide')).toBeVisible()
  expect(urls.filter((url) => !url.startsWith(`${origin}/benefits/`))).toEqual([])
})

test('the embedded build has every feature, clients, and a panel for failures', async ({
  page,
  pageErrors,
}) => {
  pageErrors.expect(/does not fit/)
  const client = page.getByRole('contentinfo')
  await page.goto(`http://localhost:${embedded}/preview/2028?client=marlow`)
  await expect(page.getByText('Previewing 2028 Calculator')).toBeVisible()

  await test.step('the test panel opens another client, which stays selected for the tab', async () => {
    await openPanel(page)
    await page.getByLabel('Client').selectOption('Fernhill College')
    await page.getByRole('button', { name: 'Open' }).click()
    await expect(page).toHaveURL(/\?client=fernhill$/)
    await expect(client).toContainText('for Fernhill College')
    await page.goto(`http://localhost:${embedded}/`)
    await expect(client).toContainText('for Fernhill College')
  })

  await test.step('the test panel makes loads fail until the failure is switched off', async () => {
    await openPanel(page)
    await page.getByLabel('Failure').selectOption('Malformed response')
    await page.getByLabel('Affects').selectOption('the first load')
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Not Available')
    await openPanel(page)
    await page.getByLabel('Failure').selectOption('No failure')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expectScreen(page, 'home')
  })
})

// Also fails on policy violations and failed requests, like every test.
test(
  'the API documentation sends a request, and loads nothing from other origins',
  { tag: '@full' },
  async ({ page, baseURL }) => {
    const otherOrigins: string[] = []
    page.on('request', (request) => {
      if (!['data:', baseURL!].some((prefix) => request.url().startsWith(prefix)))
        otherOrigins.push(request.url())
    })
    await page.goto('docs')
    await page.getByRole('button', { name: 'get /mediplan/instance', exact: true }).click()
    await page.getByRole('button', { name: 'Authorize' }).first().click()
    await page.getByLabel('Value:').fill('fernhill')
    await page.getByRole('button', { name: 'Apply credentials' }).click()
    await page.getByRole('button', { name: 'Close' }).click()
    await page.getByRole('button', { name: 'Try it out' }).click()
    await page.getByRole('button', { name: 'Execute' }).click()
    await expect(page.locator('.live-responses-table')).toContainText('Fernhill College')
    expect(otherOrigins).toEqual([])
  },
)

async function openPanel(page: Page) {
  await page.locator('summary', { hasText: 'Test panel' }).click()
  await expect(page.getByLabel('Failure')).toBeVisible()
}
