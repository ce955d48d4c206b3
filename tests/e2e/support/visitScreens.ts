import { expect, type Locator, type Page } from '@playwright/test'
import { waitForFrames } from './layout.ts'
import type { LanguageTexts } from './languages.ts'
import { answerEveryList } from './walk.ts'

export type VisitedScreen = 'home' | 'personal' | 'coverage' | 'scenario' | 'dialog' | 'results'

/**
 * Visits every screen of the client with every feature, with errors in the dialog, and with every panel of the results
 * open.
 * @param check called on each screen
 */
export async function visitScreens(
  page: Page,
  texts: LanguageTexts,
  check: (screen: VisitedScreen) => Promise<void>,
) {
  const checkRendered = async (screen: VisitedScreen) => {
    await waitForFrames(page)
    await check(screen)
  }
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const next = button(texts.next)

  await expect(button(texts.home.start)).toBeVisible()
  await checkRendered('home')
  await button(texts.home.start).click()
  await expect(next).toBeVisible()
  await answerEveryList(page)
  await checkRendered('personal')
  await next.click()
  await expect(page).toHaveURL(/\/coverage$/)
  await page.getByRole('switch').check()
  await button(texts.coverage.addChild).click()
  await checkRendered('coverage')
  await next.click()
  // The scenario of a birth, which asks about the baby.
  await page.getByRole('radio').last().check()
  await page.getByRole('checkbox').first().check()
  await checkRendered('scenario')
  await button(texts.scenario.customize).click()
  await customizeScenario(page, button(texts.customScenario.confirm), () => checkRendered('dialog'))
  await next.click()
  await expect(page.getByRole('definition')).toHaveCount(4)
  await expect(page.getByRole('heading', { name: texts.sections.comparison.heading })).toBeVisible()
  await openAllDisclosures(page)
  await operateResults(page, texts.sections)
  await checkRendered('results')
}

/** Opens all panels and disclosures of the results at once, and renders what is outside the visible part of the page. */
export async function openAllDisclosures(page: Page) {
  await page.evaluate(() => {
    const style = new CSSStyleSheet()
    style.replaceSync('* { content-visibility: visible !important; }')
    document.adoptedStyleSheets = [style]
  })
  const closed = page.locator('main details:not([open])')
  while ((await closed.count()) > 0) {
    await closed.evaluateAll((all: HTMLDetailsElement[]) => {
      for (const details of all) {
        // Without a shared name, several panels of an accordion can be open.
        details.removeAttribute('name')
        details.querySelector('summary')!.click()
      }
    })
    await waitForFrames(page)
  }
}

/** Enters a wrong number, checks the dialog with its error, and uses some services. */
async function customizeScenario(page: Page, confirm: Locator, check: () => Promise<void>) {
  const inputs = page.getByRole('dialog').getByRole('textbox')
  await inputs.first().fill('1.5')
  await confirm.click()
  await expect(inputs.first()).toHaveAttribute('aria-invalid', 'true')
  await check()
  for (const index of [0, 1, 2]) await inputs.nth(index).fill(String(index + 2))
  await confirm.click()
  await expect(page.getByRole('dialog')).toBeHidden()
}

/** Uses the controls of the results. */
async function operateResults(page: Page, { comparison, account }: LanguageTexts['sections']) {
  await page.getByRole('switch', { name: account.tax.count, exact: true }).check()
  for (const input of await page.locator('.account-form').getByRole('textbox').all()) await input.fill('2')
  const second = page.getByRole('combobox', { name: comparison.secondPlan, exact: true })
  await second.selectOption({ index: (await second.getByRole('option').count()) - 1 })
}
