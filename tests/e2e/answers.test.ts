import { expect, filterCalculations, test } from './support/test.ts'
import { expectScreen } from './support/walk.ts'

test('Back restores the place on the results, and a copied link shows them in another tab without sending its answers', async ({
  page,
  context,
  openResults,
  calls,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.setViewportSize({ width: 390, height: 400 })
  await openResults('lakeshore')
  const family = page.getByRole('button', { name: 'You', exact: true })
  await family.click()
  const change = page.getByRole('link', { name: 'Change in Coverage' })
  await change.scrollIntoViewIfNeeded()
  const scrollY = () => page.evaluate(() => Math.round(window.scrollY))
  await expect.poll(scrollY).toBeGreaterThan(100)
  const before = await scrollY()
  await change.click()
  await expectScreen(page, 'coverage')
  expect(await scrollY()).toBe(0)
  await page.goBack()
  await expectScreen(page, 'results')
  await expect.poll(scrollY).toBe(before)
  await expect(family).toBeFocused()

  await test.step('the button "Back to results" shows their top', async () => {
    await page.goForward()
    await expectScreen(page, 'coverage')
    await page.getByRole('button', { name: 'Back to results' }).click()
    await expectScreen(page, 'results')
    await expect(page.getByRole('definition')).toHaveCount(4)
    expect(await scrollY()).toBe(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  })

  await test.step('a copied link shows the same results, and no request contains its answers', async () => {
    await page.getByRole('button', { name: 'Copy link' }).click()
    await expect(page.getByRole('alert')).toHaveText(/^Link copied\./)
    const total = await page.getByRole('definition').last().textContent()
    const link = await page.evaluate(() => navigator.clipboard.readText())

    const urls: string[] = []
    page.on('request', (request) => urls.push(request.url(), request.headers().referer ?? ''))
    const [calculation] = filterCalculations(calls)
    calls.length = 0
    await page.evaluate(() => sessionStorage.clear())
    await page.goto('about:blank')
    await page.goto(link)
    const show = page.getByRole('button', { name: 'Show these results' })
    await expect(show).toBeVisible()
    // One main action.
    const transparent = 'rgba(0, 0, 0, 0)'
    await expect(page.getByRole('button', { name: "Let's go" })).toHaveCSS('background-color', transparent)
    await expect(show).not.toHaveCSS('background-color', transparent)
    await show.click()
    await expectScreen(page, 'results')
    await expect(page.getByRole('definition').last()).toHaveText(total!)
    expect(filterCalculations(calls)).toMatchObject([{ body: calculation!.body }])
    expect(urls.filter((url) => url.includes(new URL(link).hash.slice(1)) && !url.includes('#'))).toEqual([])
    expect(new URL(page.url()).hash).toBe('')
  })
})
