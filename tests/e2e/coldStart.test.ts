import { reservePorts } from './ports.ts'
import { holdRequests } from './support/service.ts'
import { expect, test } from './support/test.ts'
import { expectScreen } from './support/walk.ts'

// The loading screen is animated.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const { benefits } = await reservePorts()
const mainScript = '**/assets/index-*.js'

test('each page load requests the instance and the steps once, before the main script runs', async ({
  page,
  setClient,
  calls,
}) => {
  setClient('marlow')
  for (const [path, instance] of [
    ['', 'mediplan/instance'],
    ['preview/02028', 'mediplan/instance/2028'],
    [`http://localhost:${benefits}/benefits/preview/2028`, 'mediplan/instance/2028'],
  ] as const) {
    await test.step(path || 'home', async () => {
      calls.length = 0
      const release = await holdRequests(page, mainScript)
      const steps = page.waitForResponse('**/assets/Calculator-*.js')
      await page.goto(path, { waitUntil: 'commit' })
      expect((await steps).ok()).toBe(true)
      await expect.poll(() => calls.map((call) => call.path)).toEqual([instance])
      release()
      await expectScreen(page, 'home')
      expect(calls).toHaveLength(1)
    })
  }
  await test.step('nothing is requested for an encoded path until the router decodes it', async () => {
    calls.length = 0
    await page.goto('%70review/2028')
    await expect(page.getByText('Previewing 2028 Calculator')).toBeVisible()
    expect(calls.map((call) => call.path)).toEqual(['mediplan/instance/2028'])
  })
})

test('the loading screen is painted before any script runs, and hydrated without changes', async ({
  page,
  setClient,
}) => {
  setClient('lakeshore')
  const releaseScript = await holdRequests(page, mainScript)
  const releaseInstance = await holdRequests(page, '**/mediplan/instance')
  await page.goto('', { waitUntil: 'commit' })
  await expect(page.getByRole('status')).toContainText('Loading…')
  const painted = () => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length)
  await expect.poll(painted).toBe(1)
  const curtain = page.getByRole('main')
  const [element, box] = [await curtain.elementHandle(), await curtain.boundingBox()]
  const bars = await curtain.locator('.curtain-bars').elementHandle()
  releaseScript()
  // React adds properties to hydrated elements.
  await expect.poll(() => element.evaluate((node) => Object.keys(node).length)).toBeGreaterThan(0)
  expect(await bars.evaluate((node) => node.isConnected)).toBe(true)
  expect(await curtain.boundingBox()).toEqual(box)
  releaseInstance()
  await expectScreen(page, 'home')
})

test('a page whose script fails to load shows a hint after some time', async ({
  page,
  openAs,
  pageErrors,
}) => {
  pageErrors.expect(/net::ERR_FAILED/)
  await page.route('**/assets/preload-*.js', (route) => route.abort())
  await openAs('lakeshore')
  const hint = page.getByText('Check your connection, or load the page again.')
  await expect(hint).toBeHidden()
  await hint.evaluate((node) => {
    for (const animation of node.getAnimations()) animation.currentTime = 20_000
  })
  await expect(hint).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the page says that it needs scripts, and shows no loading screen', async ({ page, baseURL }) => {
    await page.goto(baseURL!)
    await expect(page.locator('noscript')).toBeVisible()
    await expect(page.getByText('Loading…')).toBeHidden()
  })
})
