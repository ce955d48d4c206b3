import { expectAccessible } from './support/axe.ts'
import { filterCalculations } from './support/apiCalls.ts'
import { expect, test } from './support/test.ts'
import { expectScreen, walkTo } from './support/walk.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const transparent = 'rgba(0, 0, 0, 0)'

test('a copied link shows the same results in another tab, and no request contains its answers', async ({
  page,
  context,
  openAs,
  calls,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openAs('lakeshore')
  await walkTo(page, 'results')
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByRole('alert')).toHaveText(
    'Link copied. The link contains your health answers. Share it only with people you trust.',
  )
  await expectAccessible(page, 'results, with a copied link', { hasTwoLayouts: true })
  const total = await page.getByRole('definition').last().textContent()
  const link = await page.evaluate(() => navigator.clipboard.readText())

  const urls: string[] = []
  page.on('request', (request) => urls.push(request.url(), request.headers().referer ?? ''))
  await page.evaluate(() => sessionStorage.clear())
  await page.goto('about:blank')
  await page.goto(link)
  await expect(page.getByText('This link contains answers.')).toBeVisible()
  // One main action.
  await expect(page.getByRole('button', { name: "Let's go" })).toHaveCSS('background-color', transparent)
  await expect(page.getByRole('button', { name: 'Show these results' })).not.toHaveCSS(
    'background-color',
    transparent,
  )
  await expectAccessible(page, 'home, with a link')
  await page.getByRole('button', { name: 'Show these results' }).click()
  await expectScreen(page, 'results')
  await expect(page.getByRole('definition').last()).toHaveText(total!)
  const [before, after] = filterCalculations(calls)
  expect(after!.body).toEqual(before!.body)
  expect(urls.filter((url) => url.includes(new URL(link).hash.slice(1)) && !url.includes('#'))).toEqual([])
  expect(new URL(page.url()).hash).toBe('')
})

test('a visitor can continue after a reload, and Start over forgets the answers', async ({
  page,
  openAs,
}) => {
  await openAs('lakeshore')
  await walkTo(page, 'results')
  await expect(page.getByRole('definition')).toHaveCount(4)
  await page.reload()
  await expectScreen(page, 'home')
  const offer = page.getByRole('button', { name: 'Continue with your answers' })
  await expect(offer).toBeVisible()
  await expectAccessible(page, 'home, with saved answers')
  await expect(page.getByRole('button', { name: "Let's go" })).toHaveCSS('background-color', transparent)
  await expect(offer).not.toHaveCSS('background-color', transparent)
  await offer.click()
  await expectScreen(page, 'results')
  await expect(page.getByRole('definition')).toHaveCount(4)

  await page.getByRole('button', { name: 'Start over' }).click()
  const dialog = page.getByRole('dialog', { name: 'Start over?' })
  await expect(dialog).toBeVisible()
  await expectAccessible(page, 'the question before starting over')
  await dialog.getByRole('button', { name: 'Start over' }).click()
  await expectScreen(page, 'home')
  await page.reload()
  await expectScreen(page, 'home')
  await page.getByRole('button', { name: "Let's go" }).click()
  await expectScreen(page, 'personal')
  await page.goBack()
  await expectScreen(page, 'home')
  await expect(offer).toBeHidden()
})

test('Back restores the place on the results, and the button "Back to results" shows their top', async ({
  page,
  openAs,
}) => {
  await page.setViewportSize({ width: 390, height: 600 })
  await openAs('lakeshore')
  await walkTo(page, 'results')
  const change = page.getByRole('link', { name: 'Change who needs coverage' })
  await change.scrollIntoViewIfNeeded()
  const scrollY = () => page.evaluate(() => Math.round(window.scrollY))
  await expect.poll(scrollY).toBeGreaterThan(300)
  const before = await scrollY()
  await change.click()
  await expectScreen(page, 'coverage')
  expect(await scrollY()).toBe(0)
  await page.goBack()
  await expectScreen(page, 'results')
  await expect.poll(scrollY).toBe(before)
  await expect(change).toBeFocused()

  await page.goForward()
  await expectScreen(page, 'coverage')
  await page.getByRole('button', { name: 'Back to results' }).click()
  await expectScreen(page, 'results')
  await expect(page.getByRole('definition')).toHaveCount(4)
  expect(await scrollY()).toBe(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})
