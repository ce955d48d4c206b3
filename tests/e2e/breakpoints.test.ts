import type { OutputsPayload } from '../../src/contract/outputs.ts'
import { explainAnswers } from './support/explained.ts'
import { expect, test } from './support/test.ts'
import { goOn, scenarioList, scenarioTiles, walkTo } from './support/walk.ts'

const narrow = { width: 767, height: 800 }
const wide = { width: 768, height: 800 }

test('scenarios are a list at 767 px and tiles at 768 px, and a choice outlives the change', async ({
  page,
  openAs,
}) => {
  await page.setViewportSize(narrow)
  await openAs('lakeshore')
  await walkTo(page, 'scenario')
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
  await scenarioList(page).selectOption('A busy year')

  await page.setViewportSize(wide)
  await expect(scenarioList(page)).toHaveCount(0)
  await expect(scenarioTiles(page)).toHaveCount(5)
  await expect(page.getByRole('radio', { name: 'A busy year' })).toBeChecked()
  await page.getByRole('radio', { name: 'Having a baby' }).check()

  await page.setViewportSize(narrow)
  await expect(scenarioList(page).locator('option:checked')).toHaveText('Having a baby')
  await expect(page.getByRole('button', { name: 'Next' })).toBeEnabled()
})

test('the focus moves to the same control in the other layout', async ({ page, openAs }) => {
  await explainAnswers(page)
  await page.setViewportSize(wide)
  await openAs('lakeshore')
  await walkTo(page, 'scenario')
  const second = scenarioTiles(page).nth(1)
  // Before a choice is made, and after it.
  await scenarioTiles(page).first().focus()
  await page.setViewportSize(narrow)
  await expect(scenarioList(page)).toBeFocused()
  await page.setViewportSize(wide)
  await expect(scenarioTiles(page).first()).toBeFocused()
  await second.check()
  await page.setViewportSize(narrow)
  await expect(scenarioList(page)).toBeFocused()
  await page.setViewportSize(wide)
  await expect(second).toBeFocused()
  const checkbox = page.getByRole('checkbox').first()
  await checkbox.focus()
  await page.setViewportSize(narrow)
  await expect(checkbox).toBeFocused()

  await page.setViewportSize(wide)
  await goOn(page)
  const panel = page.locator('summary', { hasText: 'See how this was calculated' })
  const detail = page.locator('.disclosure > summary:visible', { hasText: 'How we got to' })
  await panel.click()
  await page.setViewportSize(narrow)
  await expect(page.locator('summary', { hasText: 'Where your costs come from' })).toBeFocused()
  await expect(detail).toHaveCount(1)
  await detail.focus()
  await page.setViewportSize(wide)
  await expect(detail.first()).toBeFocused()
  await page.setViewportSize(narrow)
  await expect(detail).toBeFocused()
})

test('the focus moves from a panel that the other layout does not have to the heading above it', async ({
  page,
  openAs,
}) => {
  await page.route('**/mediplan/calculate', async (route) => {
    const response = await route.fetch()
    const outputs = (await response.json()) as OutputsPayload
    for (const plan of Object.values(outputs.plans))
      Object.assign(plan, { worstCase: null, dominatedBy: null, lineItems: null })
    return route.fulfill({ response, json: outputs })
  })
  await page.setViewportSize(wide)
  await openAs('fernhill')
  await walkTo(page, 'results')
  await page.getByText('See how this was calculated').click()
  await page.setViewportSize(narrow)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('a client without a custom scenario has none in the list', async ({ page, openAs }) => {
  await page.setViewportSize(narrow)
  await openAs('fernhill')
  await walkTo(page, 'scenario')
  await expect(scenarioList(page).getByText('Custom Scenario')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Customize' })).toHaveCount(0)
})

test('how it was calculated is hidden at 767 px and shown at 768 px', async ({ page, openAs }) => {
  await page.setViewportSize(wide)
  await openAs('lakeshore')
  await walkTo(page, 'results')
  await page.getByText('See how this was calculated').click()
  await expect(page.getByRole('table')).toBeVisible()
  await page.setViewportSize(narrow)
  await expect(page.getByText('See how this was calculated')).toBeHidden()
  await expect(page.getByRole('table')).toBeHidden()
  await expect(page.getByText('Notes and assumptions')).toBeVisible()
  await page.setViewportSize(wide)
  await expect(page.getByText('See how this was calculated')).toBeVisible()
})

test('the content is never wider than 720 px', async ({ page, openAs }) => {
  await page.setViewportSize({ width: 1920, height: 900 })
  await openAs('lakeshore')
  for (const stop of ['home', 'results'] as const) {
    if (stop === 'results') await walkTo(page, stop)
    const width = async () => (await page.getByRole('main').boundingBox())?.width
    await expect.poll(width).toBeGreaterThan(600)
    await expect.poll(width).toBeLessThanOrEqual(720)
  }
})
