import { expect, test } from './support/test.ts'
import {
  answerPersonal,
  expectScreen,
  chooseScenario,
  clickNext,
  scenarioTiles,
  walkTo,
} from './support/walk.ts'

test('links to unreachable or unknown steps lead to home', async ({ page, openAs, calls }) => {
  const paths = [
    'personal',
    'results',
    'results/',
    'nowhere',
    'personal/more',
    'preview',
    'preview/',
    'preview/2028/more',
    'a.b/c%20d',
    '%5B',
  ]
  for (const path of paths) {
    await openAs('marlow', path)
    await expectScreen(page, 'home')
    await expect(page.getByRole('note')).toHaveCount(0)
  }
  expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual(
    paths.map(() => 'GET mediplan/instance'),
  )
})

test('back and forward keep the answers, and a reload starts over', async ({ page, openAs }) => {
  await openAs('lakeshore')
  await walkTo(page, 'personal')
  await answerPersonal(page)
  await page.getByRole('combobox', { name: 'Your Location' }).selectOption('Boise')
  await clickNext(page)
  await page.getByRole('switch', { name: 'Spouse' }).check()
  await page.getByRole('button', { name: 'Add one child' }).click()
  await page.getByRole('button', { name: 'Add one child' }).click()
  await clickNext(page)
  await chooseScenario(page, 'A busy year')
  await page.getByRole('checkbox', { name: 'I or my spouse use tobacco' }).check()
  await clickNext(page)
  await expect(page.getByRole('definition')).toHaveCount(4)

  const expectAnswers = {
    scenario: async () => {
      await expect(page.getByRole('radio', { name: 'A busy year' })).toBeChecked()
      await expect(scenarioTiles(page).and(page.locator(':checked'))).toHaveCount(1)
      await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(1)
    },
    coverage: async () => {
      await expect(page.getByRole('switch', { name: 'Spouse' })).toBeChecked()
      await expect(page.getByRole('group', { name: 'Children' })).toContainText('2')
      await expect(page.getByText('You need family coverage.')).toBeVisible()
    },
    personal: async () => {
      const chosen = page.getByRole('combobox').locator('option:checked')
      await expect(chosen).toHaveText(['Part-time', 'Boise', 'I would rather not put money aside'])
    },
  }
  for (const screen of ['scenario', 'coverage', 'personal'] as const) {
    await page.goBack()
    await expectScreen(page, screen)
    await expectAnswers[screen]()
  }
  await page.goBack()
  await expectScreen(page, 'home')
  for (const screen of ['personal', 'coverage', 'scenario'] as const) {
    await page.goForward()
    await expectScreen(page, screen)
    await expectAnswers[screen]()
  }
  await page.goForward()
  await expectScreen(page, 'results')
  await expect(page.getByRole('definition')).toHaveCount(4)

  await page.reload()
  await expectScreen(page, 'home')
  await expect(page.getByRole('navigation', { name: 'Steps' }).getByRole('link')).toHaveCount(0)
})
