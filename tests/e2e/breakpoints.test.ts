import type { Page } from '@playwright/test'
import type { OutputsPayload } from '../../src/contract/outputs.ts'
import { addExplanation } from './support/explanation.ts'
import { expect, test } from './support/test.ts'
import { chooseScenario, clickNext, scenarioList, scenarioTiles, walkTo } from './support/walk.ts'

const narrow = { width: 767, height: 800 }
const wide = { width: 768, height: 800 }

test('the layout changes between 767 px and 768 px, and keeps the selection and the focus', async ({
  page,
  openAs,
}) => {
  await addExplanation(page)
  await openAs('lakeshore')
  await test.step('home is at most 720 px wide', () => expectNarrowContent(page))
  await page.setViewportSize(narrow)
  await walkTo(page, 'scenario')

  await test.step('scenarios are a list at 767 px and tiles at 768 px, and keep the selection', async () => {
    await expect(scenarioTiles(page)).toHaveCount(0)
    await expect(scenarioList(page).getByRole('option')).toHaveText([
      'Please select',
      'Custom Scenario (set up below)',
      'A healthy year',
      'A usual year',
      'A busy year',
      'A year with surgery',
      'Having a baby',
    ])
    await expect(scenarioList(page).locator('option:disabled')).toHaveText([
      'Please select',
      'Custom Scenario (set up below)',
    ])
    await page.setViewportSize(wide)
    await expect(scenarioList(page)).toHaveCount(0)
    await expect(scenarioTiles(page)).toHaveCount(5)
    await scenarioTiles(page).first().focus()
    await page.setViewportSize(narrow)
    await expect(scenarioList(page), 'without a selection').toBeFocused()
    await page.setViewportSize(wide)
    await expect(scenarioTiles(page).first(), 'without a selection').toBeFocused()

    await page.setViewportSize(narrow)
    await scenarioList(page).selectOption('A busy year')
    await page.setViewportSize(wide)
    const busy = page.getByRole('radio', { name: 'A busy year' })
    await expect(busy).toBeChecked()
    await expect(busy).toBeFocused()
    await page.getByRole('radio', { name: 'Having a baby' }).check()
    await page.setViewportSize(narrow)
    await expect(scenarioList(page).locator('option:checked')).toHaveText('Having a baby')
    await expect(scenarioList(page)).toBeFocused()
    await expect(page.getByRole('button', { name: 'Next' })).toBeEnabled()
    const checkbox = page.getByRole('checkbox').first()
    await page.setViewportSize(wide)
    await checkbox.focus()
    await page.setViewportSize(narrow)
    await expect(checkbox).toBeFocused()
  })

  await page.setViewportSize(wide)
  await clickNext(page)
  await test.step('the calculation panel is visible only from 768 px', async () => {
    const panel = page.getByText('See how this was calculated')
    const narrowPanel = page.locator('summary', { hasText: 'Where your costs come from' })
    const detail = page.locator('.disclosure > summary:visible', { hasText: 'How we got to' })
    const table = page.getByRole('table', { name: 'What each plan may cost you in a year' })
    await panel.click()
    await expect(table).toBeVisible()
    await page.setViewportSize(narrow)
    await expect(panel).toBeHidden()
    await expect(table).toBeHidden()
    await expect(page.getByText('Notes and assumptions')).toBeVisible()
    await expect(narrowPanel).toBeFocused()
    await expect(detail).toHaveCount(1)
    await detail.focus()
    await page.setViewportSize(wide)
    await expect(panel).toBeVisible()
    await expect(detail.first()).toBeFocused()
    await page.setViewportSize(narrow)
    await expect(detail).toBeFocused()
  })
  await test.step('the results are at most 720 px wide', () => expectNarrowContent(page))
})

test('the focus moves to the panel before, or the heading, when the new layout lacks the focused panel', async ({
  page,
  openAs,
}) => {
  let hasAccount = true
  await page.route('**/mediplan/calculate', async (route) => {
    const response = await route.fetch()
    const outputs = (await response.json()) as OutputsPayload
    for (const plan of Object.values(outputs.plans))
      Object.assign(plan, {
        worstCase: null,
        dominatedBy: null,
        lineItems: null,
        ...(!hasAccount && { facts: null }),
      })
    return route.fulfill({ response, json: { ...outputs, ...(!hasAccount && { contributionLimit: null }) } })
  })
  await page.setViewportSize(narrow)
  await openAs('fernhill')
  await walkTo(page, 'scenario')
  await expect(scenarioList(page).getByText('Custom Scenario')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Customize' })).toHaveCount(0)
  await chooseScenario(page)
  // Without line items, the narrow layout has no such panel.
  const narrowFromPanel = async () => {
    await clickNext(page)
    await page.setViewportSize(wide)
    await page.getByText('See how this was calculated').click()
    await page.setViewportSize(narrow)
  }
  await narrowFromPanel()
  await expect(page.locator('summary', { hasText: 'What your own HSA savings would do' })).toBeFocused()
  hasAccount = false
  await page.goBack()
  await narrowFromPanel()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

async function expectNarrowContent(page: Page) {
  await page.setViewportSize({ width: 1920, height: 900 })
  const width = async () => (await page.getByRole('main').boundingBox())?.width
  await expect.poll(width).toBeGreaterThan(600)
  await expect.poll(width).toBeLessThanOrEqual(720)
}
