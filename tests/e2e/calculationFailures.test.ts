import type { Page } from '@playwright/test'
import type { Outputs } from '../../src/contract/outputs.ts'
import type { FaultKind } from '../../src/service/faults.ts'
import { consoleErrors } from '../kit/expectedConsole.ts'
import { calculations } from './support/calls.ts'
import { holdTimeLimits } from './support/faults.ts'
import { expectFigures, outputsOf } from './support/figures.ts'
import { hold } from './support/hold.ts'
import { expect, test } from './support/test.ts'
import { arriveAt, chooseScenario, goOn, walkTo } from './support/walk.ts'

const calculate = '**/mediplan/calculate'

const reasons = [
  ['offline', 'We lost the connection'],
  ['http404', "We couldn't use your answers"],
  ['http500', 'Something went wrong on our side'],
  ['malformed', "We got an answer we couldn't read"],
  ['html', "We got an answer we couldn't read"],
] as const satisfies [FaultKind, string][]

test('a calculation that fails says so, keeps the answers, and works at the next try; a slow one is waited for', async ({
  page,
  openAs,
  setFault,
  calls,
  noise,
}) => {
  test.slow()
  await page.clock.install()
  await openAs('fernhill')
  await walkTo(page, 'scenario')
  await chooseScenario(page, 'A hospital stay')
  for (const [fault, reason] of reasons) {
    await test.step(fault, async () => {
      noise.expect(...consoleErrors[fault])
      calls.length = 0
      setFault(fault, { route: 'calculate' })
      await goOn(page)
      await expectFailure(page, reason)
      await tryAgain(page)
      await expect.poll(() => calculations(calls)).toHaveLength(2)
      await expectFailure(page, reason)

      setFault('none')
      await page.goBack()
      await arriveAt(page, 'scenario')
      await expect(page.getByRole('radio', { name: 'A hospital stay' })).toBeChecked()
      await goOn(page)
      await expect(page.getByRole('definition')).toHaveCount(4)
      await expect(page.getByRole('alert')).toHaveCount(0)
      const [first, second, third, ...more] = calculations(calls)
      expect(second?.body).toEqual(first?.body)
      expect(third?.body).toEqual(first?.body)
      expect(more).toEqual([])
      await page.goBack()
      await arriveAt(page, 'scenario')
    })
  }
  await test.step('is not repeated by itself, and Try again leads to the figures', async () => {
    calls.length = 0
    setFault('http500', { route: 'calculate' })
    await goOn(page)
    await expectFailure(page, 'Something went wrong on our side')
    await page.clock.runFor(5000)
    expect(calculations(calls)).toHaveLength(1)
    setFault('none')
    await tryAgain(page)
    await expect(page.getByRole('definition')).toHaveCount(4)
    expect(calculations(calls)).toHaveLength(2)
    await page.goBack()
    await arriveAt(page, 'scenario')
  })
  await test.step('slow', async () => {
    setFault('slow', { route: 'calculate', delay: 400 })
    const start = Date.now()
    await goOn(page)
    await expect(page.getByText('Finding your best plan…').last()).toBeVisible()
    await expect(page.getByRole('definition')).toHaveCount(4)
    expect(Date.now() - start).toBeGreaterThanOrEqual(400)
  })
})

test('a calculation without an answer is canceled when the visitor leaves, and fails after 15 seconds', async ({
  page,
  openAs,
  calls,
  noise,
}) => {
  noise.expect(/POST .*mediplan\/calculate net::ERR_ABORTED/)
  const limits = await holdTimeLimits(page)
  const release = await hold(page, calculate)
  await openAs('fernhill')
  await walkTo(page, 'results', { scenario: 'A hospital stay' })
  await expect(page.getByText('Finding your best plan…').last()).toBeVisible()
  await expect.poll(limits.all).toEqual([15_000, 15_000])
  const dropped = page.waitForEvent('requestfailed')
  await page.goBack()
  expect((await dropped).failure()?.errorText).toBe('net::ERR_ABORTED')

  await chooseScenario(page, 'Checkups only')
  await goOn(page)
  await expect(page.getByText('Finding your best plan…').last()).toBeVisible()
  await expect.poll(limits.all).toEqual([15_000, 15_000, 15_000])
  await limits.end()
  await expectFailure(page, 'took too long')

  release()
  await page.unroute(calculate)
  await tryAgain(page)
  await expect(page.getByRole('definition')).toHaveCount(4)
  const made = calculations(calls)
  expect(made.map(({ body }) => body)).toMatchObject([
    { scenario: 'surgery' },
    { scenario: 'healthy' },
    { scenario: 'healthy' },
  ])
  await expectFigures(page, await outputsOf(made[2]), false)
})

test(
  'answers that cannot be true are a failed calculation',
  { tag: '@full' },
  async ({ page, openAs, noise }) => {
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
      await expectFailure(page, "We got an answer we couldn't read")
      await expect(page.getByRole('main')).not.toContainText(/NaN|undefined|\$/)
      await page.goBack()
      await arriveAt(page, 'scenario')
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
