import { expect, type Page } from '@playwright/test'
import type { VisitorAnswers } from '../../kit/answersFor.ts'

export type ScreenName = 'home' | 'personal' | 'coverage' | 'scenario' | 'results'

/** The text of each screen's heading. */
const headings: Record<ScreenName, RegExp> = {
  home: /^Do the math on medical$/,
  personal: /^Tell us about you$/,
  coverage: /^Who needs coverage\?$/,
  scenario: /^What does \d+ look like\?$/,
  results: /./,
}

interface Answers {
  savings?: string
  scenario?: string
}

/** Goes from the home screen to a step, and answers the questions of the steps before it. */
export async function walkTo(
  page: Page,
  screen: Exclude<ScreenName, 'home'>,
  { savings, scenario }: Answers = {},
) {
  await page.getByRole('button', { name: "Let's go" }).click()
  await expect(page).not.toHaveURL(/\/(\?.*)?$/)
  if (page.url().endsWith('/personal')) {
    if (screen === 'personal') return expectScreen(page, 'personal')
    await answerPersonal(page, savings)
    await clickNext(page)
  }
  await expectScreen(page, 'coverage')
  if (screen === 'coverage') return
  await clickNext(page)
  await expectScreen(page, 'scenario')
  if (screen === 'scenario') return
  await chooseScenario(page, scenario)
  await clickNext(page)
  await expectScreen(page, 'results')
}

/** Goes from the home screen to the results with the given answers. */
export async function giveAnswers(page: Page, { personal, spouse, children, scenario }: VisitorAnswers) {
  await page.getByRole('button', { name: "Let's go" }).click()
  if (personal.length > 0) {
    await expectScreen(page, 'personal')
    for (const { question, answer } of personal)
      await page.getByRole('combobox', { name: question }).selectOption(answer)
    await clickNext(page)
  }
  await expectScreen(page, 'coverage')
  await page.getByRole('switch').setChecked(spouse)
  for (let child = 0; child < children; child += 1)
    await page.getByRole('button', { name: 'Add one child' }).click()
  await clickNext(page)
  await chooseScenario(page, scenario)
  await clickNext(page)
  await expectScreen(page, 'results')
}

export async function expectScreen(page: Page, screen: ScreenName) {
  await expect(page).toHaveURL(new RegExp(screen === 'home' ? '/(\\?.*)?$' : `/${screen}$`))
  await expect(heading(page)).toHaveText(headings[screen])
}

export function heading(page: Page) {
  return page.getByRole('heading', { level: 1 })
}

export async function clickNext(page: Page) {
  await page.getByRole('button', { name: 'Next' }).click()
}

/** Selects the last option of each list, or the savings style with the given text. */
export async function answerPersonal(page: Page, savings?: string) {
  await expectScreen(page, 'personal')
  for (const list of await page.getByRole('combobox').all()) {
    await list.selectOption({ index: (await list.getByRole('option').count()) - 1 })
  }
  if (savings) await page.getByRole('combobox', { name: 'Your Attitude to Savings' }).selectOption(savings)
}

/** Selects a scenario by its name, or the second one. */
export async function chooseScenario(page: Page, name?: string) {
  await expectScreen(page, 'scenario')
  const list = scenarioList(page)
  // The page may still show the layout of an earlier width.
  const isNarrow = await page.evaluate(() => !matchMedia('(min-width: 768px)').matches)
  if (isNarrow) {
    const named = name ?? (await list.locator('option:enabled').nth(1).textContent()) ?? ''
    await list.selectOption({ label: named })
  } else {
    const tiles = scenarioTiles(page)
    await (
      name === undefined ? tiles.nth(1) : tiles.and(page.getByRole('radio', { name, exact: true }))
    ).check()
  }
}

export function scenarioList(page: Page) {
  return page.getByRole('combobox', { name: 'Your Expected Usage' })
}

export function scenarioTiles(page: Page) {
  return page.getByRole('radiogroup', { name: 'Your Expected Usage' }).getByRole('radio')
}
