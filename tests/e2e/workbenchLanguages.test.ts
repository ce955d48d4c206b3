import type { Page } from '@playwright/test'
import { expect, test } from './support/workbench.ts'

const section = (page: Page, name: string) =>
  page.getByRole('tablist', { name: 'Sections of the form' }).getByRole('tab', { name })

const undo = (page: Page) => page.getByRole('button', { name: 'Undo' })

test('a client gets a language, its texts are translated side by side, and Undo removes them', async ({
  page,
  workbench,
}) => {
  const client = await workbench.addOnDisk('Riverbend')
  await workbench.open(client, 'Riverbend')
  await section(page, 'Client').click()
  await expect(page.getByRole('textbox', { name: 'Client name' })).toHaveValue('Riverbend')
  await page.getByRole('checkbox', { name: 'Spanish' }).check()

  const spanish = page.getByRole('textbox', { name: 'Client name (Spanish)' })
  await expect(spanish).toHaveAttribute('placeholder', 'Riverbend')
  const english = page.getByRole('textbox', { name: 'Client name (English)' })
  const [left, right] = [await english.boundingBox(), await spanish.boundingBox()]
  expect(left!.y).toBe(right!.y)
  await spanish.fill('Vado del Río')
  await spanish.press('Tab')
  await workbench.showJson()
  await expect(workbench.editor).toContainText('"es": "Vado del Río"')

  await page.getByRole('radio', { name: 'Form' }).check({ force: true })
  await expect(spanish).toHaveValue('Vado del Río')
  expect(await workbench.findAxeViolations()).toEqual([])
  await undo(page).click()
  await expect(spanish).toHaveValue('')
  await undo(page).click()
  await expect(spanish).toHaveCount(0)
  await expect(undo(page)).toBeDisabled()
})
