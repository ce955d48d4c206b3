import { normalizeRendering } from './support/rendering.ts'
import {
  expectScreenshots,
  expectScreenshotsInLanguage,
  screenshotOptions,
  screensByClient,
  type ScreenshotClient,
} from './support/screenshots.ts'
import { expect, test } from './support/test.ts'
import { pseudo, spanish } from './support/translations.ts'
import { expectScreen } from './support/walk.ts'

test.use(screenshotOptions)

for (const client of Object.keys(screensByClient) as ScreenshotClient[]) {
  test(
    `every step of ${client} matches its screenshots at 390 px and at 1280 px`,
    { tag: client === 'fernhill' ? '@full' : [] },
    ({ page, openAs }) => expectScreenshots(page, openAs, client, [390, 1280]),
  )
}

for (const language of [spanish, pseudo]) {
  test(
    `two steps in ${language.tag} match their screenshots at 390 px and at 1280 px`,
    { tag: language === spanish ? '@full' : [] },
    ({ page }) => expectScreenshotsInLanguage(page, language, [390, 1280]),
  )
}

// Changes that are barely visible.
const changes = {
  'a blue accent': ':root { --accent: #0a4f8f !important }',
  'a lighter secondary text color': ':root { --ink-soft: #6b7b86 !important }',
  'a bolder heading': 'h1 { font-weight: 900 !important }',
  'a wider gap': 'main { padding-inline-start: 4px !important }',
}

test('the tolerance does not hide small visual changes', async ({ page, openAs }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.clock.setFixedTime('2027-01-04T12:00:00')
  await openAs('fernhill')
  await expectScreen(page, 'home')
  await normalizeRendering(page)
  await expect(page).toHaveScreenshot('fernhill-390-home.png', { fullPage: true })
  for (const [change, content] of Object.entries(changes)) {
    const style = await page.addStyleTag({ content })
    await expect.soft(page, change).not.toHaveScreenshot('fernhill-390-home.png', { fullPage: true })
    await style.evaluate((element) => (element as Element).remove())
  }
})
