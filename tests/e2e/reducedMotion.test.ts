import type { Page } from '@playwright/test'
import { customizeButton, dialog } from './support/customScenario.ts'
import { holdRequests } from './support/faults.ts'
import { expect, test } from './support/test.ts'
import { answerPersonal, expectScreen, chooseScenario, clickNext, walkTo } from './support/walk.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('nothing is animated if the user prefers reduced motion', async ({ page, openAs }) => {
  const release = await holdRequests(page, '**/mediplan/instance/**')
  // A preview, because its note is animated otherwise.
  await openAs('quillon', 'preview/2026')
  await expect(page.getByRole('status')).toBeVisible()
  await expectNoAnimation(page)
  release()
  await expectScreen(page, 'home')
  await expect(page.getByRole('note')).toBeVisible()
  await expectNoAnimation(page)
  await walkTo(page, 'personal')
  await expectNoAnimation(page)
  await answerPersonal(page)
  await clickNext(page)
  await page.getByRole('switch').check()
  await expectNoAnimation(page)
  await clickNext(page)
  await chooseScenario(page)
  await expectNoAnimation(page)
  await customizeButton(page).click()
  await expectNoAnimation(page)
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  const releaseResults = await holdRequests(page, '**/mediplan/calculate/**')
  await clickNext(page)
  await expectScreen(page, 'results')
  await expect(page.getByRole('main').getByRole('status')).toHaveText('Finding your best plan…')
  await expectNoAnimation(page)
  releaseResults()
  await page.getByText('Notes and assumptions').click()
  await expectNoAnimation(page)
})

async function expectNoAnimation(page: Page) {
  const animated = await page.evaluate(() =>
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
  expect(animated).toEqual([])
}
