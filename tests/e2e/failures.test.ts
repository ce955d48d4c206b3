import type { Page } from '@playwright/test'
import { holdRequests, setMeta, stepScripts } from './support/service.ts'
import { expect, filterCalculations, test } from './support/test.ts'
import { chooseScenario, clickNext, expectScreen, heading, walkTo } from './support/walk.ts'

const errorHeading = (page: Page) => page.getByRole('heading', { name: 'This step did not load' })
const start = (page: Page) => page.getByRole('button', { name: "Let's go" }).click()
const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again' }).click()

test('a step and the sections that fail to load show an error, and Try again loads them', async ({
  page,
  openAs,
  calls,
  pageErrors,
}) => {
  pageErrors.expect(/net::ERR_FAILED/)
  const sectionScripts = /\/assets\/ResultSections-[^/]+\.js(\?|$)/
  await page.route(stepScripts, (route) => route.abort())
  await openAs('fernhill')
  await start(page)
  await expect(errorHeading(page)).toBeVisible()
  await expect(page).toHaveTitle('Error: Coverage – Medical plan calculator')
  await page.unroute(stepScripts)
  await page.route(sectionScripts, (route) => route.abort())
  await tryAgain(page)
  await expectScreen(page, 'coverage')
  await clickNext(page)
  await chooseScenario(page)
  await clickNext(page)
  await expect(page.getByRole('definition')).toHaveCount(4)
  await expect(page.getByRole('alert')).toContainText('The plan comparison did not load')
  await page.unroute(sectionScripts)
  await tryAgain(page)
  await expect(page.getByRole('heading', { name: 'Plans side by side' })).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  expect(filterCalculations(calls)).toHaveLength(1)
})

test('Try again reloads the page if a deployment has removed the step, once, and keeps the preview year', async ({
  page,
  openAs,
  pageErrors,
}) => {
  pageErrors.expect(/status of 404/)
  // A HEAD response has no body.
  pageErrors.allow(/HEAD .* net::ERR_ABORTED/)
  await page.route(stepScripts, (route) => route.fulfill({ status: 404 }))
  await openAs('marlow', 'preview/2028')
  await start(page)
  await expect(errorHeading(page)).toBeVisible()
  const loads: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname)
  })
  await tryAgain(page)
  await expect.poll(() => loads).toEqual(['/preview/2028'])
  await expectScreen(page, 'home')
  await start(page)
  await expect(errorHeading(page)).toBeVisible()
  await tryAgain(page)
  await expect(errorHeading(page)).toBeVisible()
  expect(loads).toEqual(['/preview/2028'])
  await page.unroute(stepScripts)
  await tryAgain(page)
  await expectScreen(page, 'personal')
})

test('a pending calculation is canceled when the user leaves, and does not replace the next result', async ({
  page,
  openAs,
  calls,
  pageErrors,
}) => {
  pageErrors.expect(/POST .*mediplan\/calculate net::ERR_ABORTED/)
  await openAs('fernhill')
  await walkTo(page, 'scenario')
  const release = await holdRequests(page, '**/mediplan/calculate')
  await chooseScenario(page)
  await clickNext(page)
  await expect(page.getByText('Finding your best plan…').last()).toBeVisible()
  const canceled = page.waitForEvent('requestfailed')
  await page.goBack()
  expect((await canceled).failure()?.errorText).toBe('net::ERR_ABORTED')
  release()
  await page.getByRole('radio').first().check()
  await clickNext(page)
  await expect(page.getByRole('definition')).toHaveCount(4)
  expect(filterCalculations(calls)).toHaveLength(2)
})

test('a calculator that cannot start shows Not Available, and the console shows the reason', async ({
  page,
  pageErrors,
}) => {
  pageErrors.expect(/The calculator could not start/)
  await setMeta(page, 'api-host', 'http://[')
  await page.goto('')
  await expect(heading(page)).toHaveText('Not Available')
})

test('policy violations are recorded as page errors', async ({ page, openAs, pageErrors }) => {
  pageErrors.expect(/policy: require-trusted-types-for/, /policy: style-src/, /policy: connect-src/)
  // The browser's own messages for these violations.
  pageErrors.expect(/content security policy|document requires/i)
  await openAs('fernhill')
  await expect(heading(page)).toBeVisible()
  const outcome = await page.evaluate(async () => {
    document.body.setAttribute('style', 'color: red')
    const fetched = await fetch('https://elsewhere.example/').catch(() => 'blocked')
    try {
      document.createElement('script').text = 'window.hacked = true'
      return [fetched, 'set']
    } catch (error) {
      return [fetched, (error as Error).name]
    }
  })
  expect(outcome).toEqual(['blocked', 'TypeError'])
})
