import { consoleErrors } from '../kit/expectedConsole.ts'
import { failFirst, holdTimeLimits } from './support/faults.ts'
import { holdRequests } from './support/faults.ts'
import { validInstance } from './support/unusualData.ts'
import { expect, setMeta, test } from './support/test.ts'
import { expectScreen, heading } from './support/walk.ts'

const instance = '**/mediplan/instance'

test('an instance that fails is asked for three times, and three times more with Try again', async ({
  page,
  openAs,
  calls,
  pageErrors,
}) => {
  await page.clock.install()
  // Skips the waits between the attempts.
  const expectCalls = (count: number) =>
    expect.poll(() => page.clock.fastForward(1000).then(() => calls.length), { intervals: [50] }).toBe(count)
  for (const fault of ['offline', 'http500'] as const) {
    await test.step(fault, async () => {
      pageErrors.expect(...consoleErrors[fault])
      calls.length = 0
      await failFirst(page, instance, 5, fault)
      await openAs('fernhill')
      await expectCalls(3)
      await expect(heading(page)).toHaveText('Not Available')
      await expect(page.getByText('Check the URL you entered and try again')).toBeVisible()
      await page.clock.runFor(5000)
      expect(calls).toHaveLength(3)
      await page.getByRole('button', { name: 'Try again' }).click()
      await expectCalls(6)
      await expectScreen(page, 'home')
      expect(calls).toHaveLength(6)
    })
  }
})

test('an answer that is not an instance shows Not Available without a second call, and the console says why', async ({
  page,
  openAs,
  setFault,
  calls,
  pageErrors,
}) => {
  // Chromium reports an empty body that is read late as aborted.
  pageErrors.allow(/mediplan\/instance net::ERR_ABORTED/, /JSON/)
  let body: string | undefined
  await page.route(instance, (route) =>
    body === undefined ? route.fallback() : route.fulfill({ contentType: 'application/json', body }),
  )
  const isRefused = (answer: string, complaint: RegExp, client: 'fernhill' | 'nobody' = 'fernhill') =>
    test.step(answer, async () => {
      calls.length = 0
      const told = page.waitForEvent('console', (message) => complaint.test(message.text()))
      await openAs(client)
      await expect(heading(page)).toHaveText('Not Available')
      expect((await told).type()).toBe('error')
      expect(calls).toHaveLength(1)
    })

  setFault('malformed')
  await isRefused('an instance of the wrong shape', /does not fit.*client.*null/s)
  setFault('html')
  await isRefused('a page', /is not valid JSON/)
  setFault('none')
  await isRefused('a key that is not known', /status of 401/, 'nobody')
  for (body of ['', '{', 'undefined', 'NaN', JSON.stringify(validInstance).slice(0, -1)])
    await isRefused(`the text "${body.slice(0, 20)}"`, /JSON/)
})

test('the title names the failure as long as it is shown', async ({ page, openAs, pageErrors }) => {
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

test('an instance that does not come is not available after 15 seconds', async ({
  page,
  openAs,
  pageErrors,
}) => {
  pageErrors.expect(/GET .*mediplan\/instance net::ERR_ABORTED/)
  const limits = await holdTimeLimits(page)
  const release = await holdRequests(page, instance)
  await openAs('fernhill')
  await expect(page.getByText('Loading…')).toBeVisible()
  await expect.poll(limits.all).toEqual([15_000])
  await limits.end()
  await expect(heading(page)).toHaveText('Not Available')
  release()
})

test('a calculator that cannot start is not available, and the console says why', async ({
  page,
  pageErrors,
}) => {
  pageErrors.expect(/The calculator could not start/)
  await setMeta(page, 'api-host', 'http://[')
  await page.goto('')
  await expect(heading(page)).toHaveText('Not Available')
})
