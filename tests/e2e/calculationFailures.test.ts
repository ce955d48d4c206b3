import type { Page } from '@playwright/test'
import type { Outputs } from '../../src/contract/outputs.ts'
import type { FaultKind } from '../../src/service/faults.ts'
import { consoleErrors } from '../kit/expectedConsole.ts'
import { filterCalculations, readOutputs } from './support/apiCalls.ts'
import { holdTimeLimits } from './support/faults.ts'
import { expectBestPlan } from './support/costs.ts'
import { holdRequests } from './support/faults.ts'
import { expect, test } from './support/test.ts'
import { expectScreen, chooseScenario, clickNext, walkTo } from './support/walk.ts'

const calculate = '**/mediplan/calculate'

const reasons = [
  ['offline', 'We lost the connection'],
  ['http404', "We couldn't use your answers"],
  ['http500', 'Something went wrong on our side'],
  ['malformed', "We got an answer we couldn't read"],
  ['html', "We got an answer we couldn't read"],
] as const satisfies [FaultKind, string][]

test('a failed calculation shows its reason, keeps the answers, and can be retried', async ({
  page,
  openAs,
  setFault,
  calls,
  pageErrors,
}) => {
  test.slow()
  await page.clock.install()
  await openAs('fernhill')
  await walkTo(page, 'scenario')
  await chooseScenario(page, 'A hospital stay')
  for (const [fault, reason] of reasons) {
    await test.step(fault, async () => {
      pageErrors.expect(...consoleErrors[fault])
      calls.length = 0
      setFault(fault, { route: 'calculate' })
      await clickNext(page)
      await expectFailure(page, reason)
      await tryAgain(page)
      await expect.poll(() => filterCalculations(calls)).toHaveLength(2)
      await expectFailure(page, reason)

      setFault('none')
      await page.goBack()
      await expectScreen(page, 'scenario')
      await expect(page.getByRole('radio', { name: 'A hospital stay' })).toBeChecked()
      await clickNext(page)
      await expect(page.getByRole('definition')).toHaveCount(4)
      await expect(page.getByRole('alert')).toHaveCount(0)
      const [first, second, third, ...more] = filterCalculations(calls)
      expect(second?.body).toEqual(first?.body)
      expect(third?.body).toEqual(first?.body)
      expect(more).toEqual([])
      await page.goBack()
      await expectScreen(page, 'scenario')
    })
  }
  await test.step('the calculation is retried only when the user selects Try again', async () => {
    calls.length = 0
    setFault('http500', { route: 'calculate' })
    await clickNext(page)
    await expectFailure(page, 'Something went wrong on our side')
    await page.clock.runFor(5000)
    expect(filterCalculations(calls)).toHaveLength(1)
    setFault('none')
    await tryAgain(page)
    await expect(page.getByRole('definition')).toHaveCount(4)
    expect(filterCalculations(calls)).toHaveLength(2)
    await page.goBack()
    await expectScreen(page, 'scenario')
  })
  await test.step('a slow calculation finishes', async () => {
    setFault('slow', { route: 'calculate', delay: 400 })
    const start = Date.now()
    await clickNext(page)
    await expect(page.getByText('Finding your best plan…').last()).toBeVisible()
    await expect(page.getByRole('definition')).toHaveCount(4)
    expect(Date.now() - start).toBeGreaterThanOrEqual(400)
  })
})

test('a pending calculation is canceled when the user leaves, and fails after 15 seconds', async ({
  page,
  openAs,
  calls,
  pageErrors,
}) => {
  pageErrors.expect(/POST .*mediplan\/calculate net::ERR_ABORTED/)
  const limits = await holdTimeLimits(page)
  const release = await holdRequests(page, calculate)
  await openAs('fernhill')
  await walkTo(page, 'results', { scenario: 'A hospital stay' })
  await expect(page.getByText('Finding your best plan…').last()).toBeVisible()
  await expect.poll(limits.all).toEqual([15_000, 15_000])
  const canceled = page.waitForEvent('requestfailed')
  await page.goBack()
  expect((await canceled).failure()?.errorText).toBe('net::ERR_ABORTED')

  await chooseScenario(page, 'Checkups only')
  await clickNext(page)
  await expect(page.getByText('Finding your best plan…').last()).toBeVisible()
  await expect.poll(limits.all).toEqual([15_000, 15_000, 15_000])
  await limits.end()
  await expectFailure(page, 'took too long')

  release()
  await page.unroute(calculate)
  await tryAgain(page)
  await expect(page.getByRole('definition')).toHaveCount(4)
  const sent = filterCalculations(calls)
  expect(sent.map(({ body }) => body)).toMatchObject([
    { scenario: 'surgery' },
    { scenario: 'healthy' },
    { scenario: 'healthy' },
  ])
  await expectBestPlan(page, await readOutputs(sent[2]), false)
})

test(
  'inconsistent results are a failed calculation',
  { tag: '@full' },
  async ({ page, openAs, pageErrors }) => {
    pageErrors.expect(/bestPlan/, /totalCost/, /plans/, /a list of 0/)
    const corruptions: ((outputs: Outputs) => object)[] = [
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
    let corrupt = (outputs: Outputs): object => outputs
    await page.route(calculate, async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, json: corrupt((await response.json()) as Outputs) })
    })
    await openAs('fernhill')
    await walkTo(page, 'scenario')
    await chooseScenario(page)
    for (corrupt of corruptions) {
      await clickNext(page)
      await expectFailure(page, "We got an answer we couldn't read")
      await expect(page.getByRole('main')).not.toContainText(/NaN|undefined|\$/)
      await page.goBack()
      await expectScreen(page, 'scenario')
    }
  },
)

async function tryAgain(page: Page) {
  await page.getByRole('button', { name: 'Try again' }).click()
}

async function expectFailure(page: Page, reason: string) {
  await expect(page.getByRole('heading', { name: "We couldn't find your best plan" })).toBeVisible()
  const alert = page.getByRole('alert')
  await expect(alert).toContainText("We couldn't find your best plan")
  await expect(alert).toContainText(reason)
  await expect(alert).toContainText('Your answers are still here.')
  await expect(page.getByRole('definition')).toHaveCount(0)
}
