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
  await onEveryDisclosure(page, (title) => look(`results, ${title}`))
}

/** Opens whatever can be opened, with what comes to light within it, and looks each time. */
export async function onEveryDisclosure(page: Page, look: (title: string) => Promise<void>) {
  const seen: number[] = []
  for (;;) {
    const place = await page.locator('summary').evaluateAll(firstInSight, seen)
    if (place < 0) return
    seen.push(place)
    const summary = page.locator('summary').nth(place)
    await summary.click()
    await look((await summary.textContent()) ?? '')
  }
}

/** The place of the first summary that is in no closed disclosure but its own. Runs in the page. */
function firstInSight(summaries: Element[], seen: number[]) {
  return summaries.findIndex(
    (summary, place) =>
      !seen.includes(place) &&
      summary.checkVisibility() &&
      !summary.parentElement?.parentElement?.closest('details:not([open])'),
  )
}
