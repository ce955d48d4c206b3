import type { Page } from '@playwright/test'
import { dialog, openDialog } from './support/customScenario.ts'
import { onEveryDisclosure } from './support/everyScreen.ts'
import { oddInstances, oddResults, soundInstance, wrongInstances } from './support/hostile.ts'
import { expect, test } from './support/test.ts'
import { answerPersonal, arriveAt, goOn, heading, scenarioTiles } from './support/walk.ts'

const plainResult = Object.values(oddResults)[0]!

for (const [oddity, instance] of Object.entries(oddInstances)) {
  test(`an instance with ${oddity} is served whole`, async ({ page }) => {
    await answerWith(page, JSON.stringify(instance), () => plainResult)
    await page.goto('')
    await arriveAt(page, 'home')
    await expectSound(page)
    await page.getByRole('button', { name: "Let's go" }).click()
    await expect(page).not.toHaveURL(/\/$/)
    if (page.url().endsWith('/personal')) {
      await answerPersonal(page)
      await expectSound(page)
      await goOn(page)
    }
    await arriveAt(page, 'coverage')
    await goOn(page)
    await arriveAt(page, 'scenario')
    if ((await scenarioTiles(page).count()) > 0) await scenarioTiles(page).last().check()
    await page.setViewportSize({ width: 375, height: 800 })
    await expectSound(page)
    if (await page.getByRole('button', { name: 'Customize' }).isVisible()) {
      await openDialog(page)
      await expectSound(page)
      await dialog(page).getByRole('button', { name: 'Use Custom Scenario' }).click()
    }
    await goOn(page)
    await expect(page.getByRole('definition')).toHaveCount(4)
    await expectSound(page)
    await expect(page.locator('a[href^="javascript"]')).toHaveCount(0)
  })
}

test('instances that are wrong are not available, and the console says what is', async ({ page, noise }) => {
  noise.expect(/instance does not fit/)
  let body = ''
  await page.route('**/mediplan/instance', (route) =>
    route.fulfill({ contentType: 'application/json', body }),
  )
  for (const [wrong, instance] of Object.entries(wrongInstances)) {
    await test.step(wrong, async () => {
      body = JSON.stringify(instance)
      const told = page.waitForEvent('console', (message) => message.text().includes('does not fit'))
      await page.goto('')
      await expect(heading(page), wrong).toHaveText('Not Available')
      expect((await told).type()).toBe('error')
      await expectSound(page)
    })
  }
})

test('what is no JSON is not available, and the console says so', async ({ page, noise }) => {
  noise.expect(/JSON/)
  // Chromium reports an empty body that is read late as aborted.
  noise.allow(/mediplan\/instance net::ERR_ABORTED/)
  let body = ''
  await page.route('**/mediplan/instance', (route) =>
    route.fulfill({ contentType: 'application/json', body }),
  )
  for (body of ['', '{', 'undefined', 'NaN', JSON.stringify(soundInstance).slice(0, -1)]) {
    await page.goto('')
    await expect(heading(page)).toHaveText('Not Available')
  }
})

test('results that are odd are shown, or refused in words', { tag: '@full' }, async ({ page, noise }) => {
  noise.allow(/result does not fit/)
  let body = ''
  await answerWith(page, JSON.stringify({ ...soundInstance, features: {}, surcharges: [] }), () => body)
  await page.goto('')
  await page.getByRole('button', { name: "Let's go" }).click()
  await goOn(page)
  await scenarioTiles(page).first().check()
  for (const [oddity, result] of Object.entries(oddResults)) {
    await test.step(oddity, async () => {
      body = result
      await goOn(page)
      await arriveAt(page, 'results')
      await expect(page.getByRole('definition').or(page.getByRole('alert')).first()).toBeVisible()
      await expectSound(page)
      for (const width of [375, 1280]) {
        await page.setViewportSize({ width, height: 800 })
        await onEveryDisclosure(page, () => expectSound(page))
      }
      await page.goBack()
      await arriveAt(page, 'scenario')
    })
  }
})

async function answerWith(page: Page, instance: string, result: () => string) {
  const contentType = 'application/json'
  await page.route('**/mediplan/instance', (route) => route.fulfill({ contentType, body: instance }))
  await page.route('**/mediplan/calculate', (route) => route.fulfill({ contentType, body: result() }))
}

/** The page shows something, nothing of it is a slip of the code, nothing from outside ran, nothing sticks out. */
async function expectSound(page: Page) {
  await expect(heading(page)).toHaveText(/\S/)
  await expect(page.locator('body')).not.toContainText(/\bNaN\b|undefined|\[object |\bnull\b|Infinity/)
  const { hacked, overhang } = await page.evaluate(() => ({
    hacked: 'hacked' in window,
    overhang: document.documentElement.scrollWidth - document.documentElement.clientWidth,
  }))
  expect(hacked).toBe(false)
  expect.soft(overhang, 'pixels beyond the side').toBe(0)
}
