import type { Locator } from '@playwright/test'
import { expect, test } from './support/workbench.ts'

const boxOf = async (locator: Locator) => (await locator.boundingBox())!

for (const width of [320, 390, 1024]) {
  test(`nothing is wider than a screen of ${width} px, whichever panel is open`, async ({
    page,
    workbench,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await workbench.open('marlow', 'Marlow Instruments')
    await workbench.goTo('Results')
    await workbench.replace('"planYear": 2027', '"planYear": "2027"')
    for (const panel of [/Findings/, /Calculation/, /Wire/, /Compare/]) {
      await workbench.choosePanel(panel)
      const tooWide = await page.evaluate(() =>
        ['html', '.panel'].filter((name) => {
          const { scrollWidth, clientWidth } = document.querySelector(name)!
          return scrollWidth > clientWidth
        }),
      )
      expect.soft(tooWide, String(panel)).toEqual([])
    }
  })
}

test('a table that is wider than its panel is scrolled by keyboard, and keeps its scenarios in sight', async ({
  page,
  workbench,
}) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await workbench.open('lakeshore', 'Lakeshore Outfitters')
  await workbench.choosePanel(/Calculation/)
  const region = page.getByRole('region', { name: 'The best plans' })
  const scenario = region.getByRole('rowheader', { name: 'A usual year' })
  await region.focus()
  await page.keyboard.press('End')
  for (let times = 0; times < 20; times++) await page.keyboard.press('ArrowRight')
  await expect.poll(() => region.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0)
  await expect.poll(async () => (await boxOf(scenario)).x - (await boxOf(region)).x).toBeLessThan(1)
})

test('the chosen tab is in sight, beside what can be done with its text', async ({ page, workbench }) => {
  await page.setViewportSize({ width: 1100, height: 720 })
  await workbench.open('marlow', 'Marlow Instruments')
  await page.getByRole('tab', { name: 'instance.json', exact: true }).focus()
  await page.keyboard.press('End')
  await expect(workbench.editor).toHaveAccessibleName('Editor, marlow/2028/plans.json')
  const tabs = await boxOf(page.getByRole('tablist', { name: 'Files of the client' }))
  const chosen = await boxOf(page.getByRole('tab', { name: '2028 plans' }))
  expect(chosen.x + chosen.width).toBeLessThanOrEqual(tabs.x + tabs.width + 1)
  const [undo, format] = [
    await boxOf(page.getByRole('button', { name: 'Undo' })),
    await boxOf(page.getByRole('button', { name: 'Format' })),
  ]
  expect(undo.y).toBe(format.y)
  expect(undo.y).toBeGreaterThan(tabs.y)
})

test('a large panel leaves eight lines of the file', async ({ page, workbench }) => {
  await page.setViewportSize({ width: 1280, height: 720 })
  await workbench.open('lakeshore', 'Lakeshore Outfitters')
  await page.getByRole('button', { name: 'Larger' }).click()
  const line = await boxOf(page.locator('.cm-line').first())
  expect((await boxOf(page.locator('.editor'))).height).toBeGreaterThan(8 * line.height)
})

test('the completions have room, and cover nothing but the text', async ({ page, workbench }) => {
  await page.setViewportSize({ width: 1280, height: 720 })
  await workbench.open('lakeshore', 'Lakeshore Outfitters')
  await workbench.replace('"savings": true', '"')
  await page.keyboard.press('Control+Space')
  const options = page.getByRole('listbox').getByRole('option')
  await expect(options.first()).toHaveCSS('padding', '4px 8px')
  // The list is made anew when more of it is known.
  await expect(async () => {
    const [list, editor] = [await boxOf(page.getByRole('listbox')), await boxOf(page.locator('.editor'))]
    expect(list.y + list.height).toBeLessThanOrEqual(editor.y + editor.height)
  }).toPass()
})

test('what is not up to date is shown on plain ground', async ({ page, workbench }) => {
  await workbench.open('lakeshore', 'Lakeshore Outfitters')
  await expect(page.locator('.stage')).toHaveCSS('background-image', /gradient/)
  await workbench.replace('"planYear": 2027', '"planYear": "2027"')
  await expect(page.locator('.stage')).toHaveCSS('background-image', 'none')
})
