import { randomUUID } from 'node:crypto'
import { expect, test } from './support/workbench.ts'

test('a client is created, rolled, renamed, deleted, and restored without JSON', async ({
  page,
  workbench,
}) => {
  const name = `Zephyr ${randomUUID()}`
  const folder = name.toLowerCase().replace(' ', '-')
  const dialog = page.getByRole('dialog')
  const notice = (text: string) => page.getByRole('status').filter({ hasText: text })
  const choose = async (item: string | RegExp) => {
    await page.getByRole('button', { name: 'Client and years' }).click()
    await page.getByRole('menuitem', { name: item }).click()
    await expect(dialog).toBeVisible()
    // While it fades in, its contrast is low.
    await dialog.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)))
  }
  await workbench.open('fernhill', 'Fernhill College')

  await test.step('a new client has no problems, and the calculator shows it', async () => {
    await choose('New client…')
    await dialog.getByRole('textbox', { name: /^Client name/ }).fill(name)
    await dialog.getByRole('textbox', { name: /^Salary bands/ }).fill('Under $60,000\n$60,000 and over')
    expect(await workbench.findAxeViolations()).toEqual([])
    await dialog.getByRole('button', { name: 'Create client' }).click()
    await workbench.expectClient(name)
    await expect(page.getByText('No problems in these files.')).toBeVisible()
  })

  await test.step('the next year lists what to review, and links to each field', async () => {
    await choose('Next year…')
    expect(await workbench.findAxeViolations()).toEqual([])
    await dialog.getByRole('button', { name: 'Create 2028' }).click()
    await expect(page.getByText('0 of 17 reviewed')).toBeVisible()
    await page.getByRole('checkbox', { name: 'Deductibles, PPO Plan' }).check()
    await expect(page.getByText('1 of 17 reviewed')).toBeVisible()
    expect(await workbench.findAxeViolations()).toEqual([])
    await page.getByRole('button', { name: 'High Deductible Plan with HSA, HSA' }).click()
    await expect(page.getByRole('tab', { name: 'Plans', exact: true })).toHaveAttribute(
      'aria-selected',
      'true',
    )
    await page.keyboard.press('Control+s')
    await expect(notice('Saved 2028/instance.json and 2028/plans.json.')).toBeVisible()
  })

  await test.step('the marks survive a reload', async () => {
    await page.reload()
    await expect(page.getByText('1 of 17 reviewed')).toBeVisible()
  })

  await test.step('the key is masked, and changes', async () => {
    await choose('Key…')
    await expect(dialog.getByLabel('Current key')).toHaveAttribute('type', 'password')
    await dialog.getByRole('button', { name: 'Random' }).click()
    expect(await workbench.findAxeViolations()).toEqual([])
    await dialog.getByRole('button', { name: 'Change key' }).click()
    await expect(notice(`Changed the key of ${folder}.`)).toBeVisible()
  })

  await test.step('the client is renamed', async () => {
    await choose('Rename…')
    await dialog.getByRole('textbox', { name: 'Folder' }).fill(`${folder}-2`)
    expect(await workbench.findAxeViolations()).toEqual([])
    await dialog.getByRole('button', { name: 'Rename' }).click()
    await expect(notice(`Renamed ${folder} to ${folder}-2.`)).toBeVisible()
    await workbench.expectClient(name)
  })

  await test.step('the new year becomes the current one', async () => {
    await choose('Make 2028 the current year…')
    expect(await workbench.findAxeViolations()).toEqual([])
    await dialog.getByRole('button', { name: 'Make 2028 current' }).click()
    await expect(notice(`Changed the current year of ${folder}-2.`)).toBeVisible()
    await workbench.expectClient(name)
  })

  await test.step('a deleted client is back after Undo', async () => {
    await choose(`Delete ${folder}-2…`)
    await dialog.getByRole('textbox').fill(`${folder}-2`)
    expect(await workbench.findAxeViolations()).toEqual([])
    await dialog.getByRole('button', { name: 'Delete' }).click()
    await expect(notice(`Deleted ${folder}-2.`)).toBeVisible()
    await expect(page.getByRole('combobox', { name: 'Client' })).not.toHaveValue(`${folder}-2`)
    await notice(`Deleted ${folder}-2.`).getByRole('button', { name: 'Undo' }).click()
    await workbench.expectClient(name)
    await expect(page.getByRole('combobox', { name: 'Client' })).toHaveValue(`${folder}-2`)
  })

  await test.step('the client is deleted for good', async () => {
    await choose(`Delete ${folder}-2…`)
    await dialog.getByRole('textbox').fill(`${folder}-2`)
    await dialog.getByRole('button', { name: 'Delete' }).click()
    await expect(notice(`Deleted ${folder}-2.`)).toBeVisible()
  })
})
