import { reservePorts } from './ports.ts'
import { expect, test } from './support/test.ts'
import { walkTo } from './support/walk.ts'

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

  await test.step('says for which client, from when, and from where, without answers in the address', async () => {
    const { origin } = new URL(page.url())
    await expect(page.getByText(/^\d{4}, Lakeshore Outfitters$/)).toBeVisible()
    await expect(page.getByText(/^An estimate of \w+ \d+, \d{4}$/)).toBeVisible()
    await expect(page.getByText(`${origin}/`, { exact: true })).toBeVisible()
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

test('the test panel is not printed', async ({ page }) => {
  await page.goto(`http://localhost:${embedded}/?client=fernhill`)
  await expect(page.getByText('Test panel')).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('Test panel')).toBeHidden()
})
