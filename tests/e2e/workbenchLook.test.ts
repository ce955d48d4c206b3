import type { Locator } from '@playwright/test'
import { expect, expectKept, test } from './support/workbench.ts'

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

for (const client of ['lakeshore', 'quillon']) {
  test(`no cell of ${client}'s grid of best plans wraps, and all are in sight at 1440 px`, async ({
    page,
    workbench,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await workbench.open(client, client === 'quillon' ? 'Quillon' : 'Lakeshore')
    await workbench.choosePanel(/Calculation/)
    const region = page.getByRole('region', { name: 'The best plans' })
    const cells = region.getByRole('cell').getByRole('button')
    await expect(cells).toHaveCount(25)
    const measure = () =>
      region.evaluate((scroller) => ({
        heights: new Set(
          Array.from(scroller.querySelectorAll('td > button'), ({ clientHeight }) => clientHeight),
        ).size,
        isScrolled: scroller.scrollWidth > scroller.clientWidth,
        isPanelScrolled: scroller.closest('.panel')!.scrollWidth > scroller.closest('.panel')!.clientWidth,
      }))
    await expect.poll(measure).toEqual({ heights: 1, isScrolled: false, isPanelScrolled: false })
    const line = (await boxOf(cells.first())).height
    await page.setViewportSize({ width: 1024, height: 768 })
    await expect.poll(measure).toEqual({ heights: 1, isScrolled: true, isPanelScrolled: false })
    expect((await boxOf(cells.first())).height).toBe(line)
  })
}

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

test('a panel that is made as large as it gets leaves eight lines of the file', async ({
  page,
  workbench,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 })
  await workbench.open('lakeshore', 'Lakeshore Outfitters')
  await page.getByRole('separator', { name: 'Height of the files' }).press('Home')
  const line = await boxOf(page.locator('.cm-line').first())
  expect((await boxOf(page.locator('.editor'))).height).toBeGreaterThan(8 * line.height)
})

test('the page is divided by keyboard and by pointer, and stays so over a reload', async ({
  page,
  workbench,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await workbench.open('lakeshore', 'Lakeshore Outfitters')
  const [across, along] = [
    page.getByRole('separator', { name: 'Width of the files' }),
    page.getByRole('separator', { name: 'Height of the files' }),
  ]
  const panel = page.getByRole('tabpanel', { name: /^Findings/ })
  await along.press('End')
  await expect.poll(async () => (await boxOf(panel)).height).toBeLessThan(2)

  const { x, y } = await boxOf(across)
  await page.mouse.move(x + 4, y + 200)
  await page.mouse.down()
  await page.mouse.move(x + 200, y + 200)
  // Over the calculator and back.
  await page.mouse.move(0.4 * 1440, y + 200)
  await page.mouse.up()
  await expect(across).toHaveAttribute('aria-valuenow', '40')
  await across.press('ArrowLeft')
  await expect(across).toHaveAttribute('aria-valuenow', '35')
  await expect.poll(async () => Math.round((await boxOf(across)).x / 14.4)).toBe(35)

  await expectKept(page, '"width":35')
  await page.reload()
  await expect(across).toHaveAttribute('aria-valuenow', '35')
  await workbench.choosePanel(/Findings/)
  await expect.poll(async () => (await boxOf(panel)).height).toBeGreaterThan(200)
})

test('on a narrow page the parts are where the focus finds them, and the device is a phone', async ({
  page,
  workbench,
}) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await workbench.open('lakeshore', 'Lakeshore Outfitters')
  await expect(page.getByRole('radio', { name: 'Phone' })).toBeChecked()
  await expect(page.getByRole('separator')).toHaveCount(0)
  const regions = page.locator('main > section')
  await expect(regions).toHaveCount(3)
  const tops = await regions.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top))
  expect(tops).toEqual(tops.toSorted((a, b) => a - b))
})

test('the calculator in its actual size is scrolled where there is no room', async ({ page, workbench }) => {
  await page.setViewportSize({ width: 1280, height: 720 })
  await workbench.open('lakeshore', 'Lakeshore Outfitters')
  await page.getByRole('radio', { name: 'Desktop' }).check({ force: true })
  const frame = page.locator('iframe')
  await expect.poll(async () => (await boxOf(frame)).width).toBeLessThan(700)
  await page.getByRole('button', { name: 'Actual size' }).click()
  await expect.poll(async () => (await boxOf(frame)).width).toBe(1280)
  const region = page.getByRole('region', { name: 'Actual size' })
  await region.focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => region.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0)
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
