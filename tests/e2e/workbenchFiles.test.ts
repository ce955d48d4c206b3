import { randomUUID } from 'node:crypto'
import { cp, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { addOnDisk, changeOnDisk, expect, expectPersisted, test } from './support/workbench.ts'

test('edits survive leaving the page, are compared with the disk, and replace changes on disk only after a question', async ({
  pageErrors,
  page,
  workbench,
}) => {
  // A save is rejected.
  pageErrors.expect(/412/)
  const difference = page.getByRole('region', { name: /^From the disk to your edits/ })
  const client = await addOnDisk('Prairie County Schools')
  await workbench.open(client, 'Prairie County Schools', { editor: 'json' })
  await workbench.goTo('Coverage')

  await test.step('edits are saved', async () => {
    await workbench.replace('Prairie', 'Steppe')
    await workbench.expectClient('Steppe County Schools')
    await page.keyboard.press('Control+s')
    await expect(page.getByText('Saved instance.json.')).toBeVisible()
  })

  await test.step('edits and the step survive leaving the page', async () => {
    await workbench.replace('Steppe', 'My')
    await workbench.expectClient('My County Schools')
    await expectPersisted(page, 'My County Schools')
    await page.goto('about:blank')
    await changeOnDisk(`${client}/instance.json`, 'Steppe', 'Their')
    await page.goto('')
    await workbench.expectClient('My County Schools')
    await expect(workbench.heading()).toHaveText('Who needs coverage?')
    await expect(workbench.editor).toContainText('My County Schools')
  })

  await test.step('saving asks about changes on disk first', async () => {
    await page.keyboard.press('Control+s')
    const question = page.getByRole('dialog', { name: 'instance.json has changed on disk' })
    await expect(question).toContainText('Their County Schools')
    expect(await workbench.findAxeViolations()).toEqual([])
    await question.getByRole('button', { name: 'Keep editing' }).click()
    await expect(difference).toContainText('Their County Schools')
    await expect(difference).toContainText('My County Schools')
    await page.keyboard.press('Control+s')
    await question.getByRole('button', { name: 'Overwrite' }).click()
    await expect(page.getByText('Saved instance.json.')).toBeVisible()
    await expect(page.getByText('These files match the disk.')).toBeVisible()
  })
})

test('a brochure, files, and a folder are loaded by keyboard, choosing, or dropping, and Undo reverts them', async ({
  page,
  workbench,
}, info) => {
  await workbench.open('fernhill', 'Fernhill College', { section: 'plans', isJsonOffered: true })
  await test.step('a brochure is imported by keyboard in a narrow window', async () => {
    await page.setViewportSize({ width: 320, height: 600 })
    await page.getByRole('button', { name: 'Import a benefits table…' }).first().press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Import a benefits table' })
    await dialog.getByLabel(/paste them here/).evaluate((field) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData(
        'text/plain',
        'Benefit\tNorth\tCore Plan\nPrimary care\t$30, then 100%\t$40, then 80%\nNeedles\t$50\t$60',
      )
      field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }))
    })
    const table = dialog.getByRole('region', { name: 'Benefits' })
    const pressImport = () => dialog.getByRole('button', { name: 'Import', exact: true }).press('Enter')
    await pressImport()
    await expect(dialog.getByRole('combobox', { name: 'Plan of the column North' })).toBeFocused()
    await page.keyboard.type('Premier')
    await pressImport()
    await expect(dialog.getByRole('combobox', { name: 'Field of Needles' })).toBeFocused()
    await page.keyboard.type('Add it as a new')
    await pressImport()
    await expect(dialog.getByRole('combobox', { name: /Does the plan or the member pay 100%/ })).toBeFocused()
    expect(await table.evaluate((region) => region.scrollHeight - region.clientHeight)).toBeLessThan(20)
    expect(await workbench.findAxeViolations()).toEqual([])
    await page.keyboard.type('The plan')
    await expect(dialog.getByRole('status')).toContainText('4 imported, 0 questions')
    await pressImport()
    await expect(dialog).toBeHidden()
  })
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.getByRole('radio', { name: 'JSON' }).check({ force: true })
  const { editor } = workbench
  const undo = page.getByRole('button', { name: 'Undo' })
  const questions: string[] = []
  page.on('dialog', (dialog) => {
    questions.push(dialog.message())
    void dialog.accept()
  })

  await test.step("another client's file replaces this one's after confirmation", async () => {
    const text = JSON.stringify({
      client: { planYear: 2027, displayName: 'From a colleague' },
      features: {},
      scenarios: ['healthy', 'usual', 'busy', 'surgery', 'baby'].map((id) => ({ id, display: id })),
    })
    await page
      .locator('input[type="file"]')
      .setInputFiles([{ name: 'anything.json', mimeType: 'application/json', buffer: Buffer.from(text) }])
    await expect(editor).toContainText('From a colleague')
    expect(questions.splice(0)).toEqual([
      'These files belong to From a colleague. Load instance.json into Fernhill College? Nothing changes on disk until you save.',
    ])
    await undo.click()
    await expect(editor).toContainText('Fernhill College')
  })

  await test.step("another client's folder is dropped, and loaded with its years after confirmation", async () => {
    const folder = info.outputPath('marlow')
    await cp(join(import.meta.dirname, '../../fixtures/clients/marlow'), folder, { recursive: true })
    await writeFile(join(folder, 'notes.txt'), '')
    await workbench.drop(editor, folder, () =>
      expect.poll(() => questions.length, { timeout: 5000 }).toBeGreaterThan(0),
    )
    expect(questions[0]).toMatch(
      /^These files belong to Marlow Instruments\. Load .*2028\/plans\.json.* into Fernhill College\?/,
    )
    await expect(page.getByText(/Undo reverts it\. marlow\/notes\.txt is left out/)).toBeVisible()
    await workbench.expectClient('Marlow Instruments')
    await expect(page.getByRole('tab', { name: '2028 plans' })).toBeVisible()
    await undo.click()
    await expect(editor).toContainText('Fernhill College')
    await expect(page.getByRole('tab', { name: '2028 plans' })).toBeHidden()
  })
})

test('a client is created, rolled, and deleted without JSON', async ({ page, workbench }) => {
  const name = `Zephyr ${randomUUID()}`
  const folder = name.toLowerCase().replace(' ', '-')
  const dialog = page.getByRole('dialog')
  const notice = (text: string) => page.getByRole('status').filter({ hasText: text })
  const choose = (item: string) => workbench.chooseItem('Client and years', item)
  await workbench.open('fernhill', 'Fernhill College')

  await test.step('the calculator shows a new client, whose only problem is that nobody has reviewed it', async () => {
    await choose('New client…')
    expect(await workbench.findAxeViolations()).toEqual([])
    await dialog.getByRole('textbox', { name: /^Client name/ }).fill(name)
    await dialog.getByRole('button', { name: 'Create client' }).click()
    await workbench.expectClient(name)
    await expect(page.getByText(/^\d+ typical values are not reviewed\.$/)).toBeVisible()
    await expect(page.getByRole('tab', { name: 'Problems 1' })).toBeVisible()
  })

  await test.step('a typical value is marked in its cell, and reviewed there', async () => {
    await workbench.chooseSection('Services')
    const marked = page.getByRole('grid', { name: 'Services and prices' }).getByTitle('Typical value')
    const count = await marked.count()
    await marked.first().click()
    await page.getByRole('button', { name: 'Mark as reviewed', exact: true }).click()
    await expect(marked).toHaveCount(count - 1)
    await expect(page.getByRole('gridcell').and(page.locator(':focus'))).toBeVisible()
  })

  await test.step('the checklist reviews a group, and then the other ones', async () => {
    await page.getByRole('button', { name: 'Open checklist' }).click()
    expect(await workbench.findAxeViolations()).toEqual([])
    const panel = page.getByRole('tabpanel', { name: /^Checklist/ })
    await panel.getByRole('button', { name: /^Mark \d+ prices/ }).click()
    await panel.getByRole('button', { name: /^Mark all/ }).click()
    await page.getByRole('tab', { name: 'Problems' }).click()
    await expect(page.getByText('No problems in these files.')).toBeVisible()
  })

  await test.step('the next year lists what to review, and links to each field', async () => {
    await choose('Next year…')
    await dialog.getByRole('button', { name: 'Create 2028' }).click()
    await page.getByRole('checkbox', { name: 'Deductibles, PPO Plan' }).check()
    await expect(page.getByText('1 of 15 reviewed')).toBeVisible()
    await page.getByRole('button', { name: 'High Deductible Plan with HSA, HSA' }).click()
    await expect(page.getByRole('tab', { name: 'Plans', exact: true })).toHaveAttribute(
      'aria-selected',
      'true',
    )
    await page.keyboard.press('Control+s')
    await expect(notice('Saved plans.json and 2028/instance.json and 2028/plans.json.')).toBeVisible()
  })

  await test.step('the client is deleted', async () => {
    await choose(`Delete ${folder}…`)
    await dialog.getByRole('textbox').fill(folder)
    await dialog.getByRole('button', { name: 'Delete' }).click()
    await expect(notice(`Deleted ${folder}.`)).toBeVisible()
  })
})
