import type { Page } from '@playwright/test'
import { filterCalculations } from './support/apiCalls.ts'
import { customizeButton, dialog, usesInput } from './support/customScenario.ts'
import { tabTo } from './support/focus.ts'
import { waitForFrames } from './support/rendering.ts'
import { expect, test } from './support/test.ts'
import { expectScreen, heading, scenarioList } from './support/walk.ts'

const wide = { width: 1280, height: 600 }
const narrow = { width: 375, height: 600 }

test.use({ viewport: wide, contextOptions: { reducedMotion: 'reduce' } })

test('every step works by keyboard, with a visible focus, at 1280 px and at 375 px', async ({
  page,
  openAs,
  calls,
}) => {
  const next = page.getByRole('button', { name: 'Next' })
  await openAs('lakeshore')
  await expectScreen(page, 'home')
  await tabTo(page, page.getByRole('button', { name: "Let's go" }))
  await tabThroughNarrow(page)
  await tabTo(page, page.getByRole('button', { name: "Let's go" }), 'Shift+Tab')
  await page.keyboard.press('Enter')

  await expectScreen(page, 'personal')
  for (const list of await page.getByRole('combobox').all()) {
    await tabTo(page, list)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowUp')
  }
  await tabThroughNarrow(page)
  await tabTo(page, next, 'Shift+Tab')
  await page.keyboard.press('Enter')

  await expectScreen(page, 'coverage')
  await tabTo(page, page.getByRole('switch', { name: 'Spouse' }))
  await page.keyboard.press('Space')
  await tabTo(page, page.getByRole('spinbutton', { name: 'Children' }))
  await page.keyboard.press('End')
  await page.keyboard.press('ArrowUp')
  await expect(page.getByRole('spinbutton')).toHaveText('9')
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowUp')
  await expect(page.getByText('You need family coverage.')).toBeVisible()
  await tabThroughNarrow(page)
  await tabTo(page, next, 'Shift+Tab')
  await page.keyboard.press('Enter')

  await expectScreen(page, 'scenario')
  await tabTo(page, page.getByRole('radio').first())
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio').nth(1)).toBeChecked()
  await tabThroughNarrow(page, async () => {
    await tabTo(page, scenarioList(page))
    await page.keyboard.press('ArrowDown')
    await expect(scenarioList(page).locator('option:checked')).toHaveText('A busy year')
  })
  await tabTo(page, customizeButton(page), 'Shift+Tab')
  await page.keyboard.press('Enter')
  // customScenarioDialog.test.ts tests the dialog in small windows.
  await expect(dialog(page)).toBeVisible()
  await tabTo(page, usesInput(page, 'Having a baby'))
  await page.keyboard.type('1')
  await tabTo(page, dialog(page).getByRole('button', { name: 'Use Custom Scenario' }))
  await page.keyboard.press('Space')
  await expect(customizeButton(page)).toBeFocused()
  await tabTo(page, page.getByRole('checkbox', { name: 'I will complete the wellness program' }))
  await page.keyboard.press('Space')
  await tabTo(page, next)
  await page.keyboard.press('Space')

  await expectScreen(page, 'results')
  await expect(page.getByRole('definition')).toHaveCount(4)
  await tabTo(page, page.locator('summary:visible').last())
  await page.keyboard.press('Space')
  await expect(page.getByText('averages across broad service categories')).toBeVisible()
  const coverage = page.getByRole('navigation').getByRole('link', { name: 'Coverage' })
  await tabThroughNarrow(page, () => tabTo(page, coverage, 'Shift+Tab'))
  await tabTo(page, coverage, 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expectScreen(page, 'coverage')

  expect(filterCalculations(calls)[0]?.body).toMatchObject({
    coverage: 'EF',
    scenario: 'custom',
    surcharges: { tobacco: false, 'spouse-coverage': false, wellness: true },
    location: 'boise',
    salaryBand: 'under-40',
    savingsStyle: 'saver',
  })
})

/** Presses Tab from the heading to the last link in a narrow window, and then restores the wide window. */
async function tabThroughNarrow(page: Page, beforeTab?: () => Promise<void>) {
  await page.setViewportSize(narrow)
  await waitForFrames(page)
  await heading(page).focus()
  await beforeTab?.()
  await tabTo(page, page.getByRole('contentinfo').getByRole('link', { name: 'Software licenses' }))
  await page.setViewportSize(wide)
  await waitForFrames(page)
}
