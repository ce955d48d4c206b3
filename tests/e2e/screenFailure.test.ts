import { expect, test } from './support/test.ts'
import { arriveAt } from './support/walk.ts'

/** The code of the steps behind the home screen: whatever script the document does not name itself. */
const laterScreens = /\/assets\/(?!index-)[^/]+\.js$/

test('a step that cannot be fetched says so, and comes at the next try', async ({
  page,
  openAs,
  calls,
  noise,
}) => {
  noise.expect(/net::ERR_FAILED/)
  await page.route(laterScreens, (route) => route.abort())
  await openAs('marlow', 'preview/2028')
  await page.getByRole('button', { name: "Let's go" }).click()
  await expect(page.getByRole('heading', { name: 'This step did not load' })).toBeVisible()
  await expect(page.getByText('Your answers are kept.')).toBeVisible()
  await expect(page).toHaveTitle('Error: Personal – Medical plan calculator')
  await page.unroute(laterScreens)
  await page.getByRole('button', { name: 'Try again' }).click()
  await arriveAt(page, 'personal')
  await expect(page).toHaveTitle('Personal – Medical plan calculator')
  await expect(page.getByRole('note')).toHaveText('Previewing 2028 Calculator')
  expect(calls).toHaveLength(1)
})

test('the later steps are fetched while the home screen is read', async ({ page, openAs }) => {
  const fetched = page.waitForResponse(laterScreens)
  await openAs('lakeshore')
  expect((await fetched).ok()).toBe(true)
  await arriveAt(page, 'home')
})
