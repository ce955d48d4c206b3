import { consoleErrors } from '../kit/expectedConsole.ts'
import { reservePorts } from './ports.ts'
import { expectAccessible } from './support/axe.ts'
import { dialog, openDialog, confirmCustomScenario, usesInput } from './support/customScenario.ts'
import { openAllDisclosures } from './support/screens.ts'
import { addExplanation } from './support/explanation.ts'
import { failFirst, stepScripts } from './support/faults.ts'
import { holdRequests } from './support/faults.ts'
import { expect, test } from './support/test.ts'
import { answerPersonal, expectScreen, chooseScenario, clickNext, heading, walkTo } from './support/walk.ts'

const { embedded } = await reservePorts()

test('axe finds no violations from the loading screen to the results', async ({ page, openAs }) => {
  // Checks eleven screens, up to four times each.
  test.slow()
  const releaseInstance = await holdRequests(page, '**/mediplan/instance')
  await addExplanation(page, { savingsDidOverride: true })
  const releaseResults = await holdRequests(page, '**/mediplan/calculate')
  await openAs('lakeshore')
  await expect(page.getByText('Loading…')).toBeVisible()
  await expectAccessible(page, 'loading screen')
  releaseInstance()
  await expectScreen(page, 'home')
  await expectAccessible(page, 'home')
  await walkTo(page, 'personal')
  await page.getByRole('combobox').first().selectOption({ index: 1 })
  await expectAccessible(page, 'personal, with one of several answers')
  await answerPersonal(page)
  await clickNext(page)
  await page.getByRole('switch').check()
  await page.getByRole('button', { name: 'Add one child' }).click()
  await expectAccessible(page, 'coverage, family')
  await clickNext(page)

  await chooseScenario(page)
  await page.getByRole('checkbox').first().check()
  await expectAccessible(page, 'scenario, selected', { hasTwoLayouts: true })
  await openDialog(page)
  await usesInput(page, 'X-ray').fill('some')
  await confirmCustomScenario(page)
  await expect(dialog(page).getByText(/^Enter a whole number/)).toBeVisible()
  await expectAccessible(page, 'dialog, with an error')
  await usesInput(page, 'X-ray').fill('2')
  await confirmCustomScenario(page)
  await expect(dialog(page)).toBeHidden()
  await expectAccessible(page, 'scenario, custom', { hasTwoLayouts: true })

  await clickNext(page)
  await expectScreen(page, 'results')
  await expectAccessible(page, 'results, loading')
  releaseResults()
  await expect(page.getByRole('definition')).toHaveCount(4)
  await page.setViewportSize({ width: 1280, height: 900 })
  await openAllDisclosures(page)
  // Below the sentences, and in each of the two layouts of the table of plans.
  await expect(page.getByText('Everyone', { exact: true })).toHaveCount(3)
  for (const width of [375, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await expect(page.getByRole('table', { name: 'Everyone', exact: true }).last()).toBeVisible()
  }
  // axe cannot check content whose layout content-visibility skips.
  await page.locator('.expenses-frame').evaluateAll((frames: HTMLElement[]) => {
    for (const { style } of frames) style.contentVisibility = 'visible'
  })
  await expect(page.getByText(/financial hardship/)).toBeVisible()
  await expect(page.getByText('Uses and prices of each service')).toBeVisible()
  await expectAccessible(page, 'results, everything open', { hasTwoLayouts: true })
})

test(
  'axe finds no violations on the results of a preview with a contribution limit and unusual names',
  { tag: '@full' },
  async ({ page, openAs }) => {
    await openAs('quillon', 'preview/2026')
    await walkTo(page, 'results', { savings: 'I save', scenario: 'Now and then' })
    await expect(page.getByRole('note')).toBeVisible()
    await expect(page.getByText('Maximum Contribution Limit')).toBeVisible()
    await expectAccessible(page, 'preview, results with a limit')
  },
)

test('axe finds no violations on the error screens', async ({ page, openAs, pageErrors }) => {
  pageErrors.expect(...consoleErrors.http500, /net::ERR_FAILED/, /status of 404/)
  // The page does not read the body of the 404.
  pageErrors.allow(/instance\/1999 net::ERR_ABORTED/)
  await failFirst(page, '**/mediplan/calculate', 9, 'http500')
  await page.route(stepScripts, (route) => route.abort())
  await openAs('fernhill')
  await page.getByRole('button', { name: "Let's go" }).click()
  await expect(page.getByText('This step did not load')).toBeVisible()
  await expectAccessible(page, 'step that did not load')
  await page.unroute(stepScripts)
  await openAs('fernhill')
  await walkTo(page, 'results')
  await expect(page.getByRole('alert')).toBeVisible()
  await expectAccessible(page, 'failed calculation')
  await page.goto('preview/1999')
  await expect(heading(page)).toHaveText('Not Available')
  await expectAccessible(page, 'Not Available')
})

test('axe finds no violations on the test panel', { tag: '@full' }, async ({ page }) => {
  await page.goto(`http://localhost:${embedded}/`)
  await expectScreen(page, 'home')
  await page.getByText('Test panel').click()
  await expectAccessible(page, 'test panel, open')
})
