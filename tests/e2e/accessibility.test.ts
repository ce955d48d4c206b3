import { complaints } from '../kit/complaints.ts'
import { takePorts } from './ports.ts'
import { expectAccessible } from './support/axe.ts'
import { dialog, openDialog, confirmCustomScenario, usesOf } from './support/customScenario.ts'
import { explainAnswers } from './support/explained.ts'
import { failFirst } from './support/faults.ts'
import { hold } from './support/hold.ts'
import { expect, test } from './support/test.ts'
import { answerPersonal, arriveAt, chooseScenario, goOn, heading, walkTo } from './support/walk.ts'

const { embedded } = await takePorts()

// Each of these goes through several screens, four times each.
test.describe.configure({ timeout: 90_000 })

test('axe finds nothing from the curtain to the dialog', async ({ page, openAs }) => {
  const release = await hold(page, '**/mediplan/instance')
  await openAs('lakeshore')
  await expect(page.getByText('Loading…')).toBeVisible()
  await expectAccessible(page, 'curtain')
  release()
  await arriveAt(page, 'home')
  await expectAccessible(page, 'home')
  await walkTo(page, 'personal')
  await expectAccessible(page, 'personal, empty')
  await answerPersonal(page)
  await expectAccessible(page, 'personal, filled')
  await goOn(page)
  await expectAccessible(page, 'coverage')
  await page.getByRole('switch').check()
  await page.getByRole('button', { name: 'Add one' }).click()
  await expectAccessible(page, 'coverage of a family')
})

test('axe finds nothing on the scenario and its dialog', async ({ page, openAs }) => {
  await openAs('lakeshore')
  await walkTo(page, 'scenario')
  await expectAccessible(page, 'scenario, empty')
  await chooseScenario(page)
  await page.getByRole('checkbox').first().check()
  await expectAccessible(page, 'scenario, chosen')
  await openDialog(page)
  await expectAccessible(page, 'dialog')
  await usesOf(page, 'X-ray').fill('some')
  await confirmCustomScenario(page)
  await expect(dialog(page).getByText(/^Enter a whole number/)).toBeVisible()
  await expectAccessible(page, 'dialog, refused')
  await usesOf(page, 'X-ray').fill('2')
  await confirmCustomScenario(page)
  await expect(dialog(page)).toBeHidden()
  await expectAccessible(page, 'scenario, custom')
})

test('axe finds nothing on the results, whichever panel is open', async ({ page, openAs }) => {
  const release = await hold(page, '**/mediplan/calculate')
  await openAs('lakeshore')
  await walkTo(page, 'results')
  await expectAccessible(page, 'results, loading')
  release()
  await expect(page.getByRole('definition')).toHaveCount(4)
  await expectAccessible(page, 'results')
  await page.setViewportSize({ width: 1280, height: 900 })
  for (const title of await page.locator('summary:visible h2').allTextContents()) {
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.locator('summary', { hasText: title }).click()
    await expectAccessible(page, `results, ${title}`)
  }
})

test('axe finds nothing on what explains a result, in a wide window and a narrow one', async ({
  page,
  openAs,
}) => {
  await explainAnswers(page)
  await openAs('lakeshore')
  await walkTo(page, 'results')
  // Each is looked at in both, with what was opened in the wide one.
  for (const panel of ['See how this was calculated', 'Notes and assumptions']) {
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.getByText(panel).click()
    await page.locator('.disclosure > summary:visible').click()
    await expect(page.locator('.disclosure[open]:visible').getByRole('table').first()).toBeVisible()
    // axe cannot judge what is not laid out yet, far out of sight.
    await page.locator('.expenses-frame').evaluateAll((frames: HTMLElement[]) => {
      for (const { style } of frames) style.contentVisibility = 'visible'
    })
    await expectAccessible(page, `explained, ${panel}`)
  }
})

test('axe finds nothing on results without steering, with a limit, for odd names', async ({
  page,
  openAs,
}) => {
  await openAs('quillon')
  await walkTo(page, 'results', { savings: 'I save', scenario: 'Now and then' })
  await expect(page.getByText('Maximum Contribution Limit')).toBeVisible()
  await expectAccessible(page, 'results with a limit')
})

test('axe finds nothing on what is shown when something fails', async ({ page, openAs, noise }) => {
  noise.expect(...complaints.http500, /status of 404/)
  // What the 404 says is nothing to the page: it leaves without having read it.
  noise.allow(/instance\/1999 net::ERR_ABORTED/)
  await failFirst(page, '**/mediplan/calculate', 9, 'http500')
  await openAs('fernhill')
  await walkTo(page, 'results')
  await expect(page.getByRole('alert')).toBeVisible()
  await expectAccessible(page, 'failed calculation')
  await page.goto('preview/1999')
  await expect(heading(page)).toHaveText('Not Available')
  await expectAccessible(page, 'Not Available')
  await page.goto('preview/abc')
  await expect(heading(page)).toHaveText('Not Available')
  await expectAccessible(page, 'Not Available, at a wrong address')
})

test('axe finds nothing on a step that did not load', async ({ page, openAs, noise }) => {
  noise.expect(/net::ERR_FAILED/)
  await page.route(/\/assets\/(?!index-|early-)[^/]+\.js$/, (route) => route.abort())
  await openAs('fernhill')
  await page.getByRole('button', { name: "Let's go" }).click()
  await expect(page.getByText('This step did not load')).toBeVisible()
  await expectAccessible(page, 'step that did not load')
})

test('axe finds nothing on a preview', async ({ page, openAs }) => {
  await openAs('marlow', 'preview/2028')
  await expect(page.getByRole('note')).toBeVisible()
  await expectAccessible(page, 'preview')
})

test('axe finds nothing on the test panel, open or closed', async ({ page }) => {
  await page.goto(`http://localhost:${embedded}/`)
  await arriveAt(page, 'home')
  await expectAccessible(page, 'test panel, closed')
  await page.getByText('Test panel').click()
  await expectAccessible(page, 'test panel, open')
})
