import { expectAccessible } from './support/axe.ts'
import { expect, test } from './support/test.ts'
import { walkTo } from './support/walk.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test(
  'axe finds no violations in the account explorer, which fits small windows with large text',
  { tag: '@full' },
  async ({ page, openAs }) => {
    await openAs('marlow')
    await walkTo(page, 'results')
    await page.getByText('What your own HSA savings would do').click()
    await page.getByRole('textbox', { name: /^What you pay into/ }).fill('3,000')
    await page.getByLabel(/yearly pay/).fill('$85,000')
    await expect(page.getByRole('table', { name: 'Taxes you save' })).toBeVisible()
    await expectAccessible(page, 'account explorer')
    await page.getByRole('textbox', { name: /^What you pay into/ }).fill('1000000')
    await page.getByLabel(/state income tax/).fill('a few')
    await page.keyboard.press('Tab')
    await expect(page.getByText(/^Enter a/)).toHaveCount(2)
    await expectAccessible(page, 'account explorer, with errors')
    for (const width of [320, 390, 768, 1440]) {
      await page.setViewportSize({ width, height: 700 })
      for (const percent of [100, 200]) {
        await page.evaluate((size) => (document.documentElement.style.fontSize = `${size}%`), percent)
        const overflow = await page
          .locator('.panel-content')
          .first()
          .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
        expect(overflow, `${width} px at ${percent}%`).toBe(0)
      }
    }
  },
)

test('the arrow keys of the slider change the contribution', async ({ page, openAs }) => {
  await openAs('marlow')
  await walkTo(page, 'results')
  await page.getByText('What your own HSA savings would do').click()
  const slider = page.getByRole('slider', { name: /HSA/ })
  await slider.focus()
  await page.keyboard.press('End')
  await expect(slider).toHaveAttribute('aria-valuetext', '$3,500')
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByRole('textbox', { name: /^What you pay into/ })).toHaveValue('3,450')
})
