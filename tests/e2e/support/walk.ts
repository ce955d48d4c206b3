import { expect, type Page } from '@playwright/test'
import type { VisitorAnswers } from '../../kit/answersFor.ts'

export type Stop = 'home' | 'personal' | 'coverage' | 'scenario' | 'results'

/** The words that each screen's heading begins with. */
const headings: Record<Stop, RegExp> = {
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

/** Walks from the home screen on, giving an answer to everything that is asked on the way. */
export async function walkTo(page: Page, stop: Exclude<Stop, 'home'>, { savings, scenario }: Answers = {}) {
  await page.getByRole('button', { name: "Let's go" }).click()
  await expect(page).not.toHaveURL(/\/(\?.*)?$/)
  if (page.url().endsWith('/personal')) {
    if (stop === 'personal') return arriveAt(page, 'personal')
    await answerPersonal(page, savings)
    await goOn(page)
  }
  await arriveAt(page, 'coverage')
  if (stop === 'coverage') return
  await goOn(page)
  await arriveAt(page, 'scenario')
  if (stop === 'scenario') return
  await chooseScenario(page, scenario)
  await goOn(page)
  await arriveAt(page, 'results')
}

/** Walks from the home screen to the results, with these answers. */
export async function giveAnswers(page: Page, { personal, spouse, children, scenario }: VisitorAnswers) {
  await page.getByRole('button', { name: "Let's go" }).click()
  if (personal.length > 0) {
    await arriveAt(page, 'personal')
    for (const { question, answer } of personal)
      await page.getByRole('combobox', { name: question }).selectOption(answer)
    await goOn(page)
  }
  await arriveAt(page, 'coverage')
  await page.getByRole('switch').setChecked(spouse)
  for (let child = 0; child < children; child += 1)
    await page.getByRole('button', { name: 'Add one' }).click()
  await goOn(page)
  await chooseScenario(page, scenario)
  await goOn(page)
  await arriveAt(page, 'results')
}

export async function arriveAt(page: Page, stop: Stop) {
  await expect(page).toHaveURL(new RegExp(stop === 'home' ? '/(\\?.*)?$' : `/${stop}$`))
  await expect(heading(page)).toHaveText(headings[stop])
}

export function heading(page: Page) {
  return page.getByRole('heading', { level: 1 })
}

export async function goOn(page: Page) {
  await page.getByRole('button', { name: 'Next' }).click()
}

/** Chooses the last of each list; the attitude to savings by its text, where one is given. */
export async function answerPersonal(page: Page, savings?: string) {
  await arriveAt(page, 'personal')
  for (const list of await page.getByRole('combobox').all()) {
    await list.selectOption({ index: (await list.getByRole('option').count()) - 1 })
  }
  if (savings) await page.getByRole('combobox', { name: 'Your Attitude to Savings' }).selectOption(savings)
}

/** Chooses a scenario by its name, or the second, wherever the choices are shown. */
export async function chooseScenario(page: Page, name?: string) {
  await arriveAt(page, 'scenario')
  const list = scenarioList(page)
  if (await list.isVisible()) {
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
