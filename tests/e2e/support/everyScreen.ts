import type { Page } from '@playwright/test'
import { dialog, openDialog, confirmCustomScenario } from './customScenario.ts'
import { settle } from './settle.ts'
import { expect } from './test.ts'
import { answerPersonal, arriveAt, chooseScenario, goOn } from './walk.ts'

/** A window's width, and the size of the visitor's text in percent. */
interface WindowSize {
  width: number
  text: number
}

/** Visits every screen of a client that has everything, the dialog too, and looks at each in windows of all sizes. */
export async function onEveryScreen(
  page: Page,
  sizes: WindowSize[],
  look: (screen: string, size: WindowSize) => Promise<void>,
) {
  const lookInEverySize = async (screen: string) => {
    for (const size of sizes) {
      await resize(page, size)
      await look(screen, size)
    }
  }
  await arriveAt(page, 'home')
  await lookInEverySize('home')
  await page.getByRole('button', { name: "Let's go" }).click()
  await arriveAt(page, 'personal')
  await lookInEverySize('personal')
  await answerPersonal(page)
  await goOn(page)
  await arriveAt(page, 'coverage')
  await lookInEverySize('coverage')
  await goOn(page)
  await chooseScenario(page)
  await lookInEverySize('scenario')
  for (const size of sizes) {
    await resize(page, size)
    await openDialog(page)
    await dialog(page).getByRole('textbox').first().fill('1.5')
    await confirmCustomScenario(page)
    await look('dialog', size)
    await page.keyboard.press('Escape')
  }
  await goOn(page)
  await arriveAt(page, 'results')
  await expect(page.getByRole('definition')).toHaveCount(4)
  await openEverything(page)
  await lookInEverySize('results')
}

/** Opens all panels and disclosures of the results at once: those of the narrow layout, too. */
export async function openEverything(page: Page) {
  await page.locator('details').evaluateAll((all: HTMLDetailsElement[]) => {
    // Without their shared name, more than one panel of an accordion can be open.
    for (const details of all) details.removeAttribute('name')
    for (const details of all) details.open = true
  })
  await expect(page.getByRole('table').nth(1)).toBeVisible()
}

async function resize(page: Page, { width, text }: WindowSize) {
  if (page.viewportSize()?.width !== width) await page.setViewportSize({ width, height: 700 })
  await page.evaluate((percent) => (document.documentElement.style.fontSize = `${percent}%`), text)
  await settle(page)
}
