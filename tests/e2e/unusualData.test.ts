import type { Page } from '@playwright/test'
import { dialog, openDialog } from './support/customScenario.ts'
import {
  unusualResults,
  unusualStructures,
  unusualTexts,
  validInstance,
  invalidInstances,
} from './support/unusualData.ts'
import { expect, test } from './support/test.ts'
import { answerPersonal, expectScreen, clickNext, heading, scenarioTiles } from './support/walk.ts'

const plainResult = Object.values(unusualResults)[0]!

for (const [kind, instances, tag] of [
  ['texts', unusualTexts, []],
  ['ids, lists, and fields', unusualStructures, ['@full']],
] as const) {
  test(`instances with odd ${kind} are served whole`, { tag: [...tag] }, async ({ page }) => {
    test.slow()
    let instance: unknown
    await answerWith(
      page,
      () => JSON.stringify(instance),
      () => plainResult,
    )
    for (const oddity of Object.keys(instances)) {
      await test.step(oddity, async () => {
        instance = instances[oddity]
        await page.setViewportSize({ width: 1280, height: 900 })
        await page.goto('')
        await walkSoundly(page)
      })
    }
  })
}

test(
  'instances that are wrong are not available, and the console says what is',
  { tag: '@full' },
  async ({ page, pageErrors }) => {
    pageErrors.expect(/instance does not fit/)
    let instance: unknown
    await page.route('**/mediplan/instance', (route) => route.fulfill({ json: instance }))
    for (const wrong of Object.keys(invalidInstances)) {
      await test.step(wrong, async () => {
        instance = invalidInstances[wrong]
        const told = page.waitForEvent('console', (message) => message.text().includes('does not fit'))
        await page.goto('')
        await expect(heading(page), wrong).toHaveText('Not Available')
        expect((await told).type()).toBe('error')
        await expectSound(page)
      })
    }
  },
)

test(
  'results that are odd are shown, or refused in words',
  { tag: '@full' },
  async ({ page, pageErrors }) => {
    pageErrors.allow(/result does not fit/)
    let body = ''
    const instance = JSON.stringify({ ...validInstance, features: {}, surcharges: [] })
    await answerWith(
      page,
      () => instance,
      () => body,
    )
    await page.goto('')
    await page.getByRole('button', { name: "Let's go" }).click()
    await clickNext(page)
    await scenarioTiles(page).first().check()
    for (const [oddity, result] of Object.entries(unusualResults)) {
      await test.step(oddity, async () => {
        body = result
        await clickNext(page)
        await expectScreen(page, 'results')
        await expect(page.getByRole('definition').or(page.getByRole('alert')).first()).toBeVisible()
        await expectSound(page)
        for (const width of [375, 1280]) {
          await page.setViewportSize({ width, height: 800 })
          await onEveryDisclosure(page, () => expectSound(page))
        }
        await page.goBack()
        await expectScreen(page, 'scenario')
      })
    }
  },
)

/** Walks from the home screen to the results, and looks at every screen, from the scenario on in a narrow window. */
async function walkSoundly(page: Page) {
  await expectScreen(page, 'home')
  await expectSound(page)
  await page.getByRole('button', { name: "Let's go" }).click()
  await expect(page).not.toHaveURL(/\/$/)
  if (page.url().endsWith('/personal')) {
    await answerPersonal(page)
    await expectSound(page)
    await clickNext(page)
  }
  await expectScreen(page, 'coverage')
  await clickNext(page)
  await expectScreen(page, 'scenario')
  if ((await scenarioTiles(page).count()) > 0) await scenarioTiles(page).last().check()
  await page.setViewportSize({ width: 375, height: 800 })
  await expectSound(page)
  if (await page.getByRole('button', { name: 'Customize' }).isVisible()) {
    await openDialog(page)
    await expectSound(page)
    await dialog(page).getByRole('button', { name: 'Use Custom Scenario' }).click()
  }
  await clickNext(page)
  await expect(page.getByRole('definition')).toHaveCount(4)
  await expectSound(page)
  await expect(page.locator('a[href^="javascript"]')).toHaveCount(0)
}

async function answerWith(page: Page, instance: () => string, result: () => string) {
  const contentType = 'application/json'
  await page.route('**/mediplan/instance', (route) => route.fulfill({ contentType, body: instance() }))
  await page.route('**/mediplan/calculate', (route) => route.fulfill({ contentType, body: result() }))
}

/** The page shows something, no slip of the code, and nothing beyond its sides; nothing from outside has run. */
async function expectSound(page: Page) {
  await expect(heading(page)).toHaveText(/\S/)
  const { text, hacked, overhang } = await page.evaluate(() => ({
    text: document.body.textContent,
    hacked: 'hacked' in window,
    overhang: document.documentElement.scrollWidth - document.documentElement.clientWidth,
  }))
  expect(text).not.toMatch(/\bNaN\b|undefined|\[object |\bnull\b|Infinity/)
  expect(hacked).toBe(false)
  expect.soft(overhang, 'pixels beyond the side').toBe(0)
}

/** Opens each disclosure, those inside an opened one too, and looks at the page each time. */
async function onEveryDisclosure(page: Page, look: () => Promise<void>) {
  const seen: number[] = []
  for (;;) {
    const place = await page.locator('summary').evaluateAll(firstInSight, seen)
    if (place < 0) return
    seen.push(place)
    await page.locator('summary').nth(place).click()
    await look()
  }
}

/** The place of the first visible summary that is not in another closed disclosure. Runs in the page. */
function firstInSight(summaries: Element[], seen: number[]) {
  return summaries.findIndex(
    (summary, place) =>
      !seen.includes(place) &&
      summary.checkVisibility() &&
      !summary.parentElement?.parentElement?.closest('details:not([open])'),
  )
}
