import type { Locator, Page } from '@playwright/test'
import type { SampleClient } from '../../../fixtures/SampleClient.ts'
import { lookAlike } from './lookAlike.ts'
import { expect } from './test.ts'
import { answerPersonal, arriveAt, chooseScenario, goOn, type Stop } from './walk.ts'

/** One client with everything, one with nothing. */
export const stopsOf = {
  lakeshore: ['home', 'personal', 'coverage', 'scenario', 'results'],
  fernhill: ['home', 'coverage', 'scenario', 'results'],
} satisfies Partial<Record<SampleClient, Stop[]>>

export type PicturedClient = keyof typeof stopsOf

/** What pictures need of the browser, beside `lookAlike`. */
export const pictureUse = {
  // The policy lets no style in that is not the calculator's own.
  bypassCSP: true,
  colorScheme: 'light',
  contextOptions: { reducedMotion: 'reduce' },
} as const

/** Walks a client's steps, and compares the pictures of each, in windows of these widths. */
export async function expectPictures(
  page: Page,
  openAs: (client: PicturedClient) => Promise<void>,
  client: PicturedClient,
  widths: number[],
) {
  const expectEveryWidth = async (name: string, pressed?: Locator) => {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 })
      // In the other width, the pointer is no longer on what it pressed.
      await (pressed ? pressed.hover() : page.mouse.move(0, 0))
      await expect.soft(page).toHaveScreenshot(`${client}-${width}-${name}.png`, { fullPage: true })
    }
  }
  await page.setViewportSize({ width: widths[0]!, height: 800 })
  // The footer says which year it is.
  await page.clock.setFixedTime('2027-01-04T12:00:00')
  await openAs(client)
  await arriveAt(page, 'home')
  await lookAlike(page)
  for (const stop of stopsOf[client]) {
    await arriveAt(page, stop)
    // The first width again, for the layout of a step decides where the focus is once it is answered.
    await page.setViewportSize({ width: widths[0]!, height: 800 })
    await answer[stop]?.(page)
    await expectEveryWidth(stop, stop === 'coverage' ? addChild(page) : undefined)
    if (stop !== 'results') await onward(page)
  }
  const figures = page.locator('summary:visible', { hasText: /See how|Where your costs/ })
  await figures.click()
  await expectEveryWidth('figures', figures)
}

/** What is there to be seen on a step once it is answered. */
const answer: Partial<Record<Stop, (page: Page) => Promise<unknown>>> = {
  personal: (page) => answerPersonal(page),
  coverage: (page) => addChild(page).click(),
  scenario: (page) => chooseScenario(page),
  results: (page) => expect(page.getByRole('definition')).toHaveCount(4),
}

async function onward(page: Page) {
  const start = page.getByRole('button', { name: "Let's go" })
  await ((await start.isVisible()) ? start.click() : goOn(page))
}

function addChild(page: Page) {
  return page.getByRole('button', { name: 'Add one' })
}
