import type { Page } from '@playwright/test'
import { customizeButton, dialog } from './support/customScenario.ts'
import { holdRequests } from './support/faults.ts'
import { expect, test } from './support/test.ts'
import { answerPersonal, expectScreen, chooseScenario, clickNext, walkTo } from './support/walk.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('nothing moves for a visitor who asked for less motion', async ({ page, openAs }) => {
  const release = await holdRequests(page, '**/mediplan/instance/**')
  // A preview, for its note.
  await openAs('quillon', 'preview/2026')
  await expect(page.getByRole('status')).toBeVisible()
  await expectStill(page)
  release()
  await expectScreen(page, 'home')
  await expect(page.getByRole('note')).toBeVisible()
  await expectStill(page)
  await walkTo(page, 'personal')
  await expectStill(page)
  await answerPersonal(page)
  await clickNext(page)
  await page.getByRole('switch').check()
  await expectStill(page)
  await clickNext(page)
  await chooseScenario(page)
  await expectStill(page)
  await customizeButton(page).click()
  await expectStill(page)
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  const releaseResults = await holdRequests(page, '**/mediplan/calculate/**')
  await clickNext(page)
  await expectScreen(page, 'results')
  await expect(page.getByRole('status')).toHaveText('Finding your best plan…')
  await expectStill(page)
  releaseResults()
  await page.getByText('Notes and assumptions').click()
  await expectStill(page)
})

async function expectStill(page: Page) {
  const moving = await page.evaluate(() =>
    [...document.querySelectorAll('*')].flatMap((element) =>
      [null, '::before', '::after', '::details-content', '::backdrop']
        .filter((pseudo) => {
          const style = getComputedStyle(element, pseudo)
          const durations = `${style.transitionDuration}, ${style.animationName === 'none' ? '0s' : style.animationDuration}`
          return durations.split(', ').some((duration) => parseFloat(duration) > 0.001)
        })
        .map((pseudo) => `${element.tagName}.${element.getAttribute('class') ?? ''}${pseudo ?? ''}`),
    ),
  )
  expect(moving).toEqual([])
}
