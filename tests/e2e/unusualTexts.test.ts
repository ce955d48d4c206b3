import type { Page } from '@playwright/test'
import { samples } from '../kit/samples.ts'
import { expect, test } from './support/test.ts'
import { openAllDisclosures } from './support/visitScreens.ts'
import { clickNext, expectScreen, heading, walkTo } from './support/walk.ts'

const names = [
  '<img src=x onerror="window.hacked = true">',
  '${window.hacked = true} &lt;b&gt; &amp; %s {{0}}',
  'x'.repeat(10_000),
  `many ${'words '.repeat(2000)}`,
  '👩‍👩‍👧‍👦 שנה רגילה \u202Eevil \u0000\u200B',
]

test('unusual texts of an API are texts on every screen, and fit it', async ({
  page,
  openAs,
  setResponse,
}) => {
  const { instance } = samples.get('lakeshore')!.current
  const rename = <Row extends object>(rows: Row[], property: keyof Row) =>
    rows.map((row, index) => ({ ...row, [property]: names[index % names.length] }))
  setResponse('instance', {
    ...instance,
    client: { ...instance.client, displayName: names[0], url: 'javascript:window.hacked=true' },
    scenarios: rename(instance.scenarios, 'display'),
    services: rename(instance.services, 'name'),
    locations: rename(instance.locations, 'name'),
    salaryBands: rename(instance.salaryBands, 'name'),
    savingsStyles: rename(instance.savingsStyles, 'displayText'),
    surcharges: rename(instance.surcharges, 'statement'),
  })
  await page.route('**/mediplan/calculate', async (route) => {
    const response = await route.fetch()
    const outputs = (await response.json()) as { plans: Record<string, object> }
    const plans = Object.entries(outputs.plans).map(([key, plan], index) => [
      key,
      { ...plan, displayName: names[index + 1] },
    ])
    return route.fulfill({ response, json: { ...outputs, plans: Object.fromEntries(plans) } })
  })
  await openAs('lakeshore')
  await expectIntactPage(page)
  await walkTo(page, 'personal')
  await expectIntactPage(page)
  await page.goBack()
  await walkTo(page, 'scenario')
  await expectIntactPage(page)
  await page.getByRole('radio').last().check()
  await page.setViewportSize({ width: 375, height: 800 })
  await expectIntactPage(page)
  await page.getByRole('button', { name: 'Customize' }).click()
  await expectIntactPage(page)
  await page.keyboard.press('Escape')
  await clickNext(page)
  await expectScreen(page, 'results')
  await expect(page.getByRole('definition')).toHaveCount(4)
  await openAllDisclosures(page)
  await expectIntactPage(page)
  await page.setViewportSize({ width: 1280, height: 800 })
  await expectIntactPage(page)
  await expect(page.locator('a[href^="javascript"]')).toHaveCount(0)
})

/** Expects a heading, no JavaScript values in the text, no horizontal overflow, and no injected script. */
async function expectIntactPage(page: Page) {
  await expect(heading(page)).toHaveText(/\S/)
  const { text, isHacked, overflow } = await page.evaluate(() => ({
    text: document.body.textContent,
    isHacked: 'hacked' in window,
    overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
  }))
  expect(text).not.toMatch(/\bNaN\b|undefined|\[object |\bnull\b|Infinity/)
  expect(isHacked).toBe(false)
  expect.soft(overflow, 'horizontal overflow in px').toBe(0)
}
