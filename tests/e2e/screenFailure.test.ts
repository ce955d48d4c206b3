import type { Page } from '@playwright/test'
import { stepScripts } from './support/faults.ts'
import { expect, test } from './support/test.ts'
import { expectScreen } from './support/walk.ts'

const failure = (page: Page) => page.getByRole('heading', { name: 'This step did not load' })
const start = (page: Page) => page.getByRole('button', { name: "Let's go" }).click()
const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again' }).click()

/** Counts the documents that the page loads from now on. */
function countLoads(page: Page) {
  const loads: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname)
  })
  return loads
}

test('a step that cannot be fetched says so, and comes at the next try', async ({
  page,
  openAs,
  calls,
  pageErrors,
}) => {
  pageErrors.expect(/net::ERR_FAILED/)
  await page.route(stepScripts, (route) => route.abort())
  await openAs('marlow', 'preview/2028')
  await start(page)
  await expect(failure(page)).toBeVisible()
  await expect(page.getByText('so nothing is lost')).toBeVisible()
  await expect(page).toHaveTitle('Error: Personal – Medical plan calculator')
  await page.unroute(stepScripts)
  await tryAgain(page)
  await expectScreen(page, 'personal')
  await expect(page).toHaveTitle('Personal – Medical plan calculator')
  await expect(page.getByRole('note')).toHaveText('Previewing 2028 Calculator')
  expect(calls).toHaveLength(1)
})

test('a step whose code is gone after a deployment is loaded by a new page, for the previewed year', async ({
  page,
  openAs,
  pageErrors,
}) => {
  pageErrors.expect(/status of 404/)
  // It has no body to read.
  pageErrors.allow(/HEAD .* net::ERR_ABORTED/)
  await page.route(stepScripts, (route) => route.fulfill({ status: 404 }))
  await openAs('marlow', 'preview/2028')
  await start(page)
  await expect(failure(page)).toBeVisible()
  const loads = countLoads(page)
  await tryAgain(page)
  await expect.poll(() => loads).toEqual(['/preview/2028'])
  await expectScreen(page, 'home')
  await expect(page.getByRole('note')).toHaveText('Previewing 2028 Calculator')

  // If the new page does not help, no other is loaded.
  await start(page)
  await expect(failure(page)).toBeVisible()
  await tryAgain(page)
  await expect(failure(page)).toBeVisible()
  expect(loads).toEqual(['/preview/2028'])
  await page.unroute(stepScripts)
  await tryAgain(page)
  await expectScreen(page, 'personal')
})

test('a page without a connection is not replaced', async ({ page, context, openAs, pageErrors }) => {
  pageErrors.expect(/net::ERR_(FAILED|INTERNET_DISCONNECTED)/)
  await page.route(stepScripts, (route) => route.abort())
  await openAs('lakeshore')
  await start(page)
  await expect(failure(page)).toBeVisible()
  await context.setOffline(true)
  const loads = countLoads(page)
  await tryAgain(page)
  await expect(page.getByText('Loading…')).toBeHidden()
  await expect(failure(page)).toBeVisible()
  expect(loads).toEqual([])
  await context.setOffline(false)
  await page.unroute(stepScripts)
  await tryAgain(page)
  await expectScreen(page, 'personal')
})
