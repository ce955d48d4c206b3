import { customizeButton, dialog, usesInput } from './support/customScenario.ts'
import { tabTo } from './support/focus.ts'
import { resize } from './support/layout.ts'
import { expect, filterCalculations, test } from './support/test.ts'
import { expectScreen, heading, scenarioList } from './support/walk.ts'

test.use({ viewport: { width: 1280, height: 600 } })

test('every step works by keyboard, with a visible focus', async ({ page, openAs, calls }) => {
  const { keyboard } = page
  const next = page.getByRole('button', { name: 'Next' })
  await openAs('lakeshore')
  await expectScreen(page, 'home')
  // The heading gets the focus when the step changes, but not on the first load.
  await expect(page.locator('body')).toBeFocused()
  await tabTo(page, page.getByRole('button', { name: "Let's go" }))
  // A held key does not activate the button of the next screen.
  for (let repeats = 0; repeats < 10; repeats += 1) await keyboard.down('Enter')
  await keyboard.up('Enter')

  await expectScreen(page, 'personal')
  await expect(heading(page)).toBeFocused()
  for (const list of await page.getByRole('combobox').all()) {
    await tabTo(page, list)
    await keyboard.press('ArrowDown')
    await keyboard.press('ArrowDown')
    await keyboard.press('ArrowUp')
  }
  await tabTo(page, next)
  await keyboard.press('Enter')

  await expectScreen(page, 'coverage')
  await tabTo(page, page.getByRole('switch', { name: 'Spouse' }))
  await keyboard.press('Space')
  await tabTo(page, page.getByRole('spinbutton', { name: 'Children' }))
  await keyboard.press('End')
  await keyboard.press('ArrowUp')
  await expect(page.getByRole('spinbutton')).toHaveText('9')
  await keyboard.press('Home')
  await keyboard.press('ArrowUp')
  await expect(page.getByText('You need family coverage.')).toBeVisible()
  await tabTo(page, next)
  await keyboard.press('Enter')

  await expectScreen(page, 'scenario')
  await tabTo(page, page.getByRole('radio').first())
  await keyboard.press('Space')
  await keyboard.press('ArrowDown')
  await expect(page.getByRole('radio').nth(1)).toBeChecked()
  await resize(page, 375)
  await expect(scenarioList(page)).toBeFocused()
  await keyboard.press('ArrowDown')
  await expect(scenarioList(page).locator('option:checked')).toHaveText('A busy year')
  await resize(page, 1280)
  await tabTo(page, customizeButton(page), 'Shift+Tab')
  await keyboard.press('Enter')
  await expect(dialog(page)).toBeVisible()
  await tabTo(page, usesInput(page, 'Preventive visit'))
  await keyboard.type('1')
  await tabTo(page, dialog(page).getByRole('button', { name: 'Use Custom Scenario' }))
  await keyboard.press('Space')
  await expect(customizeButton(page)).toBeFocused()
  await tabTo(page, page.getByRole('checkbox', { name: 'I will complete the wellness program' }))
  await keyboard.press('Space')
  await tabTo(page, next)
  await keyboard.press('Space')

  await expectScreen(page, 'results')
  await expect(page.getByRole('heading', { name: 'Plans side by side' })).toBeVisible()
  await resize(page, 375)
  await heading(page).focus()
  await tabTo(page, page.getByRole('contentinfo').getByRole('link', { name: 'Software licenses' }))
  await resize(page, 1280)
  await tabTo(page, page.locator('summary', { hasText: 'What your own HSA savings would do' }), 'Shift+Tab')
  await keyboard.press('Space')
  await tabTo(page, page.getByRole('slider', { name: /^What you pay into/ }))
  await keyboard.press('End')
  await keyboard.press('ArrowLeft')
  const coverage = page.getByRole('navigation').getByRole('link', { name: 'Coverage' })
  await tabTo(page, coverage, 'Shift+Tab')
  await keyboard.press('Enter')
  await expectScreen(page, 'coverage')

  expect(filterCalculations(calls).map(({ body }) => body)).toMatchObject([
    {
      coverage: 'EF',
      scenario: 'custom',
      surcharges: { tobacco: false, 'spouse-coverage': false, wellness: true },
      location: 'boise',
      salaryBand: 'under-40',
      savingsStyle: 'saver',
    },
  ])
})

test('a double click does not skip a step, and calculates once', async ({ page, openAs, calls }) => {
  await openAs('fernhill')
  for (const screen of ['coverage', 'scenario', 'results'] as const) {
    const button = page.getByRole('button', { name: /^(Let's go|Next)$/ })
    if (screen === 'results') await page.getByRole('radio').nth(1).check()
    await button.scrollIntoViewIfNeeded()
    const box = (await button.boundingBox())!
    // At the coordinates of the button, which the first click may replace.
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2, { clickCount: 2, delay: 10 })
    // Long enough for a second step change to happen.
    await page.waitForTimeout(100)
    await expectScreen(page, screen)
    // A click gives no answer on the next step.
    if (screen !== 'results') await expect(page.locator('input:checked')).toHaveCount(0)
  }
  await expect(page.getByRole('definition')).toHaveCount(4)
  expect(filterCalculations(calls)).toHaveLength(1)
})
