import { expect, type Page } from '@playwright/test'

export type ScreenName = 'home' | 'personal' | 'coverage' | 'scenario' | 'results'

/** The text of each screen's heading. */
const headings: Record<ScreenName, RegExp> = {
  home: /^Do the math on medical$/,
  personal: /^Tell us about you$/,
  coverage: /^Who needs coverage\?$/,
  scenario: /^What does \d+ look like\?$/,
  results: /./,
}

/** Goes from the home screen to a step, and answers the questions of the steps before it. */
export async function walkTo(page: Page, screen: Exclude<ScreenName, 'home'>) {
  await page.getByRole('button', { name: "Let's go" }).click()
  await expect(page).not.toHaveURL(/\/(\?.*)?$/)
  if (page.url().endsWith('/personal')) {
    await expectScreen(page, 'personal')
    if (screen === 'personal') return
    await answerEveryList(page)
    await clickNext(page)
  }
  await expectScreen(page, 'coverage')
  if (screen === 'coverage') return
  await clickNext(page)
  await expectScreen(page, 'scenario')
  if (screen === 'scenario') return
  await chooseScenario(page)
  await clickNext(page)
  await expectScreen(page, 'results')
  await expect(page.getByRole('definition')).toHaveCount(4)
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

/** Selects the last option of each list. */
export async function answerEveryList(page: Page) {
  for (const list of await page.getByRole('combobox').all())
    await list.selectOption({ index: (await list.getByRole('option').count()) - 1 })
}

/** Selects the second scenario in the list or the tiles, whichever the window has. */
export async function chooseScenario(page: Page) {
  await expect(page).toHaveURL(/\/scenario$/)
  const list = page.getByRole('main').getByRole('combobox')
  const tiles = page.getByRole('radio')
  await expect(list.or(tiles.first())).toBeVisible()
  if (await list.isVisible()) await list.selectOption({ index: 2 })
  else await tiles.nth(1).check()
}

export function scenarioList(page: Page) {
  return page.getByRole('combobox', { name: 'Your Expected Usage' })
}

export function scenarioTiles(page: Page) {
  return page.getByRole('radiogroup', { name: 'Your Expected Usage' }).getByRole('radio')
}
