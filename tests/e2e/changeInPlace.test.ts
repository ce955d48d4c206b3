import { expectAccessible } from './support/axe.ts'
import { tabTo } from './support/focus.ts'
import { findLayoutErrors, resize } from './support/layout.ts'
import { expect, filterCalculations, test } from './support/test.ts'

test('an answer changes below its button by keyboard, keeps the focus, and closes with Escape', async ({
  page,
  openResults,
  calls,
}) => {
  const { keyboard } = page
  await openResults('lakeshore')
  const why = page.locator('summary', { hasText: /^Why \$[\d,]+ for care$/ })
  const before = await why.textContent()
  await why.click()
  await page.getByRole('heading', { level: 1 }).focus()
  await tabTo(page, page.getByRole('button', { name: 'You', exact: true }))
  await keyboard.press('Enter')
  const spouse = page.getByRole('switch', { name: 'Spouse' })
  await tabTo(page, spouse)
  await keyboard.press('Space')
  await expect(page.getByText(/^\$[\d,]+ \w+ than before\.$/)).toBeVisible()
  await expect(spouse).toBeFocused()
  const children = page.getByRole('spinbutton', { name: 'Children' })
  await tabTo(page, children)
  await keyboard.press('ArrowUp')
  await expect.poll(() => filterCalculations(calls).at(-1)?.body).toMatchObject({ coverage: 'EF' })
  await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0)
  await expect(children).toBeFocused()
  await keyboard.press('Escape')
  await expect(children).toBeHidden()
  await expect(page.getByRole('button', { name: 'Family of 3' })).toBeFocused()

  await test.step('an open panel stays open when its title changes', async () => {
    await expect(why).not.toHaveText(before!)
    await expect(page.locator('.expense-bar')).toBeVisible()
  })
})

test('the questions about a baby among the results fit a small phone, and are accessible', async ({
  page,
  openResults,
}) => {
  await openResults('lakeshore')
  await page.getByRole('button', { name: 'A usual year', exact: true }).click()
  await page.getByRole('combobox', { name: 'Your Expected Usage' }).selectOption('Having a baby')
  await expect(page.getByRole('radiogroup', { name: 'Will the baby be on your plan?' })).toBeVisible()
  await expect(page.getByText(/^\$[\d,]+ \w+ than before\.$/)).toBeVisible()
  await resize(page, 320)
  expect(await findLayoutErrors(page)).toEqual([])
  for (const size of ['narrow', 'wide'] as const) await expectAccessible(page, 'questions', size, '.answers')
})
