import { expect, type Locator, type Page } from '@playwright/test'
import type { SampleClient } from '../../../fixtures/SampleClient.ts'
import { waitForFrames } from './rendering.ts'
import { openAllDisclosures } from './screens.ts'
import { setMeta } from './test.ts'
import type { TestLanguage } from './translations.ts'

export type WalkScreen = 'home' | 'personal' | 'coverage' | 'scenario' | 'dialog' | 'results' | 'startOver'

/** Opens the calculator of a sample client in a language. */
export async function openInLanguage(page: Page, client: SampleClient, { tag, keyOf }: TestLanguage) {
  await setMeta(page, 'api-key', keyOf(client))
  await page.goto(`?lang=${tag}`)
}

/**
 * Visits every screen of a client, with a custom scenario where there is one, and with every panel of the results open.
 * @param check called on each screen
 */
export async function visitInLanguage(
  page: Page,
  { texts }: TestLanguage,
  check: (screen: WalkScreen) => Promise<void>,
) {
  const checkRendered = async (screen: WalkScreen) => {
    await waitForFrames(page)
    await check(screen)
  }
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const next = button(texts.next)

  await expect(button(texts.home.start)).toBeVisible()
  await checkRendered('home')
  await button(texts.home.start).click()

  await expect(next).toBeVisible()
  if (page.url().endsWith('/personal')) {
    await answerEveryList(page)
    await checkRendered('personal')
    await next.click()
  }

  await expect(page).toHaveURL(/\/coverage$/)
  await page.getByRole('switch').check()
  for (let child = 0; child < 2; child += 1) await button(texts.coverage.addChild).click()
  await checkRendered('coverage')
  await next.click()

  await expect(page).toHaveURL(/\/scenario$/)
  await chooseSecondScenario(page)
  if (await page.getByRole('checkbox').first().isVisible()) await page.getByRole('checkbox').first().check()
  await checkRendered('scenario')
  if (await button(texts.scenario.customize).isVisible()) {
    await button(texts.scenario.customize).click()
    await customizeScenario(page, button(texts.customScenario.confirm), () => checkRendered('dialog'))
    await expect(page.getByText(texts.scenario.customInUse)).toBeVisible()
    await checkRendered('scenario')
  }
  await next.click()

  await expect(page).toHaveURL(/\/results$/)
  await expect(page.getByRole('definition')).toHaveCount(4)
  await expect(page.getByRole('heading', { name: texts.sections.comparison.heading })).toBeVisible()
  await openAllDisclosures(page)
  await operateResults(page, texts, () => checkRendered('results'))

  await button(texts.answers.startOver.button).click()
  await checkRendered('startOver')
  await page.getByRole('dialog').getByRole('button', { name: texts.answers.startOver.button }).click()
  await expect(button(texts.home.start)).toBeVisible()
}

/** Selects the last option of each list. */
export async function answerEveryList(page: Page) {
  for (const list of await page.getByRole('combobox').all())
    await list.selectOption({ index: (await list.getByRole('option').count()) - 1 })
}

/** In the list or the tiles, whichever the window has. */
export async function chooseSecondScenario(page: Page) {
  const list = page.getByRole('main').getByRole('combobox')
  if (await list.isVisible()) await list.selectOption({ index: 2 })
  else await page.getByRole('radio').nth(1).check()
}

/** Enters two wrong numbers, checks the dialog with their errors, and uses some services. */
async function customizeScenario(page: Page, confirm: Locator, check: () => Promise<void>) {
  const inputs = page.getByRole('dialog').getByRole('textbox')
  for (const index of [0, 1]) await inputs.nth(index).fill('1.5')
  await confirm.click()
  await expect(page.getByRole('dialog').getByRole('region')).toBeFocused()
  await expect(inputs.first()).toHaveAttribute('aria-invalid', 'true')
  await check()
  for (const [index, input] of (await inputs.all()).slice(0, 12).entries())
    await input.fill(String(index + 1))
  await confirm.click()
  await expect(page.getByRole('dialog')).toBeHidden()
}

/** Uses the controls of the results, and checks them with errors in the account explorer and without. */
async function operateResults(page: Page, { sections }: TestLanguage['texts'], check: () => Promise<void>) {
  const { comparison } = sections
  const account = page.locator('.account-form').getByRole('textbox')
  if (await account.first().isVisible()) {
    for (const input of await account.all()) await input.fill('a few')
    await page.keyboard.press('Tab')
    await expect(page.locator('.account-form [aria-invalid="true"]')).toHaveCount(await account.count())
  }
  const second = page.getByRole('combobox', { name: comparison.secondPlan, exact: true })
  await second.selectOption({
    index: await page
      .getByRole('combobox', { name: comparison.firstPlan, exact: true })
      .evaluate((list: HTMLSelectElement) => list.selectedIndex),
  })
  await expect(page.locator('.two-plans')).toContainText(comparison.samePlan)
  await check()

  if (await account.first().isVisible()) for (const input of await account.all()) await input.fill('2')
  await second.selectOption({ index: (await second.getByRole('option').count()) - 1 })
  for (const name of [comparison.orders.worstCase, comparison.periods.paycheck]) {
    const choice = page.getByRole('radio', { name, exact: true })
    if (await choice.isVisible()) await choice.check()
  }
  await check()
}
