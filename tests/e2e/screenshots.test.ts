import type { Page } from '@playwright/test'
import type { SampleClient } from '../../fixtures/SampleClient.ts'
import { lookAlike } from './support/lookAlike.ts'
import { expect, test } from './support/test.ts'
import { answerPersonal, arriveAt, chooseScenario, goOn, type Stop } from './support/walk.ts'

test.use({
  // The policy lets no style in that is not the calculator's own.
  bypassCSP: true,
  colorScheme: 'light',
  contextOptions: { reducedMotion: 'reduce' },
})

/** One client with everything, one with nothing. */
const clients: { client: SampleClient; stops: Stop[] }[] = [
  { client: 'lakeshore', stops: ['home', 'personal', 'coverage', 'scenario', 'results'] },
  { client: 'fernhill', stops: ['home', 'coverage', 'scenario', 'results'] },
]

for (const { client, stops } of clients) {
  for (const width of [390, 1280]) {
    test(`every step of ${client} looks as it did at ${width} px`, async ({ page, openAs }) => {
      await page.setViewportSize({ width, height: 800 })
      // The footer says which year it is.
      await page.clock.setFixedTime('2027-01-04T12:00:00')
      await openAs(client)
      await arriveAt(page, 'home')
      await lookAlike(page)
      for (const stop of stops) {
        await arriveAt(page, stop)
        await answer[stop]?.(page)
        await expect.soft(page).toHaveScreenshot(`${client}-${width}-${stop}.png`, { fullPage: true })
        if (stop !== 'results') await onward(page)
      }
      await page.locator('summary:visible', { hasText: /See how|Where your costs/ }).click()
      await expect.soft(page).toHaveScreenshot(`${client}-${width}-figures.png`, { fullPage: true })
    })
  }
}

/** What is there to be seen on a step once it is answered. */
const answer: Partial<Record<Stop, (page: Page) => Promise<unknown>>> = {
  personal: (page) => answerPersonal(page),
  coverage: (page) => page.getByRole('button', { name: 'Add one' }).click(),
  scenario: (page) => chooseScenario(page),
  results: (page) => expect(page.getByRole('definition')).toHaveCount(4),
}

async function onward(page: Page) {
  const start = page.getByRole('button', { name: "Let's go" })
  await ((await start.isVisible()) ? start.click() : goOn(page))
}
