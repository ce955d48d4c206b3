import { calculations } from './support/calls.ts'
import { customizeButton, dialog, usesOf } from './support/customScenario.ts'
import { tabTo } from './support/focus.ts'
import { expect, test } from './support/test.ts'
import { arriveAt, scenarioList } from './support/walk.ts'

for (const width of [1280, 375]) {
  test(`the whole walk goes by keyboard alone, with the focus in sight, at ${width} px`, async ({
    page,
    openAs,
    calls,
  }) => {
    const next = page.getByRole('button', { name: 'Next' })
    await page.setViewportSize({ width, height: 600 })
    await openAs('lakeshore')
    await arriveAt(page, 'home')
    await tabTo(page, page.getByRole('button', { name: "Let's go" }))
    await page.keyboard.press('Enter')
    await arriveAt(page, 'personal')
    for (const list of await page.getByRole('combobox').all()) {
      await tabTo(page, list)
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('ArrowUp')
    }
    await tabTo(page, next)
    await page.keyboard.press('Enter')

    await arriveAt(page, 'coverage')
    await tabTo(page, page.getByRole('switch', { name: 'Spouse' }))
    await page.keyboard.press('Space')
    await tabTo(page, page.getByRole('spinbutton', { name: 'Children' }))
    await page.keyboard.press('End')
    await page.keyboard.press('ArrowUp')
    await expect(page.getByRole('spinbutton')).toHaveText('9')
    await page.keyboard.press('Home')
    await page.keyboard.press('ArrowUp')
    await expect(page.getByText('You need family coverage.')).toBeVisible()
    await tabTo(page, next)
    await page.keyboard.press('Enter')

    await arriveAt(page, 'scenario')
    if (width < 768) {
      await tabTo(page, scenarioList(page))
      await page.keyboard.press('ArrowDown')
    } else {
      await tabTo(page, page.getByRole('radio').first())
      await page.keyboard.press('Space')
      await page.keyboard.press('ArrowDown')
      await expect(page.getByRole('radio').nth(1)).toBeChecked()
    }
    await tabTo(page, customizeButton(page))
    await page.keyboard.press('Enter')
    await expect(dialog(page)).toBeVisible()
    await tabTo(page, usesOf(page, 'Having a baby'))
    await page.keyboard.type('1')
    await tabTo(page, dialog(page).getByRole('button', { name: 'Use Custom Scenario' }))
    await page.keyboard.press('Space')
    await expect(customizeButton(page)).toBeFocused()
    await tabTo(page, page.getByRole('checkbox', { name: 'I will complete the wellness program' }))
    await page.keyboard.press('Space')
    await tabTo(page, next)
    await page.keyboard.press('Space')

    await arriveAt(page, 'results')
    await expect(page.getByRole('definition')).toHaveCount(4)
    await tabTo(page, page.locator('summary:visible').last())
    await page.keyboard.press('Space')
    await expect(page.getByText('averages across broad service categories')).toBeVisible()
    await tabTo(page, page.getByRole('contentinfo').getByRole('link'))
    await tabTo(page, page.getByRole('navigation').getByRole('link', { name: 'Coverage' }), 'Shift+Tab')
    await page.keyboard.press('Enter')
    await arriveAt(page, 'coverage')

    expect(calculations(calls)[0]?.body).toMatchObject({
      coverage: 'EF',
      scenario: 'custom',
      surcharges: { tobacco: false, 'spouse-coverage': false, wellness: true },
      location: 'boise',
      salaryBand: 'under-40',
      savingsStyle: 'saver',
    })
  })
}
