import { consoleErrors } from '../kit/expectedConsole.ts'
import { failFirst, holdTimeLimits } from './support/faults.ts'
import { holdRequests } from './support/faults.ts'
import { validInstance } from './support/unusualData.ts'
import { expect, setMeta, test } from './support/test.ts'
import { expectScreen, heading } from './support/walk.ts'

const instance = '**/mediplan/instance'

test('a failed instance request is sent three times, and three more times after Try again', async ({
  page,
  openAs,
  calls,
  pageErrors,
}) => {
  await page.clock.install()
  // Skips the delays between attempts.
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

test('an invalid instance is not requested again, and the console shows the reason', async ({
  page,
  openAs,
  setFault,
  calls,
  pageErrors,
}) => {
  // Chromium can report an empty body as aborted.
  pageErrors.allow(/mediplan\/instance net::ERR_ABORTED/, /JSON/)
  let body: string | undefined
  await page.route(instance, (route) =>
    body === undefined ? route.fallback() : route.fulfill({ contentType: 'application/json', body }),
  )
  const expectRejection = (
    description: string,
    message: RegExp,
    client: 'fernhill' | 'nobody' = 'fernhill',
  ) =>
    test.step(description, async () => {
      calls.length = 0
      const logged = page.waitForEvent('console', (entry) => message.test(entry.text()))
      await openAs(client)
      await expect(heading(page)).toHaveText('Not Available')
      expect((await logged).type()).toBe('error')
      expect(calls).toHaveLength(1)
    })

  setFault('malformed')
  await expectRejection('an instance that does not fit its schema', /does not fit.*client.*null/s)
  setFault('html')
  await expectRejection('an HTML page', /is not valid JSON/)
  setFault('none')
  await expectRejection('an unknown key', /status of 401/, 'nobody')
  for (body of ['', '{', 'undefined', 'NaN', JSON.stringify(validInstance).slice(0, -1)])
    await expectRejection(`the text "${body.slice(0, 20)}"`, /JSON/)
})

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

test('an instance request without a response fails after 15 seconds', async ({
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

test('a calculator that cannot start shows Not Available, and the console shows the reason', async ({
  page,
  pageErrors,
}) => {
  pageErrors.expect(/The calculator could not start/)
  await setMeta(page, 'api-host', 'http://[')
  await page.goto('')
  await expect(heading(page)).toHaveText('Not Available')
})
