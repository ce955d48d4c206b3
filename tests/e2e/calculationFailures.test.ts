import type { Page } from '@playwright/test'
import type { Outputs } from '../../src/contract/outputs.ts'
import { complaints } from '../kit/complaints.ts'
import { calculations } from './support/calls.ts'
import { failFirst, holdTimeLimits, type FaultName } from './support/faults.ts'
import { hold } from './support/hold.ts'
import { expect, test } from './support/test.ts'
import { arriveAt, chooseScenario, goOn, walkTo } from './support/walk.ts'

const calculate = '**/mediplan/calculate'

const reasons: Record<FaultName, string> = {
  offline: 'The connection was lost',
  http500: 'a problem on our side',
  malformed: 'an answer that we could not read',
  html: 'an answer that we could not read',
}

for (const [fault, reason] of Object.entries(reasons) as [FaultName, string][]) {
  test(`a calculation that fails (${fault}) says so, keeps the answers, and works at the next try`, async ({
    page,
    openAs,
    calls,
    noise,
  }) => {
    noise.expect(...complaints[fault])
    // The body of a refusal goes unread, and is dropped when the screen is left.
    noise.allow(/POST .*mediplan\/calculate net::ERR_ABORTED/)
    await failFirst(page, calculate, 2, fault)
    await openAs('lakeshore')
    await walkTo(page, 'results', { scenario: 'A busy year' })
    await expectFailure(page, reason)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.poll(() => calculations(calls)).toHaveLength(2)
    await expectFailure(page, reason)

    await page.goBack()
    await arriveAt(page, 'scenario')
    await expect(page.getByRole('radio', { name: 'A busy year' })).toBeChecked()
    await goOn(page)
    await expect(page.getByRole('definition')).toHaveCount(4)
    await expect(page.getByRole('alert')).toHaveCount(0)
    const [first, second, third, ...more] = calculations(calls)
    expect(second?.body).toEqual(first?.body)
    expect(third?.body).toEqual(first?.body)
    expect(more).toEqual([])
  })
}

test('a failed calculation is not repeated by itself, and Try again leads to the figures', async ({
  page,
  openAs,
  calls,
  noise,
}) => {
  noise.expect(...complaints.http500)
  await failFirst(page, calculate, 1, 'http500')
  await openAs('fernhill')
  await walkTo(page, 'results')
  await expectFailure(page, reasons.http500)
  await page.waitForTimeout(1200)
  expect(calculations(calls)).toHaveLength(1)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('definition')).toHaveCount(4)
  expect(calculations(calls)).toHaveLength(2)
})

test('a calculation that does not come is given up after 15 seconds', async ({ page, openAs, noise }) => {
  noise.expect(/POST .*mediplan\/calculate net::ERR_ABORTED/)
  const limits = await holdTimeLimits(page)
  const release = await hold(page, calculate)
  await openAs('fernhill')
  await walkTo(page, 'results')
  await expect(page.getByText('Finding your best plan…').last()).toBeVisible()
  await expect.poll(limits.all).toEqual([15_000, 15_000])
  await limits.end()
  await expectFailure(page, 'took too long')
  release()
  await page.unroute(calculate)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('definition')).toHaveCount(4)
})

test('answers that cannot be true are a failed calculation', async ({ page, openAs, noise }) => {
  noise.expect(/bestPlan/, /totalCost/, /plans/, /a list of 0/)
  const lies: ((outputs: Outputs) => object)[] = [
    (outputs) => ({ ...outputs, bestPlan: 'platinum' }),
    (outputs) => ({ ...outputs, bestPlan: 'constructor' }),
    (outputs) => ({
      ...outputs,
      plans: { only: { ...Object.values(outputs.plans)[0], totalCost: 'NaN' } },
      bestPlan: 'only',
    }),
    (outputs) => ({
      ...outputs,
      plans: { only: { ...Object.values(outputs.plans)[0], totalCost: null } },
      bestPlan: 'only',
    }),
    (outputs) => ({ ...outputs, plans: {} }),
    () => [],
  ]
  let lie = (outputs: Outputs): object => outputs
  await page.route(calculate, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: lie((await response.json()) as Outputs) })
  })
  await openAs('fernhill')
  await walkTo(page, 'scenario')
  await chooseScenario(page)
  for (lie of lies) {
    await goOn(page)
    await expectFailure(page, reasons.malformed)
    await expect(page.getByRole('main')).not.toContainText(/NaN|undefined|\$/)
    await page.goBack()
    await arriveAt(page, 'scenario')
  }
})

test('leaving the results drops the calculation, and its answer never shows', async ({
  page,
  openAs,
  calls,
  noise,
}) => {
  noise.expect(/POST .*mediplan\/calculate net::ERR_ABORTED/)
  await holdTimeLimits(page)
  const release = await hold(page, calculate)
  await openAs('fernhill')
  await walkTo(page, 'results', { scenario: 'A hospital stay' })
  await expect(page.getByText('Finding your best plan…').last()).toBeVisible()
  const dropped = page.waitForEvent('requestfailed')
  await page.goBack()
  expect((await dropped).failure()?.errorText).toBe('net::ERR_ABORTED')
  release()
  await page.unroute(calculate)
  await chooseScenario(page, 'Checkups only')
  await goOn(page)
  await expect(page.getByRole('definition')).toHaveCount(4)
  expect(calculations(calls).map(({ body }) => body)).toMatchObject([
    { scenario: 'surgery' },
    { scenario: 'healthy' },
  ])
})

test('a message leads the eye and the screen reader to what happened', async ({ page, openAs, noise }) => {
  noise.expect(...complaints.offline)
  await failFirst(page, calculate, 1, 'offline')
  await openAs('fernhill')
  await walkTo(page, 'results')
  await expect(page.getByRole('alert')).toContainText('We could not find your best plan')
})

async function expectFailure(page: Page, reason: string) {
  await expect(page.getByRole('heading', { name: 'We could not find your best plan' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText(reason)
  await expect(page.getByRole('main')).toContainText('Your answers are kept.')
  await expect(page.getByRole('definition')).toHaveCount(0)
}
