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

  await test.step('the dark color scheme prints dark text on white, on one page', async () => {
    await page.emulateMedia({ media: null, colorScheme: 'dark' })
    for (const format of ['Letter', 'A4']) {
      const pdf = (await page.pdf({ format })).toString('latin1')
      expect.soft(pdf.match(/\/Type\s*\/Page\b(?!s)/g), format).toHaveLength(1)
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

test('the test panel is not printed', async ({ page }) => {
  await page.goto(`http://localhost:${embedded}/?client=fernhill`)
  await expect(page.getByText('Test panel')).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('Test panel')).toBeHidden()
})
