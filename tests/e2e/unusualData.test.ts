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
  ['ids, lists, and properties', unusualStructures, ['@full']],
] as const) {
  test(`instances with unusual ${kind} work on every screen`, { tag: [...tag] }, async ({ page }) => {
    test.slow()
    let instance: unknown
    await respondWith(
      page,
      () => JSON.stringify(instance),
      () => plainResult,
    )
    for (const name of Object.keys(instances)) {
      await test.step(name, async () => {
        instance = instances[name]
        await page.setViewportSize({ width: 1280, height: 900 })
        await page.goto('')
        await visitAndCheckScreens(page)
      })
    }
  })
}

test(
  'invalid instances show Not Available, and the console shows the reason',
  { tag: '@full' },
  async ({ page, pageErrors }) => {
    pageErrors.expect(/instance does not fit/)
    let instance: unknown
    await page.route('**/mediplan/instance', (route) => route.fulfill({ json: instance }))
    for (const name of Object.keys(invalidInstances)) {
      await test.step(name, async () => {
        instance = invalidInstances[name]
        const logged = page.waitForEvent('console', (message) => message.text().includes('does not fit'))
        await page.goto('')
        await expect(heading(page), name).toHaveText('Not Available')
        expect((await logged).type()).toBe('error')
        await expectIntactPage(page)
      })
    }
  },
)

test('unusual results are shown, or an error is', { tag: '@full' }, async ({ page, pageErrors }) => {
  pageErrors.allow(/result does not fit/)
  let body = ''
  const instance = JSON.stringify({ ...validInstance, features: {}, surcharges: [] })
  await respondWith(
    page,
    () => instance,
    () => body,
  )
  await page.goto('')
  await page.getByRole('button', { name: "Let's go" }).click()
  await clickNext(page)
  await scenarioTiles(page).first().check()
  for (const [name, result] of Object.entries(unusualResults)) {
    await test.step(name, async () => {
      body = result
      await clickNext(page)
      await expectScreen(page, 'results')
      await expect(page.getByRole('definition').or(page.getByRole('alert')).first()).toBeVisible()
      await expectIntactPage(page)
      for (const width of [375, 1280]) {
        await page.setViewportSize({ width, height: 800 })
        await forEachDisclosure(page, () => expectIntactPage(page))
      }
      await page.goBack()
      await expectScreen(page, 'scenario')
    })
  }
})

/** Goes from home to the results and checks every screen, from the scenario on in a narrow window. */
async function visitAndCheckScreens(page: Page) {
  await expectScreen(page, 'home')
  await expectIntactPage(page)
  await page.getByRole('button', { name: "Let's go" }).click()
  await expect(page).not.toHaveURL(/\/$/)
  if (page.url().endsWith('/personal')) {
    await answerPersonal(page)
    await expectIntactPage(page)
    await clickNext(page)
  }
  await expectScreen(page, 'coverage')
  await clickNext(page)
  await expectScreen(page, 'scenario')
  if ((await scenarioTiles(page).count()) > 0) await scenarioTiles(page).last().check()
  await page.setViewportSize({ width: 375, height: 800 })
  await expectIntactPage(page)
  if (await page.getByRole('button', { name: 'Customize' }).isVisible()) {
    await openDialog(page)
    await expectIntactPage(page)
    await dialog(page).getByRole('textbox').first().fill('1')
    await dialog(page).getByRole('button', { name: 'Use Custom Scenario' }).click()
  }
  await clickNext(page)
  await expect(page.getByRole('definition')).toHaveCount(4)
  await expectIntactPage(page)
  await expect(page.locator('a[href^="javascript"]')).toHaveCount(0)
}

async function respondWith(page: Page, instance: () => string, result: () => string) {
  const contentType = 'application/json'
  await page.route('**/mediplan/instance', (route) => route.fulfill({ contentType, body: instance() }))
  await page.route('**/mediplan/calculate', (route) => route.fulfill({ contentType, body: result() }))
}

/** Expects a heading, no JavaScript values in the text, no horizontal overflow, and no injected script. */
async function expectIntactPage(page: Page) {
  await expect(heading(page)).toHaveText(/\S/)
  const { text, hacked, overflow } = await page.evaluate(() => ({
    text: document.body.textContent,
    hacked: 'hacked' in window,
    overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
  }))
  expect(text).not.toMatch(/\bNaN\b|undefined|\[object |\bnull\b|Infinity/)
  expect(hacked).toBe(false)
  expect.soft(overflow, 'horizontal overflow in px').toBe(0)
}

/** Opens each disclosure, including nested ones, and checks the page each time. */
async function forEachDisclosure(page: Page, check: () => Promise<void>) {
  const opened: number[] = []
  for (;;) {
    const index = await page.locator('summary').evaluateAll(findNextVisible, opened)
    if (index < 0) return
    opened.push(index)
    await page.locator('summary').nth(index).click()
    await check()
  }
}

/** The index of the first visible summary that is not opened yet and not inside a closed one. Runs in the page. */
function findNextVisible(summaries: Element[], opened: number[]) {
  return summaries.findIndex(
    (summary, index) =>
      !opened.includes(index) &&
      summary.checkVisibility() &&
      !summary.parentElement?.parentElement?.closest('details:not([open])'),
  )
}
