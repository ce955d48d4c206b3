import type { Page } from '@playwright/test'
import { dialog, openDialog, confirmCustomScenario } from './customScenario.ts'
import { waitForFrames } from './rendering.ts'
import { expect } from './test.ts'
import { answerPersonal, chooseScenario, clickNext, expectScreen } from './walk.ts'

/** A window's width, and the size of the user's text in percent. */
interface WindowSize {
  width: number
  text: number
}

/** Visits every screen and the dialog of a client with every feature, and checks each in every window size. */
export async function visitEveryScreen(
  page: Page,
  sizes: WindowSize[],
  check: (screen: string, size: WindowSize) => Promise<void>,
) {
  const checkEverySize = async (screen: string) => {
    for (const size of sizes) {
      await resize(page, size)
      await check(screen, size)
    }
  }
  await expectScreen(page, 'home')
  await checkEverySize('home')
  await page.getByRole('button', { name: "Let's go" }).click()
  await expectScreen(page, 'personal')
  await checkEverySize('personal')
  await answerPersonal(page)
  await clickNext(page)
  await expectScreen(page, 'coverage')
  await checkEverySize('coverage')
  await clickNext(page)
  await chooseScenario(page)
  await checkEverySize('scenario')
  for (const size of sizes) {
    await resize(page, size)
    await openDialog(page)
    await dialog(page).getByRole('textbox').first().fill('1.5')
    await confirmCustomScenario(page)
    await check('dialog', size)
    await page.keyboard.press('Escape')
  }
  await clickNext(page)
  await expectScreen(page, 'results')
  await expect(page.getByRole('definition')).toHaveCount(4)
  await openAllDisclosures(page)
  await checkEverySize('results')
}

/** Opens all panels and disclosures of the results at once, including those of the narrow layout. */
export async function openAllDisclosures(page: Page) {
  await page.locator('details').evaluateAll((all: HTMLDetailsElement[]) => {
    // Without a shared name, several panels of an accordion can be open.
    for (const details of all) details.removeAttribute('name')
    for (const details of all) details.open = true
  })
  await expect(page.getByRole('table').nth(1)).toBeVisible()
}

async function resize(page: Page, { width, text }: WindowSize) {
  if (page.viewportSize()?.width !== width) await page.setViewportSize({ width, height: 700 })
  await page.evaluate((percent) => (document.documentElement.style.fontSize = `${percent}%`), text)
  await waitForFrames(page)
}
