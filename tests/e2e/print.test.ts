import { reservePorts } from './ports.ts'
import { confirmCustomScenario, openDialog, usesInput } from './support/customScenario.ts'
import { findOverlappingTexts } from './support/layoutErrors.ts'
import { expect, test } from './support/test.ts'
import { clickNext, walkTo } from './support/walk.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const { embedded } = await reservePorts()

test('print contains the costs and the table of the results, without controls or background', async ({
  page,
  openAs,
}) => {
  await openAs('lakeshore')
  await walkTo(page, 'results')
  await expect(page.getByRole('definition')).toHaveCount(4)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('navigation')).toHaveCount(0)
  for (const button of await page.getByRole('button').all()) await expect(button).toBeHidden()
  for (const figure of await page.getByRole('definition').all()) await expect(figure).toBeVisible()
  await expect(page.getByText(/^Based on what you've told us.*:$/)).toBeVisible()
  await expect(page.getByRole('table', { name: 'What each plan may cost you in a year' })).toBeVisible()
  await expect(page.getByText('averages across broad service categories')).toBeVisible()
  const { background, textColor } = await page.evaluate(() => {
    const { backgroundColor, backgroundImage, color } = getComputedStyle(
      document.querySelector('main')!.parentElement!,
    )
    return { background: [backgroundColor, backgroundImage], textColor: color }
  })
  expect(background).toEqual(['rgba(0, 0, 0, 0)', 'none'])
  expect(textColor).not.toMatch(/^rgb\(2\d\d/)

  await test.step('says for which client, from when, and how to see it again', async () => {
    const { origin } = new URL(page.url())
    await expect(page.getByText(/^\d{4}, Lakeshore Outfitters$/)).toBeVisible()
    await expect(page.getByText(/^An estimate of \w+ \d+, \d{4}$/)).toBeVisible()
    const link = page.getByText(`See it again: ${origin}/#answers=`)
    await expect(link).toBeVisible()
    const address = (await link.textContent())!.replace('See it again: ', '')
    const other = await page.context().newPage()
    await other.goto(address)
    await expect(other.getByText('This link contains answers.')).toBeVisible()
    await other.close()
  })

  await test.step('the dark color scheme prints dark text on white, on at most two pages', async () => {
    await page.emulateMedia({ media: null, colorScheme: 'dark' })
    for (const format of ['Letter', 'A4']) {
      const pdf = (await page.pdf({ format })).toString('latin1')
      expect.soft(pdf.match(/\/Type\s*\/Page\b(?!s)/g)?.length, format).toBeLessThanOrEqual(2)
    }
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    const brightness = await page.getByRole('definition').evaluateAll((figures) =>
      figures.map((figure) => {
        const [red = 0, green = 0, blue = 0] = getComputedStyle(figure).color.match(/\d+/g)?.map(Number) ?? []
        return Math.max(red, green, blue)
      }),
    )
    // The last cost is highlighted with light text on a dark background.
    for (const value of brightness.slice(0, 3)) expect(value).toBeLessThan(128)
  })
})

test('print from a phone has the same layout, and leaves out the account explorer even if it is open', async ({
  page,
  openAs,
}) => {
  await openAs('marlow')
  await page.setViewportSize({ width: 390, height: 800 })
  await walkTo(page, 'results')
  await page.getByText('What your own HSA savings would do').click()
  await expect(page.getByRole('slider', { name: /HSA/ })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('What your own HSA savings would do')).toBeHidden()
  for (const role of ['textbox', 'combobox', 'switch', 'slider', 'link'] as const)
    for (const control of await page.getByRole('main').getByRole(role).all())
      await expect(control).toBeHidden()
  const pdf = (await page.pdf({ format: 'Letter' })).toString('latin1')
  expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g)?.length).toBeLessThanOrEqual(2)
})

test('opened parts print without controls, and as wide as the page', async ({ page, openAs }) => {
  await openAs('lakeshore')
  await walkTo(page, 'results')
  await page.getByText('Compare two plans').click()
  await expect(page.getByRole('combobox', { name: 'First plan' })).toBeVisible()
  await page.getByText('See each service').click()
  await expect(page.getByText('Full price: what you and the plan pay together.').first()).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('combobox', { name: 'First plan', includeHidden: true })).toBeHidden()
  await expect(page.getByRole('columnheader', { name: 'PPO Plan' }).first()).toBeVisible()
  const widths = await page.evaluate(() =>
    ['.result-section .explanation', '.result-section:has(> .monthly-bills)'].map(
      (selector) => document.querySelector(selector)!.clientWidth,
    ),
  )
  expect(widths[0]).toBe(widths[1])
  const labelSize = await page.locator('.line-chart > svg').evaluate((svg: SVGSVGElement) => {
    const label = svg.querySelector('.line-chart-axes text')!
    return Number.parseFloat(getComputedStyle(label).fontSize) * svg.getScreenCTM()!.a
  })
  expect(labelSize).toBeGreaterThan(8)
})

test('the chart on paper has its own layout, whose texts do not touch even if they are large on a phone', async ({
  page,
  openAs,
}) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await openAs('lakeshore')
  await walkTo(page, 'results')
  const chart = page.locator('.line-chart > svg')
  await page.evaluate(() => (document.documentElement.style.fontSize = '130%'))
  await expect(chart).toHaveCSS('font-size', '15.6px')
  await page.evaluate(() => (document.documentElement.style.fontSize = ''))
  await page.emulateMedia({ media: 'print' })
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  await expect(chart).toHaveAttribute('viewBox', /^0 0 690 /)
  await expect(chart.locator('.line-chart-name')).toHaveCount(3)
  expect(await page.evaluate(findOverlappingTexts)).toEqual([])
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  await expect(chart).not.toHaveAttribute('viewBox', /^0 0 690 /)
})

test('a custom scenario prints its uses', { tag: '@full' }, async ({ page, openAs }) => {
  await openAs('quillon')
  await walkTo(page, 'scenario')
  await openDialog(page)
  await usesInput(page, 'Lab test').fill('3')
  await usesInput(page, 'Specialist visit').fill('7')
  await confirmCustomScenario(page)
  await clickNext(page)
  const uses = page.getByText(/^(Lab test: 3|Specialist visit: 7)$/)
  await expect(uses).toHaveCount(2)
  for (const use of await uses.all()) await expect(use).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  for (const use of await uses.all()) await expect(use).toBeVisible()
})

test('the test panel is not printed', { tag: '@full' }, async ({ page }) => {
  await page.goto(`http://localhost:${embedded}/?client=fernhill`)
  await expect(page.getByText('Test panel')).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('Test panel')).toBeHidden()
})
