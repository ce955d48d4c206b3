import type { Page } from '@playwright/test'
import { openDialog, confirmCustomScenario } from './customScenario.ts'
import { expect } from './test.ts'
import { answerPersonal, arriveAt, chooseScenario, goOn } from './walk.ts'

/** Visits every screen of a client that has everything, the dialog too, and looks at each. */
export async function onEveryScreen(page: Page, look: (screen: string) => Promise<void>) {
  await arriveAt(page, 'home')
  await look('home')
  await page.getByRole('button', { name: "Let's go" }).click()
  await arriveAt(page, 'personal')
  await look('personal')
  await answerPersonal(page)
  await goOn(page)
  await arriveAt(page, 'coverage')
  await look('coverage')
  await goOn(page)
  await chooseScenario(page)
  await look('scenario')
  await openDialog(page)
  await page.getByRole('dialog').getByRole('textbox').first().fill('1.5')
  await confirmCustomScenario(page)
  await look('dialog')
  await page.keyboard.press('Escape')
  await goOn(page)
  await arriveAt(page, 'results')
  await expect(page.getByRole('definition')).toHaveCount(4)
  for (const summary of await page.locator('summary:visible').all()) {
    await summary.click()
    await look(`results, ${await summary.textContent()}`)
  }
}
