import { reservePorts } from './ports.ts'
import { filterCalculations, readOutputs } from './support/apiCalls.ts'
import { expectBestPlan } from './support/costs.ts'
import { expect, test } from './support/test.ts'
import { expectScreen, heading, walkTo } from './support/walk.ts'

const { benefits } = await reservePorts()
const origin = `http://localhost:${benefits}`

test.use({ baseURL: `${origin}/benefits/` })

test('a build for /benefits/ keeps all pages and requests below that path', async ({
  page,
  openAs,
  calls,
}) => {
  const urls: string[] = []
  page.on('request', (request) => urls.push(request.url()))
  await openAs('lakeshore')
  await walkTo(page, 'results')
  await expect(page).toHaveURL(`${origin}/benefits/results`)
  await expect(page.getByRole('definition')).toHaveCount(4)
  await expectBestPlan(page, await readOutputs(filterCalculations(calls)[0]), true)

  for (const screen of ['scenario', 'coverage', 'personal', 'home'] as const) {
    await page.goBack()
    await expectScreen(page, screen)
  }
  await expect(heading(page)).toBeFocused()
  await page.goForward()
  await expectScreen(page, 'personal')
  await page.getByRole('navigation').getByRole('link', { name: 'Scenario' }).click()
  await expect(page).toHaveURL(`${origin}/benefits/scenario`)
  expect(urls.length).toBeGreaterThan(5)
  expect(urls.filter((url) => !url.startsWith(`${origin}/benefits/`))).toEqual([])
})

test('the footer leads to the third-party notices', async ({ page, openAs }) => {
  await openAs('lakeshore')
  await page.getByRole('link', { name: 'Software licenses' }).click()
  await expect(page).toHaveURL(`${origin}/benefits/THIRD-PARTY-NOTICES.txt`)
  await expect(page.getByText('@iconify-json/lucide')).toBeVisible()
})

test('an API URL without a trailing slash works', { tag: '@full' }, async ({ page, calls }) => {
  await page.route('**/benefits/', async (route) => {
    const response = await route.fetch()
    const html = await response.text()
    await route.fulfill({
      response,
      body: html.replace('name="api-host" content="/benefits/"', 'name="api-host" content="/benefits"'),
    })
  })
  await page.goto('')
  await expectScreen(page, 'home')
  expect(await page.locator('meta[name="api-host"]').getAttribute('content')).toBe('/benefits')
  expect(calls.map(({ request }) => request.url())).toEqual([`${origin}/benefits/mediplan/instance`])
})
