import type { Page } from '@playwright/test'
import { filterCalculations, readOutputs } from './support/apiCalls.ts'
import { addExplanation } from './support/explanation.ts'
import { formatDollars } from './support/costs.ts'
import { tabTo } from './support/focus.ts'
import { expect, test } from './support/test.ts'
import { expectScreen, chooseScenario, clickNext, walkTo } from './support/walk.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const amounts = ['Full Price', 'Deductible', 'Copay', 'Coinsurance', 'You Pay', 'Saved by your maximum']

test('a plan with line items is explained among plans without: by keyboard, on small screens, in print', async ({
  page,
  openAs,
}) => {
  await addExplanation(page)
  await openAs('fernhill')
  await walkTo(page, 'results')
  // Before that, the Tab key reaches only the footer.
  await expect(page.getByRole('heading', { name: 'How your plans compare' })).toBeVisible()
  const panel = page.locator('summary', { hasText: 'See how this was calculated' })
  const everyone = page.getByRole('table', { name: 'Everyone' })

  await test.step('the keyboard opens the explanation, and print has no focus outline', async () => {
    await tabTo(page, panel)
    await page.keyboard.press('Enter')
    await expectNoFocusOutlineInPrint(page)
    await tabTo(page, explanations(page))
    const tables = page.locator('details', { has: panel }).getByRole('table')
    await expect(tables).toHaveCount(1)
    await page.keyboard.press('Enter')
    await expect(tables).toHaveCount(4)
    await expect(everyone.getByRole('columnheader')).toHaveText(['Person', ...amounts])
    await expect(everyone.getByRole('rowheader')).toHaveText(['You', 'Your spouse', 'Total'])
    await expect(everyone.getByRole('row').last().getByRole('cell').nth(4)).toHaveText('$5,415.00')
    await expectNoFocusOutlineInPrint(page)
    await page.keyboard.press('Space')
    await expect(everyone).toBeHidden()
  })

  await test.step('plans without a worst case say so', async () => {
    await expect(explanations(page)).toHaveCount(1)
    const name = await page.getByRole('region').getByRole('heading').textContent()
    const others = page.getByRole('row').filter({ hasText: `Never costs less than ${name}.` })
    await expect(others).not.toHaveCount(0)
    for (const row of await others.all()) await expect(row.getByRole('cell').last()).toHaveText('–not stated')
    await expect(
      page.getByText(
        "Worst case: what a year with these kinds of care costs, paychecks included, if you reach the plan's out-of-pocket maximum. Care that the plan doesn't cover is added.",
      ),
    ).toBeVisible()
  })

  await test.step('print contains only the explanations that are open', async () => {
    await page.emulateMedia({ media: 'print' })
    await expect(explanations(page)).toHaveCount(0)
    await expect(page.getByText('Uses and prices of each service')).toBeHidden()
    await page.emulateMedia({ media: null })
    await explanations(page).click()
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('table', { name: 'Your spouse' })).toBeVisible()
    await expect(page.getByText('Where your costs come from')).toBeHidden()
    await page.emulateMedia({ media: null })
    await explanations(page).click()
    await panel.click()
  })

  await test.step('a small window shows the worst case and all line items of the best plan', async () => {
    await page.setViewportSize({ width: 320, height: 800 })
    await page.getByText('Where your costs come from').click()
    await expect(page.getByText(/In the worst case, .* costs you \$6,200/)).toBeVisible()
    await explanations(page).click()
    const line = page.getByRole('table', { name: 'You', exact: true }).getByRole('row').nth(1)
    await expect(line.getByRole('cell')).toHaveText([
      '1',
      '$200.00',
      '$100.00',
      '$60.25',
      '$20.25',
      '$180.50',
      '$10.00',
    ])
    await line.scrollIntoViewIfNeeded()
    for (const cell of await line.getByRole('cell').all()) await expect(cell).toBeInViewport()
    await page.setViewportSize({ width: 768, height: 800 })
    await expect(page.getByText('Where your costs come from')).toBeHidden()
  })

  await test.step('off-screen tables are not rendered until they are scrolled into view', async () => {
    await addExplanation(page, { persons: 10, services: 60 })
    await page.goBack()
    await clickNext(page)
    await panel.click()
    await expect(page.getByText('Service 60')).toHaveCount(0)
    await explanations(page).click()
    const last = page.locator('caption', { hasText: 'Child 8' }).first()
    await expect(last).toBeAttached()
    const isRendered = () =>
      last.evaluate((caption) => caption.checkVisibility({ contentVisibilityAuto: true }))
    expect(await isRendered()).toBe(false)
    // Tables that render while scrolling change the height of the page.
    await expect(async () => {
      await last.evaluate((caption) => caption.scrollIntoView())
      expect(await isRendered()).toBe(true)
    }).toPass()
  })
})

test("a family's line items add up to the cost they explain, and stay open when a phone is rotated", async ({
  page,
  openAs,
  calls,
}) => {
  await openAs('lakeshore')
  await goToFamilyResults(page)

  await test.step('line items add up to the cost that they explain', async () => {
    const { plans, bestPlan } = await readOutputs(filterCalculations(calls)[0])
    const { displayName, outOfPocketExpenses } = plans[bestPlan]!
    expect(outOfPocketExpenses).toBeGreaterThan(0)
    await page.getByText('See how this was calculated').click()
    const summary = explanations(page).filter({ hasText: displayName })
    await summary.click()
    const tables = page.locator('details').filter({ has: summary }).last().locator('table')
    await expect(tables).toHaveText([/^EveryonePerson/, /^YouService/, /^Your spouseService/])
    const paid = await tables
      .filter({ hasText: 'Service' })
      .locator('tbody [data-amount="paid"]')
      .allTextContents()
    expect(paid.reduce((sum, amount) => sum + parseCents(amount), 0)).toBe(
      Math.round(100 * outOfPocketExpenses),
    )
    await expect(page.getByRole('definition').first()).toHaveText(formatDollars(outOfPocketExpenses))
    await summary.click()
    await page.getByText('See how this was calculated').click()
  })

  const portrait = { width: 390, height: 844 }
  await page.setViewportSize(portrait)
  await test.step('a small window keeps every cell for screen readers', async () => {
    await page.getByText('Where your costs come from').click()
    await explanations(page).click()
    const you = page.getByRole('table', { name: 'You', exact: true })
    await expect(you).toBeVisible()
    const columns = await you.getByRole('columnheader').count()
    const rows = you.getByRole('row').filter({ has: page.getByRole('rowheader') })
    await expect(rows.getByRole('cell').filter({ hasText: /^$/ })).not.toHaveCount(0)
    for (const row of await rows.all()) await expect(row.getByRole('cell')).toHaveCount(columns - 1)
  })

  await test.step('open panels stay open when a phone is rotated, and in print', async () => {
    const everyone = page.getByRole('table', { name: 'Everyone' })
    await expect(everyone).toBeVisible()
    await page.setViewportSize({ width: 844, height: 390 })
    await expect(page.getByRole('table', { name: 'What each plan may cost you in a year' })).toBeVisible()
    await expect(everyone).toBeVisible()
    await page.setViewportSize(portrait)
    await page.emulateMedia({ media: 'print' })
    await expect(everyone).toBeVisible()
  })
})

/** Expects the focused element to have an outline on screen and none in print. */
async function expectNoFocusOutlineInPrint(page: Page) {
  const outline = () => page.evaluate(() => getComputedStyle(document.activeElement!).outlineStyle)
  expect(await outline()).not.toBe('none')
  await page.emulateMedia({ media: 'print' })
  expect(await outline()).toBe('none')
  await page.emulateMedia({ media: null })
}

/** Goes to the results of an employee with a spouse. */
async function goToFamilyResults(page: Page) {
  await walkTo(page, 'coverage')
  await page.getByRole('switch').check()
  await clickNext(page)
  await chooseScenario(page)
  await clickNext(page)
  await expectScreen(page, 'results')
  await expect(page.getByRole('definition')).toHaveCount(4)
}

function parseCents(amount: string) {
  return Number(amount.replace(/[$,.]/g, ''))
}

function explanations(page: Page) {
  return page.locator('summary:visible', { hasText: 'How we got to' })
}
