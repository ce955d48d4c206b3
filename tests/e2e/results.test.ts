import type { Page } from '@playwright/test'
import type { Outputs } from '../../src/contract/outputs.ts'
import { calculations } from './support/calls.ts'
import { dollars, outputsOf } from './support/figures.ts'
import { hold } from './support/hold.ts'
import { expect, test } from './support/test.ts'
import { answerPersonal, goOn, walkTo } from './support/walk.ts'

const savingsPanel = 'Your savings style'
const tablePanel = 'See how this was calculated'
const notesPanel = 'Notes and assumptions'

const contents = {
  [savingsPanel]: /financial hardship/,
  [tablePanel]: /What each plan may cost you in a year|Estimated Annual Cost/,
  [notesPanel]: /averages across broad service categories/,
}

test('one panel is open at a time, by mouse and by keyboard', async ({ page, openAs }) => {
  await openAs('lakeshore')
  await walkTo(page, 'results')
  await expect(summary(page, savingsPanel)).toBeVisible()
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
})

test('a panel opens with a movement', async ({ page, openAs }) => {
  await openAs('fernhill')
  await walkTo(page, 'results')
  // Slow enough to be met half way.
  await page.evaluate(() => document.documentElement.style.setProperty('--slow', '1000s'))
  await summary(page, notesPanel).click()
  const panel = page.locator('details', { has: summary(page, notesPanel) })
  await expect(panel).toHaveAttribute('open')
  const height = () =>
    panel.evaluate((details) => parseFloat(getComputedStyle(details, '::details-content').blockSize))
  await expect.poll(height).toBeGreaterThan(0)
  expect(await height()).toBeLessThan(20)
})

test('a savings style that steers away says so, with what is saved and a panel of its own', async ({
  page,
  openAs,
  calls,
}) => {
  await openAs('lakeshore')
  await walkTo(page, 'results', { savings: 'I would rather not put money aside' })
  await expect(page.getByRole('definition')).toHaveCount(4)
  const { potentialSavings, savingsDidOverride } = await outputsOf(calculations(calls)[0])
  expect(savingsDidOverride).toBe(true)
  const main = page.getByRole('main')
  await expect(main).toContainText(
    `Based on what you've told us, you could save around ${dollars(potentialSavings)} by choosing the:`,
  )
  await expect(main).toContainText('This is based on your savings style and may cost you:')
  await expect(main).not.toContainText('Maximum Contribution Limit')
  await expect(summary(page, savingsPanel)).toBeVisible()
})

test('any other savings style speaks of the best plan', async ({ page, openAs, calls }) => {
  await openAs('lakeshore')
  await walkTo(page, 'results', { savings: 'I save when I can' })
  await expect(page.getByRole('definition')).toHaveCount(4)
  const { contributionLimit } = await outputsOf(calculations(calls)[0])
  const main = page.getByRole('main')
  await expect(main).toContainText("Based on what you've told us, the best plan for you may be the:")
  await expect(main).toContainText('This is based on:')
  await expect(main).toContainText(
    `Your 2027 HSA Maximum Contribution Limit is ${dollars(contributionLimit!.limit)} (less Company contribution)`,
  )
  await expect(summary(page, savingsPanel)).toHaveCount(0)
})

test('a limit of another account says nothing of a company contribution, and an empty list is none', async ({
  page,
  openAs,
}) => {
  let limit: unknown = { accountType: 'FSA', limit: 3300 }
  await page.route('**/mediplan/calculate', async (route) => {
    const response = await route.fetch()
    const outputs = (await response.json()) as Outputs
    return route.fulfill({ response, json: { ...outputs, contributionLimit: limit } })
  })
  await openAs('fernhill')
  await walkTo(page, 'results')
  await expect(page.getByText('Your 2027 FSA Maximum Contribution Limit is $3,300')).toBeVisible()
  await expect(page.getByText('less Company contribution')).toHaveCount(0)
  limit = []
  await page.goBack()
  await goOn(page)
  await expect(page.getByRole('definition')).toHaveCount(4)
  await expect(page.getByText('Maximum Contribution Limit')).toHaveCount(0)
})

for (const [client, columns] of [
  ['lakeshore', ['outOfPocketExpenses', 'hsaFunds', 'surchargeTotal', 'payrollDeduction', 'totalCost']],
  ['fernhill', ['outOfPocketExpenses', 'hsaFunds', 'payrollDeduction', 'totalCost']],
] as const) {
  test(`the table shows every plan of ${client} with the amounts of the answer`, async ({
    page,
    openAs,
    calls,
  }) => {
    await openAs(client)
    await walkTo(page, 'results')
    await page.getByText(tablePanel).click()
    const outputs = await outputsOf(calculations(calls)[0])
    const plans = Object.values(outputs.plans)
    await expect(page.getByRole('rowheader')).toHaveCount(plans.length)
    const titles = ['Plan', 'Out-of-pocket Expenses', 'HSA Funds']
    if (columns.length === 5) titles.push('Surcharges and Credits')
    titles.push('Annual Payroll Deduction', 'Estimated Annual Cost')
    await expect(page.getByRole('columnheader').filter({ hasNotText: 'Worst Case' })).toHaveText(titles)
    for (const plan of plans) {
      const row = page
        .getByRole('row')
        .filter({ has: page.getByRole('rowheader', { name: plan.displayName }) })
      const amounts = [...columns.map((column) => plan[column]), plan.worstCase ?? []].flat()
      await expect(row.getByRole('cell')).toHaveText(amounts.map(dollars))
    }
  })
}

test('surcharges and credits are part of the payroll figure', async ({ page, openAs, calls }) => {
  await openAs('lakeshore')
  await walkTo(page, 'personal')
  await answerPersonal(page)
  await goOn(page)
  await goOn(page)
  await page.getByRole('radio').first().check()
  await page.getByRole('checkbox', { name: 'I or my spouse use tobacco' }).check()
  await goOn(page)
  await expect(page.getByRole('definition')).toHaveCount(4)
  const { plans, bestPlan } = await outputsOf(calculations(calls)[0])
  const { payrollDeduction, surchargeTotal } = plans[bestPlan]!
  expect(surchargeTotal).toBeGreaterThan(0)
  await expect(page.getByRole('definition').nth(2)).toHaveText(dollars(payrollDeduction + surchargeTotal))
})

function summary(page: Page, title: string) {
  return page.locator('summary', { hasText: title })
}

async function expectOpen(page: Page, title: keyof typeof contents | null) {
  for (const [each, words] of Object.entries(contents)) {
    const content = page.getByText(words).first()
    await (each === title ? expect(content).toBeVisible() : expect(content).toBeHidden())
  }
}

test('a screen reader hears the search and the result', async ({ page, openAs }) => {
  const release = await hold(page, '**/mediplan/calculate')
  await openAs('fernhill')
  await walkTo(page, 'results')
  const status = page.getByRole('status')
  await expect(status).toHaveText('Finding your best plan…')
  await expect(page.getByRole('main').locator('img')).toBeVisible()
  release()
  const name = await page.getByRole('region').getByRole('heading').textContent()
  await expect(status).toContainText(name!)
})
