import type { Locator, Page } from '@playwright/test'
import type { SampleClient } from '../../fixtures/SampleClient.ts'
import { samples } from '../kit/samples.ts'
import { filterCalculations, readOutputs } from './support/apiCalls.ts'
import { expectBestPlan } from './support/costs.ts'
import { expect, test } from './support/test.ts'
import {
  answerPersonal,
  expectScreen,
  chooseScenario,
  heading,
  scenarioTiles,
  type ScreenName,
} from './support/walk.ts'

interface Walk {
  client: SampleClient
  widths: number[]
  screens: ScreenName[]
  hasSurcharges: boolean
}

const walks: Walk[] = [
  {
    client: 'lakeshore',
    widths: [1280, 375],
    screens: ['personal', 'coverage', 'scenario', 'results'],
    hasSurcharges: true,
  },
  { client: 'fernhill', widths: [375], screens: ['coverage', 'scenario', 'results'], hasSurcharges: false },
]

for (const { client, widths, screens, hasSurcharges } of walks) {
  test(`${client}: the steps lead to the results of one calculation, and then of another`, async ({
    page,
    openAs,
    calls,
  }) => {
    test.slow()
    for (const width of widths) {
      await test.step(`${width} px`, async () => {
        await page.setViewportSize({ width, height: 800 })
        calls.length = 0
        await openAs(client)
        await expect(heading(page)).toHaveText('Do the math on medical')
        await expect(page).toHaveTitle('Home – Medical plan calculator')
        await expect(
          page.getByText('Use our calculator to get an estimate of your 2027 medical costs.'),
        ).toBeVisible()
        // The heading gets the focus when the step changes, but not on the first load.
        await expect(page.locator('body')).toBeFocused()
        for (const screen of screens) {
          await answerStep(page)
          await nextButton(page).click()
          await expectScreen(page, screen)
          await expect(page).toHaveTitle(`${capitalize(screen)} – Medical plan calculator`)
          await expect(heading(page)).toBeFocused()
        }
        await expect.poll(() => filterCalculations(calls)).toHaveLength(1)
        await expectBestPlan(page, await readOutputs(filterCalculations(calls)[0]), hasSurcharges)
      })
    }
    await test.step('another scenario', async () => {
      await page.goBack()
      await expectScreen(page, 'scenario')
      await expect(heading(page)).toBeFocused()
      await page.setViewportSize({ width: 1280, height: 800 })
      await scenarioTiles(page).last().check()
      await nextButton(page).click()
      await expect(page.getByRole('definition')).toHaveCount(4)
      const { scenarios } = samples.get(client)!.current.instance
      expect(filterCalculations(calls).map(({ body }) => body)).toMatchObject([
        { scenario: scenarios[1]!.id },
        { scenario: scenarios.at(-1)!.id },
      ])
      await expectBestPlan(page, await readOutputs(filterCalculations(calls)[1]), hasSurcharges)
    })
  })
}

test('a double click does not skip a step, and calculates once', async ({ page, openAs, calls }) => {
  test.slow()
  for (const { client, screens } of walks) {
    await test.step(client, async () => {
      calls.length = 0
      await openAs(client)
      for (const screen of screens) {
        if (page.url().endsWith('/personal')) await answerPersonal(page)
        if (page.url().endsWith('/scenario')) await chooseScenario(page)
        await clickTwice(page, nextButton(page))
        await expectScreen(page, screen)
        await expectNoAnswer(page)
      }
      await expect(page.getByText('ESTIMATED ANNUAL COSTS')).toBeVisible()
      await expectScreen(page, 'results')
      expect(filterCalculations(calls)).toHaveLength(1)
    })
  }
})

test('a double click or a held Enter key does not activate the button of the next screen', async ({
  page,
  openAs,
}) => {
  await openAs('fernhill')
  await nextButton(page).focus()
  for (let repeats = 0; repeats < 10; repeats += 1) await page.keyboard.down('Enter')
  await page.keyboard.up('Enter')
  await expectScreen(page, 'coverage')
  await nextButton(page).dispatchEvent('click', { detail: 2 })
  await page.waitForTimeout(100)
  await expectScreen(page, 'coverage')
  await nextButton(page).dispatchEvent('click', { detail: 1 })
  await expectScreen(page, 'scenario')
})

/** Answers the questions of a step. Expects Next to be disabled until then. */
async function answerStep(page: Page) {
  if (page.url().endsWith('/personal')) {
    const lists = page.getByRole('combobox')
    await expect(lists).toHaveCount(3)
    for (const list of await lists.all()) {
      await expect(nextButton(page)).toBeDisabled()
      await expect(list.locator('option:checked')).toHaveText('Please select')
      await expect(list.locator('option').first()).toBeDisabled()
      await list.selectOption({ index: 1 })
    }
  }
  if (page.url().endsWith('/scenario')) {
    await expect(nextButton(page)).toBeDisabled()
    await chooseScenario(page)
  }
  await expect(nextButton(page)).toBeEnabled()
}

/** Expects only default answers and, in the results, the first choice of each switch. */
async function expectNoAnswer(page: Page) {
  const checked = page.locator('input:checked')
  const first = page.locator('.segments > label:first-child > input:checked')
  await expect(page.locator('.segments')).toHaveCount(await first.count())
  await expect(checked).toHaveCount(await first.count())
  // The lists of the plans to compare have a choice from the start.
  await expect(page.locator('option:checked:enabled:not(.two-plans *)')).toHaveCount(0)
}

function nextButton(page: Page) {
  return page.getByRole('button', { name: /^(Let's go|Next)$/ })
}

/** Double-clicks at the button's coordinates, even if the first click replaces the button. */
async function clickTwice(page: Page, button: Locator) {
  await button.scrollIntoViewIfNeeded()
  const box = (await button.boundingBox())!
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2, { clickCount: 2, delay: 10 })
  // Long enough for a second step change to happen.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)))
}

function capitalize(word: string) {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
