import { findOverlappingTexts } from './support/layout.ts'
import { expect, test } from './support/test.ts'

test('the results print without controls or background, with the open parts, on few pages', async ({
  page,
  openResults,
}) => {
  await openResults('lakeshore')
  await page.emulateMedia({ media: 'print' })
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  await expect(page.getByRole('navigation')).toHaveCount(0)
  // Answers and words with an explanation are buttons, but look like text.
  expect(await page.getByRole('button').evaluateAll(findLooks)).toEqual(['none, rgba(0, 0, 0, 0), none'])
  await expect(page.getByText('Your plan now?')).toBeHidden()
  await expect(page.getByText(/^Based on what you've told us.*:$/)).toBeVisible()
  await expect(page.getByRole('table', { name: 'What each plan may cost you in a year' })).toBeVisible()
  await expect(page.getByText('averages across broad service categories')).toBeVisible()
  const main = page.locator(':has(> main)')
  await expect(main).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  await expect(main).toHaveCSS('background-image', 'none')

  await test.step('says for which client, from when, and how to see it again', async () => {
    await expect(page.getByText(/^\d{4}, Lakeshore Outfitters$/)).toBeVisible()
    await expect(page.getByText(/^An estimate of \w+ \d+, \d{4}$/)).toBeVisible()
    await expect(page.getByText(`See it again: ${new URL(page.url()).origin}/#answers=`)).toBeVisible()
  })

  await test.step('the dark color scheme prints dark text on white, on at most two pages', async () => {
    await page.emulateMedia({ media: null, colorScheme: 'dark' })
    for (const format of ['Letter', 'A4'])
      expect.soft(countPages(await page.pdf({ format })), format).toBeLessThanOrEqual(2)
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    const [red, green, blue] = await page
      .getByRole('definition')
      .first()
      .evaluate((figure) => getComputedStyle(figure).color.match(/\d+/g)!.map(Number))
    expect(Math.max(red!, green!, blue!)).toBeLessThan(128)
    await page.emulateMedia({ media: null, colorScheme: null })
  })

  await test.step('a phone prints the layout of paper, and leaves out the account explorer even if it is open', async () => {
    await page.evaluate(() => dispatchEvent(new Event('afterprint')))
    await page.setViewportSize({ width: 360, height: 800 })
    await page.getByText('What your own HSA savings would do').click()
    await expect(page.getByRole('slider', { name: /HSA/ })).toBeVisible()
    await page.getByText('More or less care').click()
    const chart = page.locator('.line-chart > svg')
    await page.emulateMedia({ media: 'print' })
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
    await expect(page.getByText('What your own HSA savings would do')).toBeHidden()
    for (const role of ['textbox', 'combobox', 'switch', 'slider', 'link'] as const)
      await expect(page.getByRole('main').getByRole(role)).toHaveCount(0)
    await expect(chart).toHaveAttribute('viewBox', /^0 0 690 /)
    expect(await page.evaluate(findOverlappingTexts)).toEqual([])
    expect(countPages(await page.pdf({ format: 'Letter' }))).toBeLessThanOrEqual(2)
    await page.evaluate(() => dispatchEvent(new Event('afterprint')))
    await expect(chart).not.toHaveAttribute('viewBox', /^0 0 690 /)
    await page.emulateMedia({ media: null })
    await page.setViewportSize({ width: 1280, height: 900 })
  })

  await test.step('opened parts print without controls, and as wide as the page', async () => {
    await page.getByText('Compare two plans').click()
    await page.getByText('Why $').click()
    await page.getByText('See each service').click()
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('combobox', { name: 'First plan', includeHidden: true })).toBeHidden()
    await expect(page.getByRole('columnheader', { name: 'PPO Plan' }).first()).toBeVisible()
    const widths = await page.evaluate(() =>
      ['.panel .explanation', '.plan-comparison'].map(
        (selector) => document.querySelector(selector)!.clientWidth,
      ),
    )
    expect(widths[0]).toBe(widths[1])
  })
})

/** Returns each different look of the visible elements. Runs in the page. */
function findLooks(elements: Element[]) {
  const looks = elements
    .filter((element) => element.checkVisibility())
    .map((element) => getComputedStyle(element))
    .map((style) => [style.borderStyle, style.backgroundColor, style.textDecorationLine].join(', '))
  return [...new Set(looks)]
}

function countPages(pdf: Buffer) {
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length
}
