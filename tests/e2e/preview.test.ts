import { filterCalculations, readOutputs } from './support/apiCalls.ts'
import { expectBestPlan } from './support/costs.ts'
import { expect, test } from './support/test.ts'
import { expectScreen, heading, walkTo } from './support/walk.ts'

test('/preview/2028 loads only the year 2028 and calculates with it', async ({ page, openAs, calls }) => {
  await openAs('marlow', 'preview/2028')
  await expectScreen(page, 'home')
  await expect(page.getByText('Previewing 2028 Calculator')).toBeVisible()
  await expect(page.getByText('an estimate of your 2028 medical costs')).toBeVisible()
  await walkTo(page, 'results')
  await expect(page.getByRole('definition')).toHaveCount(4)
  await expect(page.getByText('Previewing 2028 Calculator')).toBeVisible()
  expect(calls.map((call) => `${call.method} ${call.path}`)).toEqual([
    'GET mediplan/instance/2028',
    'POST mediplan/calculate/2028',
  ])
  await expectBestPlan(page, await readOutputs(filterCalculations(calls)[0]), false)
})

test('a preview URL without a valid year makes no API call, and one with an unknown year makes one', async ({
  page,
  openAs,
  calls,
  pageErrors,
}) => {
  pageErrors.expect(/status of 404/)
  await page.clock.install()
  for (const year of ['abc', '2028x', '2e3', '%202028', '1999']) {
    await test.step(year, async () => {
      await openAs('marlow', `preview/${year}`)
      await expect(heading(page)).toHaveText('Not Available')
      await expect(page.getByText('Check the URL you entered and try again')).toBeVisible()
    })
  }
  // Longer than the delays between attempts.
  await page.clock.runFor(5000)
  expect(calls.map((call) => call.path)).toEqual(['mediplan/instance/1999'])
})
