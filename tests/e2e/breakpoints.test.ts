import { expect, test } from './support/test.ts'
import { scenarioList, scenarioTiles, walkTo } from './support/walk.ts'

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
