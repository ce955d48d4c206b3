import type { Page } from '@playwright/test'
import { samples } from '../kit/samples.ts'
import { filterCalculations } from './support/apiCalls.ts'
import { expectAccessible } from './support/axe.ts'
import { confirmCustomScenario, dialog, openDialog, usesInput } from './support/customScenario.ts'
import { tabTo } from './support/focus.ts'
import { expect, test } from './support/test.ts'
import { clickNext, expectScreen, walkTo } from './support/walk.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test.beforeEach(({ setDocuments }) => {
  const { instance, model } = samples.get('lakeshore')!.current
  setDocuments({ ...instance, features: { ...instance.features, customPerPerson: true } }, model.document)
})

async function openDialogFor(page: Page, { children }: { children: number }) {
  await page.goto('')
  await walkTo(page, 'coverage')
  await page.getByRole('switch').check()
  for (let child = 0; child < children; child += 1)
    await page.getByRole('button', { name: 'Add one child' }).click()
  await clickNext(page)
  await expectScreen(page, 'scenario')
  await openDialog(page)
}

test('the dialog asks for the uses of each person, and posts them', async ({ page, calls }) => {
  await openDialogFor(page, { children: 2 })
  await expect(dialog(page).getByRole('columnheader')).toHaveText([
    'Service',
    'You',
    'Spouse',
    'Child 1',
    'Child 2',
  ])

  await test.step('in the order of the rows with Tab', async () => {
    await usesInput(page, 'Primary care visit, You').focus()
    for (const uses of ['1', '2', '3', '4', '5']) {
      await page.keyboard.press('ControlOrMeta+A')
      await page.keyboard.type(uses)
      await page.keyboard.press('Tab')
    }
    await expect(usesInput(page, 'Primary care visit, Child 2')).toHaveValue('4')
    await expect(usesInput(page, 'Specialist visit, You')).toHaveValue('5')
    await page.keyboard.press('Enter')
    await expect(dialog(page)).toBeHidden()
  })

  await test.step('and keeps the numbers of a removed child', async () => {
    await page.goBack()
    await page.getByRole('button', { name: 'Remove one child' }).click()
    await clickNext(page)
    await clickNext(page)
    await expect(page.getByRole('definition')).toHaveCount(4)
    await page.goBack()
    await page.goBack()
    await page.getByRole('button', { name: 'Add one child' }).click()
    await clickNext(page)
    await openDialog(page)
    await expect(usesInput(page, 'Primary care visit, Child 2')).toHaveValue('4')
    await confirmCustomScenario(page)
    await clickNext(page)
    await expect(page.getByRole('definition')).toHaveCount(4)
  })

  const family = [
    { role: 'subscriber', number: 1 },
    { role: 'spouse', number: 1 },
    { role: 'child', number: 1 },
    { role: 'child', number: 2 },
  ]
  const primary = { id: 'primary', name: 'Primary care visit' }
  const bodies = filterCalculations(calls).map(({ body }) => body)
  expect(bodies).toMatchObject([
    {
      coverage: 'EF',
      persons: family.slice(0, 3),
      customScenario: expect.arrayContaining([{ ...primary, uses: 6, usesByPerson: [1, 2, 3] }]),
    },
    {
      coverage: 'EF',
      persons: family,
      customScenario: expect.arrayContaining([{ ...primary, uses: 10, usesByPerson: [1, 2, 3, 4] }]),
    },
  ])
})

for (const [width, height, children] of [
  [320, 568, 9],
  [1280, 900, 2],
] as const) {
  test(`with ${children} children, every input is visible and labeled at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await openDialogFor(page, { children })
    const content = dialog(page).locator('.modal-content')
    expect(await content.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
    const columns = await dialog(page).getByRole('columnheader').allTextContents()
    const persons = columns.slice(1)
    expect(persons).toHaveLength(children + 2)
    const isStacked = width < 640 || children > 3
    for (const person of persons) {
      const input = usesInput(page, `Preventive visit, ${person}`)
      await tabTo(page, input)
      await expect(input).toBeInViewport({ ratio: 1 })
      const title = isStacked
        ? input.locator('xpath=../label')
        : dialog(page).getByRole('columnheader', { name: person, exact: true })
      await expect(title).toHaveText(person)
      await expect(title).toBeInViewport({ ratio: 1 })
      const [above, below] = [(await title.boundingBox())!, (await input.boundingBox())!]
      expect(above.y + above.height).toBeLessThanOrEqual(below.y)
      expect(Math.abs(above.x + above.width / 2 - below.x - below.width / 2)).toBeLessThan(60)
    }
    const invalid = usesInput(page, 'X-ray, Spouse')
    await invalid.fill('901')
    await confirmCustomScenario(page)
    await expect(invalid).toBeFocused()
    await expect(dialog(page).getByText('Enter a whole number from 0 to 900.')).toBeInViewport({ ratio: 1 })
  })
}

test('axe finds no violations in the dialog with an error', { tag: '@full' }, async ({ page }) => {
  await openDialogFor(page, { children: 2 })
  await usesInput(page, 'X-ray, Spouse').fill('some')
  await confirmCustomScenario(page)
  await expect(usesInput(page, 'X-ray, Spouse')).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible(page, 'dialog by person', { hasTwoLayouts: true })
})
