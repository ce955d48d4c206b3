import type { Locator, Page } from '@playwright/test'
import type { SampleClient } from '../../../fixtures/SampleClient.ts'
import { answerEveryList, chooseSecondScenario, openInLanguage } from './languageWalk.ts'
import { normalizeRendering } from './rendering.ts'
import { expect } from './test.ts'
import type { TestLanguage } from './translations.ts'
import { answerPersonal, expectScreen, chooseScenario, clickNext, type ScreenName } from './walk.ts'

/** One client with every feature, one without any. */
export const screensByClient = {
  lakeshore: ['home', 'personal', 'coverage', 'scenario', 'results'],
  fernhill: ['home', 'coverage', 'scenario', 'results'],
} satisfies Partial<Record<SampleClient, ScreenName[]>>

export type ScreenshotClient = keyof typeof screensByClient

/** Browser options for screenshots. Pages also need `normalizeRendering`. */
export const screenshotOptions = {
  // The Content-Security-Policy blocks added styles.
  bypassCSP: true,
  colorScheme: 'light',
  contextOptions: { reducedMotion: 'reduce' },
} as const

/** Visits a client's steps, and compares screenshots of each in windows of the given widths. */
export async function expectScreenshots(
  page: Page,
  openAs: (client: ScreenshotClient) => Promise<void>,
  client: ScreenshotClient,
  widths: number[],
) {
  const expectEveryWidth = async (name: string, clicked?: Locator) => {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 })
      // A new width moves the clicked control away from the pointer.
      await (clicked ? clicked.hover() : page.mouse.move(0, 0))
      await expect.soft(page).toHaveScreenshot(`${client}-${width}-${name}.png`, { fullPage: true })
    }
  }
  await page.setViewportSize({ width: widths[0]!, height: 800 })
  // The footer shows the current year.
  await page.clock.setFixedTime('2027-01-04T12:00:00')
  await openAs(client)
  await expectScreen(page, 'home')
  await normalizeRendering(page)
  for (const screen of screensByClient[client]) {
    await expectScreen(page, screen)
    // Answers in the first width, because the layout decides which control has the focus.
    await page.setViewportSize({ width: widths[0]!, height: 800 })
    await prepare[screen]?.(page)
    await expectEveryWidth(screen, screen === 'coverage' ? addChildButton(page) : undefined)
    if (screen !== 'results') await goToNextScreen(page)
  }
  const panel = page.locator('summary:visible', { hasText: /See how|Where your costs/ })
  await panel.click()
  await expectEveryWidth('figures', panel)
}

/** Compares screenshots of the scenario and the results of Lakeshore in a language, in windows of the given widths. */
export async function expectScreenshotsInLanguage(page: Page, language: TestLanguage, widths: number[]) {
  const { tag, texts } = language
  const next = page.getByRole('button', { name: texts.next, exact: true })
  const expectEveryWidth = async (screen: ScreenName) => {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 })
      await page.mouse.move(0, 0)
      await expect.soft(page).toHaveScreenshot(`lakeshore-${tag}-${width}-${screen}.png`, { fullPage: true })
    }
  }
  await page.setViewportSize({ width: widths[0]!, height: 800 })
  // The footer shows the current year.
  await page.clock.setFixedTime('2027-01-04T12:00:00')
  await openInLanguage(page, 'lakeshore', language)
  await page.getByRole('button', { name: texts.home.start, exact: true }).click()
  await normalizeRendering(page)
  await expect(next).toBeVisible()
  await answerEveryList(page)
  await next.click()
  await expect(page).toHaveURL(/coverage$/)
  await next.click()
  await expect(page).toHaveURL(/scenario$/)
  await chooseSecondScenario(page)
  await expectEveryWidth('scenario')
  await next.click()
  await expect(page.getByRole('definition')).toHaveCount(4)
  await expect(page.getByRole('heading', { name: texts.sections.comparison.heading })).toBeVisible()
  await expectEveryWidth('results')
}

/** Answers a screen, or waits for its content, before the screenshot. */
const prepare: Partial<Record<ScreenName, (page: Page) => Promise<unknown>>> = {
  personal: (page) => answerPersonal(page),
  coverage: (page) => addChildButton(page).click(),
  scenario: (page) => chooseScenario(page),
  results: (page) => expect(page.getByRole('definition')).toHaveCount(4),
}

async function goToNextScreen(page: Page) {
  const start = page.getByRole('button', { name: "Let's go" })
  await ((await start.isVisible()) ? start.click() : clickNext(page))
}

function addChildButton(page: Page) {
  return page.getByRole('button', { name: 'Add one child' })
}
