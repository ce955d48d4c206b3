import type { Locator, Page } from '@playwright/test'
import type { SampleClient } from '../../fixtures/SampleClient.ts'
import { calculations } from './support/calls.ts'
import { expectFigures, outputsOf } from './support/figures.ts'
import { expect, test } from './support/test.ts'
import { answerPersonal, arriveAt, chooseScenario, heading, walkTo, type Stop } from './support/walk.ts'

const clients: { client: SampleClient; stops: Stop[]; hasSurcharges: boolean }[] = [
  { client: 'lakeshore', stops: ['personal', 'coverage', 'scenario', 'results'], hasSurcharges: true },
  { client: 'fernhill', stops: ['coverage', 'scenario', 'results'], hasSurcharges: false },
]

for (const { client, stops, hasSurcharges } of clients) {
  for (const width of [1280, 375]) {
    test(`${client} leads step by step to the figures of one calculation at ${width} px`, async ({
      page,
      openAs,
      calls,
    }) => {
      await page.setViewportSize({ width, height: 800 })
      await openAs(client)
      await expect(heading(page)).toHaveText('Do the math on medical')
      await expect(page).toHaveTitle('Home – Medical plan calculator')
      await expect(
        page.getByText('Use our calculator to get an estimate of your 2027 medical costs.'),
      ).toBeVisible()
      for (const stop of stops) {
        await answer(page)
        await onward(page).click()
        await arriveAt(page, stop)
        await expect(page).toHaveTitle(`${capitalized(stop)} – Medical plan calculator`)
      }
      await expect.poll(() => calculations(calls)).toHaveLength(1)
      await expectFigures(page, await outputsOf(calculations(calls)[0]), hasSurcharges)
    })
  }

  test(`a double click skips no step of ${client} and calculates once`, async ({ page, openAs, calls }) => {
    await openAs(client)
    for (const stop of stops) {
      await answer(page)
      await clickTwice(page, onward(page))
      await arriveAt(page, stop)
    }
    await expect(page.getByText('ESTIMATED ANNUAL COSTS')).toBeVisible()
    await arriveAt(page, 'results')
    expect(calculations(calls)).toHaveLength(1)
  })
}

test('the second click of a double click does not press the button of the next screen', async ({
  page,
  openAs,
}) => {
  await openAs('fernhill')
  await onward(page).click()
  await arriveAt(page, 'coverage')
  await onward(page).dispatchEvent('click', { detail: 2 })
  await page.waitForTimeout(100)
  await arriveAt(page, 'coverage')
  await onward(page).dispatchEvent('click', { detail: 1 })
  await arriveAt(page, 'scenario')
})

test('an Enter key that is held down goes one step', async ({ page, openAs }) => {
  await openAs('fernhill')
  await onward(page).focus()
  for (let repeats = 0; repeats < 10; repeats += 1) await page.keyboard.down('Enter')
  await page.keyboard.up('Enter')
  await arriveAt(page, 'coverage')
})

test('each visit of the results calculates once', async ({ page, openAs, calls }) => {
  await openAs('fernhill')
  await walkTo(page, 'results')
  await expect(page.getByRole('definition')).toHaveCount(4)
  await page.goBack()
  await chooseScenario(page, 'A hospital stay')
  await onward(page).click()
  await expect(page.getByRole('definition')).toHaveCount(4)
  expect(calculations(calls).map(({ body }) => body)).toMatchObject([
    { scenario: 'usual' },
    { scenario: 'surgery' },
  ])
  await expectFigures(page, await outputsOf(calculations(calls)[1]), false)
})

test('the heading takes the focus when the step changes, but not on the first load', async ({
  page,
  openAs,
}) => {
  await openAs('lakeshore')
  await expect(heading(page)).toBeVisible()
  await expect(page.locator('body')).toBeFocused()
  await page.getByRole('button', { name: "Let's go" }).click()
  for (const stop of ['personal', 'coverage', 'scenario', 'results'] as const) {
    await arriveAt(page, stop)
    await expect(heading(page)).toBeFocused()
    if (stop === 'results') break
    await answer(page)
    await onward(page).click()
  }
  await expect(page.getByRole('definition')).toHaveCount(4)
  await page.goBack()
  await arriveAt(page, 'scenario')
  await expect(heading(page)).toBeFocused()
})

test('Next stays shut until what the next step needs is answered', async ({ page, openAs }) => {
  await openAs('lakeshore')
  await onward(page).click()
  await arriveAt(page, 'personal')
  const lists = await page.getByRole('combobox').all()
  expect(lists).toHaveLength(3)
  for (const list of lists) {
    await expect(onward(page)).toBeDisabled()
    await expect(list.locator('option:checked')).toHaveText('Please select')
    await expect(list.locator('option').first()).toBeDisabled()
    await list.selectOption({ index: 1 })
  }
  await onward(page).click()
  await arriveAt(page, 'coverage')
  await onward(page).click()
  await arriveAt(page, 'scenario')
  await expect(onward(page)).toBeDisabled()
  await chooseScenario(page)
  await expect(onward(page)).toBeEnabled()
})

async function answer(page: Page) {
  if (page.url().endsWith('/personal')) await answerPersonal(page)
  if (page.url().endsWith('/scenario')) await chooseScenario(page)
}

function onward(page: Page) {
  return page.getByRole('button', { name: /^(Let's go|Next)$/ })
}

/** Two clicks of a double click, 20 ms apart, at the same place, whatever stands there by then. */
async function clickTwice(page: Page, button: Locator) {
  await button.scrollIntoViewIfNeeded()
  const box = (await button.boundingBox())!
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2, { clickCount: 2, delay: 10 })
  // Long enough for a second step to be taken, were there one.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)))
}

function capitalized(word: string) {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
