import { randomUUID } from 'node:crypto'
import { cp, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from './support/workbench.ts'

test('a client is created, rolled, and deleted without JSON, and a brochure, files, and a folder are loaded by keyboard, choosing, or dropping', async ({
  page,
  workbench,
}, info) => {
  // Replaces two tests.
  test.setTimeout(120_000)
  const name = `Zephyr ${randomUUID()}`
  const folder = name.toLowerCase().replace(' ', '-')
  const dialog = page.getByRole('dialog')
  const notice = (text: string) => page.getByRole('status').filter({ hasText: text })
  const choose = (item: string) => workbench.chooseItem('Client and years', item)
  await workbench.open('fernhill', 'Fernhill College', { isJsonOffered: true })

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

  await workbench.choose('fernhill', 'Fernhill College')
  await workbench.chooseSection('Plans')
  await test.step('a brochure is imported by keyboard in a narrow window', async () => {
    await page.setViewportSize({ width: 320, height: 600 })
    await page.getByRole('button', { name: 'Import a benefits table…' }).first().press('Enter')
    const importing = page.getByRole('dialog', { name: 'Import a benefits table' })
    await importing.getByLabel(/paste them here/).evaluate((field) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData(
        'text/plain',
        'Benefit\tNorth\tCore Plan\nPrimary care\t$30, then 100%\t$40, then 80%\nNeedles\t$50\t$60',
      )
      field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }))
    })
    const table = importing.getByRole('region', { name: 'Benefits' })
    const pressImport = () => importing.getByRole('button', { name: 'Import', exact: true }).press('Enter')
    await pressImport()
    await expect(importing.getByRole('combobox', { name: 'Plan of the column North' })).toBeFocused()
    await page.keyboard.type('Premier')
    await pressImport()
    await expect(importing.getByRole('combobox', { name: 'Field of Needles' })).toBeFocused()
    await page.keyboard.type('Add it as a new')
    await pressImport()
    await expect(
      importing.getByRole('combobox', { name: /Does the plan or the member pay 100%/ }),
    ).toBeFocused()
    expect(await table.evaluate((region) => region.scrollHeight - region.clientHeight)).toBeLessThan(20)
    expect(await workbench.findAxeViolations()).toEqual([])
    await page.keyboard.type('The plan')
    await expect(importing.getByRole('status')).toContainText('4 imported, 0 questions')
    await pressImport()
    await expect(importing).toBeHidden()
  })
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.getByRole('radio', { name: 'JSON' }).check({ force: true })
  const { editor } = workbench
  const undo = page.getByRole('button', { name: 'Undo' })
  const questions: string[] = []
  page.on('dialog', (question) => {
    questions.push(question.message())
    void question.accept()
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
    const dropped = info.outputPath('marlow')
    await cp(join(import.meta.dirname, '../../fixtures/clients/marlow'), dropped, { recursive: true })
    await writeFile(join(dropped, 'notes.txt'), '')
    await workbench.drop(editor, dropped, () =>
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
