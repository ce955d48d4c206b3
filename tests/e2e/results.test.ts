import type { Page } from '@playwright/test'
import type { OutputsPayload } from '../../src/contract/outputs.ts'
import { expect, test } from './support/test.ts'
import { clickNext, scenarioList, scenarioTiles, walkTo } from './support/walk.ts'

const narrow = { width: 767, height: 800 }
const wide = { width: 768, height: 800 }

const tablePanel = 'See how this was calculated'
const notesPanel = 'Notes and assumptions'

test('one panel of the results is open at a time, with an animation, and an open explanation survives a new layout', async ({
  page,
  openResults,
}) => {
  await openResults('lakeshore', { spouse: true, children: 2 })
  const everyone = page.getByRole('table', { name: 'Everyone' })

  await test.step('only one panel is open, by mouse and by keyboard', async () => {
    await summary(page, tablePanel).click()
    await expectOpen(page, tablePanel)
    await summary(page, notesPanel).click()
    await expectOpen(page, notesPanel)
    await summary(page, tablePanel).press('Enter')
    await expectOpen(page, tablePanel)
    await page.keyboard.press('Space')
    await expectOpen(page, null)
  })

  await test.step('off-screen tables are not rendered until they are scrolled into view', async () => {
    await page.setViewportSize({ width: 1280, height: 400 })
    await summary(page, tablePanel).click()
    await explanations(page).first().click()
    await expect(everyone).toBeVisible()
    const last = page.locator('.plans-table caption', { hasText: 'Child 2' }).first()
    const isRendered = () =>
      last.evaluate((caption) => caption.checkVisibility({ contentVisibilityAuto: true }))
    expect(await isRendered()).toBe(false)
    // Tables that render while scrolling change the height of the page.
    await expect(async () => {
      await last.evaluate((caption) => caption.scrollIntoView())
      expect(await isRendered()).toBe(true)
    }).toPass()
  })

  await test.step('print contains the explanations that are open, without focus outlines', async () => {
    await explanations(page).first().focus()
    await page.emulateMedia({ media: 'print' })
    await expect(everyone).toBeVisible()
    await expect(page.locator(':focus')).toHaveCSS('outline-style', 'none')
    await page.emulateMedia({ media: null })
  })

  await test.step('the table hides where it does not fit, and a phone can be rotated', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await expect(page.getByText(tablePanel)).toBeHidden()
    await page.setViewportSize({ width: 844, height: 390 })
    await expect(page.getByRole('table', { name: 'What each plan may cost you in a year' })).toBeVisible()
    await expect(everyone).toBeVisible()
  })

  await test.step('the results are at most 1,080 px wide', async () => {
    await page.setViewportSize({ width: 1920, height: 900 })
    const { width } = (await page.getByRole('main').boundingBox())!
    expect(width).toBeGreaterThan(960)
    expect(width).toBeLessThanOrEqual(1080)
  })

  await test.step('a panel opens with an animation', async () => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    // Slow enough to measure an intermediate height.
    await page.evaluate(() => document.documentElement.style.setProperty('--slow', '1000s'))
    await summary(page, notesPanel).click()
    const panel = page.locator('details', { has: summary(page, notesPanel) })
    const height = () =>
      panel.evaluate((details) => parseFloat(getComputedStyle(details, '::details-content').blockSize))
    await expect.poll(height).toBeGreaterThan(0)
    expect(await height()).toBeLessThan(20)
  })
})

test('a new layout keeps the selected scenario and the focus, or moves the focus to the panel before, or the heading', async ({
  page,
  openAs,
}) => {
  await page.setViewportSize(narrow)
  await openAs('lakeshore')
  await walkTo(page, 'scenario')
  await expect(scenarioTiles(page)).toHaveCount(0)
  await expect(scenarioList(page).locator('option:disabled')).toHaveText([
    'Please select',
    'Custom Scenario (set up below)',
  ])
  await scenarioList(page).focus()
  await page.setViewportSize(wide)
  await expect(scenarioList(page)).toHaveCount(0)
  await expect(scenarioTiles(page)).toHaveCount(5)
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

  let isOverride = true
  await page.route('**/mediplan/calculate', async (route) => {
    const response = await route.fetch()
    const outputs = (await response.json()) as OutputsPayload
    for (const plan of Object.values(outputs.plans)) Object.assign(plan, { lineItems: null })
    return route.fulfill({ response, json: { ...outputs, savingsDidOverride: isOverride } })
  })
  // Without line items, the narrow layout has no such panel.
  const narrowFromPanel = async () => {
    await page.setViewportSize(wide)
    await summary(page, tablePanel).click()
    await page.setViewportSize(narrow)
  }
  await clickNext(page)
  await narrowFromPanel()
  await expect(summary(page, 'Your savings style')).toBeFocused()
  isOverride = false
  await page.getByRole('link', { name: 'Scenario' }).first().click()
  await scenarioList(page).selectOption('A busy year')
  await clickNext(page)
  await narrowFromPanel()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

function summary(page: Page, title: string | RegExp) {
  return page.locator('summary', { hasText: title })
}

function explanations(page: Page) {
  return page.locator('summary:visible', { hasText: 'How we got to' })
}

async function expectOpen(page: Page, title: string | null) {
  for (const [each, words] of [
    [tablePanel, /What each plan may cost you in a year/],
    [notesPanel, /averages across broad service categories/],
  ] as const)
    await expect(page.getByText(words).first()).toBeVisible({ visible: each === title })
}
