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

test('a problem leads to its field, whose Fix corrects it', async ({ page, workbench }) => {
  await openForm(page, workbench, 'Client')
  await chooseView(page, 'JSON')
  await page.getByRole('tab', { name: /plans\.json/ }).click()
  await workbench.replace('"selfOnlyCap": 12000', '"selfOnlyCap": "12,000"')
  await chooseView(page, 'Form')
  await chooseSection(page, 'Client')
  await expect(page.getByRole('tab', { name: /^Rates/ })).toContainText('1 with errors')

  await workbench.diagnostics.first().getByRole('button').first().click()
  const cap = page.getByRole('textbox', { name: 'Self-only cap' })
  await expect(cap).toBeFocused()
  await expect(cap).toHaveValue('12,000')
  await expect(cap).toHaveAccessibleDescription(/“Self-only cap” must be a number/)
  await expect(cap).toHaveAttribute('aria-invalid', 'true')
  await page
    .getByRole('tabpanel', { name: /^Rates/ })
    .getByRole('button', { name: 'Fix' })
    .click()
  await expect(cap).not.toHaveAttribute('aria-invalid')
  await expect(page.getByText('No problems in these files.')).toBeVisible()
})

test('scenarios are put in another order with the keyboard and the mouse', async ({ page, workbench }) => {
  await openForm(page, workbench, 'Scenarios')
  const list = page.getByRole('listbox', { name: 'Scenarios' })
  const options = list.getByRole('option')
  await list.getByRole('option', { name: 'A healthy year' }).click()
  await page.keyboard.press('Alt+ArrowDown')
  await page.keyboard.press('Alt+ArrowDown')
  await expect(options).toHaveText([/usual/, /busy/, /healthy/, /surgery/, /baby/])
  await expect(list.getByRole('option', { name: 'A healthy year' })).toBeFocused()
  await expect(page.getByText('A healthy year is now 3 of 5.')).toBeAttached()
  await list.getByRole('option', { name: 'Having a baby' }).dragTo(options.first())
  await expect(options).toHaveText([/baby/, /usual/, /busy/, /healthy/, /surgery/])
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
