import { consoleErrors } from '../kit/expectedConsole.ts'
import { failFirst } from './support/faults.ts'
import { holdRequests } from './support/faults.ts'
import { expect, setMeta, test } from './support/test.ts'
import { expectScreen, heading } from './support/walk.ts'

const instance = '**/mediplan/instance'

test('the page title shows the error until it is resolved', async ({ page, openAs, pageErrors }) => {
  pageErrors.expect(...consoleErrors.malformed)
  await failFirst(page, instance, 1, 'malformed')
  await openAs('fernhill')
  await expect(page).toHaveTitle('Error: Not Available – Medical plan calculator')
  const release = await holdRequests(page, instance)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('Loading…')).toBeVisible()
  await expect(page).toHaveTitle('Medical plan calculator')
  release()
  await expectScreen(page, 'home')
  await expect(page).toHaveTitle('Home – Medical plan calculator')
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
