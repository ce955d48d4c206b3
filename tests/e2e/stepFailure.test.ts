import type { Page } from '@playwright/test'
import { filterCalculations } from './support/apiCalls.ts'
import { sectionScripts, stepScripts } from './support/faults.ts'
import { expect, test } from './support/test.ts'
import { answerPersonal, chooseScenario, clickNext, expectScreen, walkTo } from './support/walk.ts'

const errorHeading = (page: Page) => page.getByRole('heading', { name: 'This step did not load' })
const start = (page: Page) => page.getByRole('button', { name: "Let's go" }).click()
const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again' }).click()

/** Returns a list to which the path of every later document is added. */
function recordLoads(page: Page) {
  const loads: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname)
  })
  return loads
}

test('a step that fails to load shows an error, and Try again loads it', async ({
  page,
  openAs,
  calls,
  pageErrors,
}) => {
  pageErrors.expect(/net::ERR_FAILED/)
  await page.route(stepScripts, (route) => route.abort())
  await openAs('marlow', 'preview/2028')
  await start(page)
  await expect(errorHeading(page)).toBeVisible()
  await expect(page.getByText('Nothing is lost')).toBeVisible()
  await expect(page).toHaveTitle('Error: Personal – Medical plan calculator')
  await page.unroute(stepScripts)
  await tryAgain(page)
  await expectScreen(page, 'personal')
  await expect(page).toHaveTitle('Personal – Medical plan calculator')
  await expect(page.getByRole('note')).toHaveText('Previewing 2028 Calculator')
  expect(calls).toHaveLength(1)
})

test('Try again reloads the page if a deployment has removed the step, and keeps the preview year', async ({
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
  const loads = recordLoads(page)
  await tryAgain(page)
  await expect.poll(() => loads).toEqual(['/preview/2028'])
  await expectScreen(page, 'home')
  await expect(page.getByRole('note')).toHaveText('Previewing 2028 Calculator')

  // Reloads only once.
  await start(page)
  await expect(errorHeading(page)).toBeVisible()
  await tryAgain(page)
  await expect(errorHeading(page)).toBeVisible()
  expect(loads).toEqual(['/preview/2028'])
  await page.unroute(stepScripts)
  await tryAgain(page)
  await expectScreen(page, 'personal')
})

test('the sections, if they fail to load, leave the best plan, and Try again loads them and the explorer', async ({
  page,
  openAs,
  pageErrors,
  calls,
}) => {
  pageErrors.expect(/net::ERR_FAILED/)
  await page.route(sectionScripts, (route) => route.abort())
  await openAs('lakeshore')
  await walkTo(page, 'results')
  await expect(page.getByRole('alert')).toContainText('The plan comparison did not load')
  await expect(page.getByRole('definition')).toHaveCount(4)
  const explorer = page.getByText('What your own HSA savings would do')
  await expect(explorer).toHaveCount(0)
  await page.unroute(sectionScripts)
  await tryAgain(page)
  await expect(page.getByRole('heading', { name: 'How your plans compare' })).toBeVisible()
  await explorer.click()
  await expect(page.getByRole('slider', { name: /HSA/ })).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  expect(filterCalculations(calls)).toHaveLength(1)
})

test('the comparison of plans loads after the steps loaded only at the second attempt', async ({
  page,
  openAs,
  pageErrors,
}) => {
  pageErrors.expect(/net::ERR_FAILED/)
  await page.route(stepScripts, (route) => route.abort())
  await openAs('lakeshore')
  await start(page)
  await expect(errorHeading(page)).toBeVisible()
  await page.unroute(stepScripts)
  await tryAgain(page)
  await answerPersonal(page)
  await clickNext(page)
  await clickNext(page)
  await chooseScenario(page)
  await clickNext(page)
  await expect(page.getByRole('definition')).toHaveCount(4)
  await expect(page.getByRole('heading', { name: 'How your plans compare' })).toBeVisible()
})
