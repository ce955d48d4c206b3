import { cp, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from './support/workbench.ts'

test('files are loaded by choosing or dropping them, and Undo reverts them', async ({
  context,
  page,
  workbench,
}, info) => {
  await workbench.openJson('fernhill', 'Fernhill College')
  const { editor } = workbench
  const fileInput = page.locator('input[type="file"]')
  const createFile = (name: string, text: string) => ({
    name,
    mimeType: 'application/json',
    buffer: Buffer.from(text),
  })
  const undo = page.getByRole('button', { name: 'Undo' })
  let question = ''
  let isConfirmed = true
  page.on('dialog', async (dialog) => {
    question = dialog.message()
    await (isConfirmed ? dialog.accept() : dialog.dismiss())
  })

  await test.step('two files with the same destination are rejected', async () => {
    await fileInput.setInputFiles(
      ['one.json', 'other.json'].map((name) => createFile(name, '{ "client": 1 }')),
    )
    await expect(
      page.getByText('Nothing was loaded: one.json and other.json would both be instance.json.'),
    ).toBeVisible()
    await expect(editor).toContainText('Fernhill College')
  })

  await test.step("another client's file replaces this one's after confirmation, and Undo reverts it", async () => {
    const ids = ['healthy', 'usual', 'busy', 'surgery', 'baby']
    const text = JSON.stringify({
      client: { planYear: 2027, displayName: 'From a colleague' },
      features: {},
      scenarios: ids.map((id) => ({ id, display: id })),
    })
    await fileInput.setInputFiles([createFile('anything.json', text), createFile('photo.json', '[]')])
    await expect(page.getByText(/^Loaded instance\.json\. .* photo\.json is left out/)).toBeVisible()
    expect(question).toContain('These files belong to From a colleague. Replace instance.json of Fernhill')
    await expect(editor).toContainText('From a colleague')
    await page.getByRole('button', { name: 'Format' }).click()
    await expect(editor.locator('.cm-line')).not.toHaveCount(1)
    await undo.click()
    await undo.click()
    await expect(editor).toContainText('Fernhill College')
  })

  await test.step('a file is dropped anywhere on the page', async () => {
    await page.evaluate(() => {
      const dataTransfer = new DataTransfer()
      dataTransfer.items.add(new File(['{ "plans": [] }'], 'plans.json', { type: 'application/json' }))
      document
        .querySelector('.cm-content')!
        .dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }))
    })
    await expect(page.getByText('Loaded plans.json.')).toBeVisible()
    await expect(page.getByRole('tab', { name: /plans\.json/ })).toHaveAttribute('aria-selected', 'true')
    await expect(editor).toContainText('{ "plans": [] }')
    await undo.click()
    await page.getByRole('tab', { name: /^instance\.json/ }).click()
  })

  await test.step("another client's folder is loaded with its years after confirmation", async () => {
    const folder = info.outputPath('marlow')
    await cp(join(import.meta.dirname, '../../fixtures/clients/marlow'), folder, { recursive: true })
    await writeFile(join(folder, 'notes.txt'), '')
    const devtools = await context.newCDPSession(page)
    const data = { items: [], files: [folder], dragOperationsMask: 1 }
    // A busy browser sometimes drops a drag event.
    const drop = () =>
      expect(async () => {
        question = ''
        for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
          await devtools.send('Input.dispatchDragEvent', { type, x: 300, y: 300, data })
        await expect.poll(() => question, { timeout: 5000 }).toContain('belong to Marlow Instruments')
      }).toPass()
    await editor.focus()
    isConfirmed = false
    await drop()
    await expect(editor).toContainText('Fernhill College')
    await expect(page.getByRole('tab', { name: '2028 plans' })).toBeHidden()
    isConfirmed = true
    await drop()
    await expect(page.getByText(/Undo reverts it\. marlow\/notes\.txt is left out/)).toBeVisible()
    await workbench.expectClient('Marlow Instruments')
    await expect(page.getByRole('tab', { name: '2028 plans' })).toBeVisible()
    const instance = page.getByRole('tab', { name: /^instance\.json/ })
    await expect(instance).toHaveAttribute('aria-selected', 'true')
    await undo.click()
    await expect(editor).toContainText('Fernhill College')
    await expect(page.getByRole('tab', { name: '2028 plans' })).toBeHidden()
  })
})
