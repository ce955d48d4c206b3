import { complaints } from '../kit/complaints.ts'
import { failFirst, holdTimeLimits } from './support/faults.ts'
import { hold } from './support/hold.ts'
import { expect, serveAs, test } from './support/test.ts'
import { arriveAt, heading } from './support/walk.ts'

const instance = '**/mediplan/instance'

for (const fault of ['offline', 'http500'] as const) {
  test(`an instance that is ${fault} twice is had at the third try`, async ({
    page,
    openAs,
    calls,
    noise,
  }) => {
    noise.expect(...complaints[fault])
    await failFirst(page, instance, 2, fault)
    await openAs('fernhill')
    await arriveAt(page, 'home')
    expect(calls).toHaveLength(3)
  })

  test(`an instance that stays ${fault} is not available, until one tries again`, async ({
    page,
    openAs,
    calls,
    noise,
  }) => {
    noise.expect(...complaints[fault])
    await failFirst(page, instance, 3, fault)
    await openAs('fernhill')
    await expect(heading(page)).toHaveText('Not Available')
    await expect(page.getByText('Check the URL you entered and try again')).toBeVisible()
    expect(calls).toHaveLength(3)
    await page.getByRole('button', { name: 'Try again' }).click()
    await arriveAt(page, 'home')
    expect(calls).toHaveLength(4)
  })
}

test('the title names the failure as long as it is shown', async ({ page, openAs, noise }) => {
  noise.expect(...complaints.malformed)
  await failFirst(page, instance, 1, 'malformed')
  await openAs('fernhill')
  await expect(page).toHaveTitle('Error: Not Available – Medical plan calculator')
  const release = await hold(page, instance)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('Loading…')).toBeVisible()
  await expect(page).toHaveTitle('Medical plan calculator')
  release()
  await arriveAt(page, 'home')
  await expect(page).toHaveTitle('Home – Medical plan calculator')
})

test('an instance of the wrong shape is not available, and the console says what does not fit', async ({
  page,
  openAs,
  calls,
  noise,
}) => {
  noise.expect(/client.*null/s)
  await failFirst(page, instance, 1, 'malformed')
  await openAs('fernhill')
  await expect(heading(page)).toHaveText('Not Available')
  expect(calls).toHaveLength(1)
})

test('a page in place of the instance is not available', async ({ page, openAs, calls, noise }) => {
  noise.expect(...complaints.html)
  await failFirst(page, instance, 1, 'html')
  await openAs('fernhill')
  await expect(heading(page)).toHaveText('Not Available')
  expect(calls).toHaveLength(1)
})

test('a key that is not known is not available, and is asked for once', async ({
  page,
  openAs,
  calls,
  noise,
}) => {
  noise.expect(/status of 401/)
  await openAs('nobody')
  await expect(heading(page)).toHaveText('Not Available')
  expect(calls).toHaveLength(1)
})

test('an instance that does not come is not available after 15 seconds', async ({ page, openAs, noise }) => {
  noise.expect(/GET .*mediplan\/instance net::ERR_ABORTED/)
  const limits = await holdTimeLimits(page)
  const release = await hold(page, instance)
  await openAs('fernhill')
  await expect(page.getByText('Loading…')).toBeVisible()
  await expect.poll(limits.all).toEqual([15_000])
  await limits.end()
  await expect(heading(page)).toHaveText('Not Available')
  release()
})

test('a calculator that cannot start is not available, and the console says why', async ({ page, noise }) => {
  noise.expect(/The calculator could not start/)
  await serveAs(page, 'http://[', 'api-host')
  await page.goto('')
  await expect(heading(page)).toHaveText('Not Available')
})
