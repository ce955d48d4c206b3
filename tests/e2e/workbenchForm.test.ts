import type { Page } from '@playwright/test'
import { expect, test, type Workbench } from './support/workbench.ts'

async function openForm(page: Page, workbench: Workbench, section: string) {
  await workbench.open('lakeshore', 'Lakeshore Outfitters')
  await chooseView(page, 'Form')
  await chooseSection(page, section)
}

async function chooseView(page: Page, view: 'Form' | 'JSON') {
  await page.getByRole('group', { name: 'View' }).getByRole('radio', { name: view }).check()
}

async function chooseSection(page: Page, name: string) {
  await page.getByRole('tablist', { name: 'Sections of the form' }).getByRole('tab', { name }).click()
}

test('a value that is typed into a field reaches the preview, and is one step for Undo', async ({
  page,
  workbench,
}) => {
  await openForm(page, workbench, 'Client')
  const name = page.getByRole('textbox', { name: 'Client name' })
  await name.fill('')
  await name.pressSequentially('Zephyr & Sons', { delay: 20 })
  await workbench.expectClient('Zephyr & Sons')
  await expect(name).toBeFocused()
  await name.press('Control+z')
  await expect(name).toHaveValue('Lakeshore Outfitters')
  await workbench.expectClient('Lakeshore Outfitters')
  await name.press('Control+y')
  await expect(name).toHaveValue('Zephyr & Sons')
})

test('a file with a syntax error has no form until it is corrected, and loses nothing', async ({
  page,
  workbench,
}) => {
  await openForm(page, workbench, 'Rates')
  await chooseView(page, 'JSON')
  await workbench.replace('"accountMoney": "capped",', '"accountMoney": "capped"')
  await chooseView(page, 'Form')
  const alert = page.getByRole('tabpanel', { name: /^Rates/ }).getByRole('alert')
  await expect(alert).toContainText(/plans\.json has a syntax error in line \d+/)
  await alert.getByRole('button', { name: 'Show in JSON' }).click()
  await expect(workbench.editor).toBeFocused()
  await workbench.replace('"accountMoney": "capped"', '"accountMoney": "capped",')
  await chooseView(page, 'Form')
  await expect(page.getByRole('textbox', { name: 'Self-only cap' })).toHaveValue('12,000')
})

test('every section can be used by keyboard and has no accessibility violations', async ({
  page,
  workbench,
}) => {
  await openForm(page, workbench, 'Client')
  await page.getByRole('tab', { name: 'Client' }).focus()
  for (const title of ['Client', 'Questions', 'Scenarios', 'Plans', 'Services', 'Rates']) {
    const tab = page.getByRole('tab', { name: title, exact: true })
    await expect(tab).toHaveAttribute('aria-selected', 'true')
    await expect(tab).toBeFocused()
    await expect(page.getByRole('tabpanel', { name: title, exact: true })).toBeVisible()
    expect(await workbench.findAxeViolations()).toEqual([])
    await page.keyboard.press('ArrowRight')
  }
})
