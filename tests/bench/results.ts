import { EventEmitter, once } from 'node:events'
import type { Page } from '@playwright/test'
import type { OutputsPayload, PlanCostsPayload } from '../../src/contract/outputs.ts'
import { measureMainThread } from './mainThread.ts'
import { walkToCalculation, walkToScenario } from './walk.ts'

/**
 * Measures the main-thread time from the answer of the API to the settled results, in milliseconds.
 * @param fields of the answer that the page receives
 */
export async function measureResults(page: Page, fields: 'all' | 'required'): Promise<number> {
  const answer = await holdAnswer(page, fields)
  await walkToScenario(page)
  await walkToCalculation(page)
  await answer.received
  const { task } = await measureMainThread(page, answer.release)
  await page.getByRole('definition').nth(3).waitFor()
  return task
}

/** Holds the answer to the first calculation until it is released. */
async function holdAnswer(page: Page, fields: 'all' | 'required') {
  const events = new EventEmitter()
  const received = once(events, 'received')
  const released = once(events, 'released')
  const sent = once(events, 'sent')
  await page.route('**/mediplan/calculate', async (route) => {
    const response = await route.fetch()
    const outputs = (await response.json()) as OutputsPayload
    events.emit('received')
    await released
    await route.fulfill({ response, json: fields === 'all' ? outputs : withRequiredFields(outputs) })
    events.emit('sent')
  })
  const release = async () => {
    events.emit('released')
    await sent
  }
  return { received, release }
}

/** Leaves out what the specification does not have. */
function withRequiredFields({
  plans,
  bestPlan,
  potentialSavings,
  savingsDidOverride,
  contributionLimit,
}: OutputsPayload): OutputsPayload {
  return {
    plans: Object.fromEntries(Object.entries(plans).map(([key, plan]) => [key, withRequiredCosts(plan)])),
    bestPlan,
    potentialSavings,
    savingsDidOverride,
    contributionLimit,
  }
}

function withRequiredCosts({
  displayName,
  outOfPocketExpenses,
  hsaFunds,
  payrollDeduction,
  surchargeTotal,
  totalCost,
}: PlanCostsPayload): PlanCostsPayload {
  return { displayName, outOfPocketExpenses, hsaFunds, payrollDeduction, surchargeTotal, totalCost }
}
