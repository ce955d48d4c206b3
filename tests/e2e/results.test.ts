import type { Page } from '@playwright/test'
import type { Outputs } from '../../src/contract/outputs.ts'
import { answersFor } from '../kit/answersFor.ts'
import { filterCalculations, readOutputs } from './support/apiCalls.ts'
import { formatDollars } from './support/costs.ts'
import { holdRequests } from './support/faults.ts'
import { expect, test } from './support/test.ts'
import { answerPersonal, clickNext, giveAnswers, walkTo } from './support/walk.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const savingsPanel = 'Your savings style'
const tablePanel = 'See how this was calculated'
const notesPanel = 'Notes and assumptions'

const contents = {
  [savingsPanel]: /financial hardship/,
  [tablePanel]: /What each plan may cost you in a year|Estimated Annual Cost/,
  [notesPanel]: /averages across broad service categories/,
}

test('the results show the savings style, panels, a table, and surcharges', async ({
  page,
  openAs,
  calls,
}) => {
  const main = page.getByRole('main')
  await openAs('lakeshore')
  await giveAnswers(page, answersFor('savingsOverride'))
  await expect(page.getByRole('definition')).toHaveCount(4)
  const override = await readOutputs(filterCalculations(calls)[0])

  await test.step('a savings override shows the savings style and the potential savings', async () => {
    expect(override.savingsDidOverride).toBe(true)
    await expect(main).toContainText(
      `Based on what you've told us, you could save around ${formatDollars(override.potentialSavings)} by choosing the:`,
    )
    await expect(main).toContainText('This is based on your savings style and may cost you:')
    await expect(main).not.toContainText('Maximum Contribution Limit')
    await expect(summary(page, savingsPanel)).toBeVisible()
  })

  await test.step('only one panel is open at a time, by mouse and by keyboard', () => expectAccordion(page))

  await test.step('the table shows the costs of every plan', async () => {
    await summary(page, tablePanel).click()
    await expectTable(page, override, true)
  })

  await page.getByRole('navigation').getByRole('link', { name: 'Personal' }).click()
  await answerPersonal(page, 'I save when I can')
  await clickNext(page)
  await clickNext(page)
  await page.getByRole('checkbox', { name: 'I or my spouse use tobacco' }).check()
  await clickNext(page)
  await expect(page.getByRole('definition')).toHaveCount(4)
  const { plans, bestPlan, contributionLimit } = await readOutputs(filterCalculations(calls)[1])

  await test.step('without an override, the results show the best plan and the contribution limit', async () => {
    await expect(main).toContainText("Based on what you've told us, the best plan for you may be the:")
    await expect(main).toContainText('This is based on:')
    await expect(main).toContainText(
      `Your 2027 HSA Maximum Contribution Limit is ${formatDollars(contributionLimit!.limit)} (less Company contribution)`,
    )
    await expect(summary(page, savingsPanel)).toHaveCount(0)
  })

  await test.step('surcharges and credits are part of the payroll deduction', async () => {
    const { payrollDeduction, surchargeTotal } = plans[bestPlan]!
    expect(surchargeTotal).toBeGreaterThan(0)
    await expect(page.getByRole('definition').nth(2)).toHaveText(
      formatDollars(payrollDeduction + surchargeTotal),
    )
  })
})

test('the results are announced, and a client without surcharges has no column for them', async ({
  page,
  openAs,
  calls,
}) => {
  const release = await holdRequests(page, '**/mediplan/calculate')
  await openAs('fernhill')
  await walkTo(page, 'results')

  await test.step('the live region announces the calculation and the result', async () => {
    const status = page.getByRole('main').getByRole('status')
    await expect(status).toHaveText('Finding your best plan…')
    await expect(page.getByRole('main').locator('img')).toBeVisible()
    release()
    const name = await page.getByRole('region').getByRole('heading').textContent()
    await expect(status).toContainText(name!)
  })

  await test.step('the table shows the costs of every plan', async () => {
    await summary(page, tablePanel).click()
    await expectTable(page, await readOutputs(filterCalculations(calls)[0]), false)
  })

  await test.step('a panel opens with an animation', async () => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    // Slow enough to measure an intermediate height.
    await page.evaluate(() => document.documentElement.style.setProperty('--slow', '1000s'))
    await summary(page, notesPanel).click()
    const panel = page.locator('details', { has: summary(page, notesPanel) })
    await expect(panel).toHaveAttribute('open')
    const height = () =>
      panel.evaluate((details) => parseFloat(getComputedStyle(details, '::details-content').blockSize))
    await expect.poll(height).toBeGreaterThan(0)
    expect(await height()).toBeLessThan(20)
  })

  await page.emulateMedia({ reducedMotion: 'reduce' })
  let limit: unknown
  await page.route('**/mediplan/calculate', async (route) => {
    const response = await route.fetch()
    const outputs = (await response.json()) as Outputs
    return route.fulfill({ response, json: { ...outputs, contributionLimit: limit } })
  })
  const calculateAgain = async () => {
    await page.goBack()
    await clickNext(page)
    await expect(page.getByRole('definition')).toHaveCount(4)
  }

  await test.step('the limit of an account other than an HSA does not mention a company contribution', async () => {
    limit = { accountType: 'FSA', limit: 3300 }
    await calculateAgain()
    await expect(page.getByText('Your 2027 FSA Maximum Contribution Limit is $3,300')).toBeVisible()
    await expect(page.getByText('less Company contribution')).toHaveCount(0)
  })

  await test.step('an empty list means no limit', async () => {
    limit = []
    await calculateAgain()
    await expect(page.getByText('Maximum Contribution Limit')).toHaveCount(0)
  })
})

function summary(page: Page, title: string) {
  return page.locator('summary', { hasText: title })
}

async function expectAccordion(page: Page) {
  await expectOpen(page, null)
  for (const title of [savingsPanel, tablePanel, notesPanel] as const) {
    await summary(page, title).click()
    await expectOpen(page, title)
  }
  await summary(page, notesPanel).click()
  await expectOpen(page, null)

  await summary(page, savingsPanel).press('Enter')
  await expectOpen(page, savingsPanel)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expectOpen(page, tablePanel)
  await page.keyboard.press('Space')
  await expectOpen(page, null)
}

async function expectOpen(page: Page, title: keyof typeof contents | null) {
  for (const [each, words] of Object.entries(contents)) {
    const content = page.getByText(words).first()
    await (each === title ? expect(content).toBeVisible() : expect(content).toBeHidden())
  }
}

/** Expects a row for every plan, with the costs of the outputs. */
async function expectTable(page: Page, outputs: Outputs, hasSurcharges: boolean) {
  const plans = Object.values(outputs.plans)
  const table = page.getByRole('table', { name: 'What each plan may cost you in a year' })
  await expect(table.getByRole('rowheader')).toHaveCount(plans.length)
  await expect(table.getByRole('columnheader').filter({ hasNotText: 'Worst Case' })).toHaveText([
    'Plan',
    'Out-of-pocket Expenses',
    'HSA Funds',
    ...(hasSurcharges ? ['Surcharges and Credits'] : []),
    'Annual Payroll Deduction',
    'Estimated Annual Cost',
  ])
  for (const plan of plans) {
    const row = table
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name: plan.displayName }) })
    await expect(row.getByRole('cell')).toHaveText(
      [
        plan.outOfPocketExpenses,
        plan.hsaFunds,
        ...(hasSurcharges ? [plan.surchargeTotal] : []),
        plan.payrollDeduction,
        plan.totalCost,
        ...(plan.worstCase == null ? [] : [plan.worstCase]),
      ].map(formatDollars),
    )
  }
}
