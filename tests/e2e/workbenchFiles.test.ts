import { cp, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, expectKept, test } from './support/workbench.ts'

test('what is typed outlives a reload, is compared with the disk, saved, and found there', async ({
  page,
  workbench,
}) => {
  const client = await workbench.addOnDisk('Prairie County Schools')
  await workbench.open(client, 'Prairie County Schools')
  await workbench.goTo('Coverage')
  await workbench.replace('Prairie County Schools', 'Steppe County Schools')
  await expect(workbench.calculator.getByRole('contentinfo')).toContainText('Steppe')

  await page.reload()
  await expect(workbench.calculator.getByRole('contentinfo')).toContainText('Steppe')
  await expect(workbench.heading()).toHaveText('Who needs coverage?')
  await workbench.choosePanel(/Compare/)
  const difference = page.getByRole('textbox', { name: 'Difference, instance.json' })
  await expect(difference).toContainText('Prairie County Schools')
  await expect(difference).toContainText('Steppe County Schools')

  await page.keyboard.press('Control+s')
  await expect(page.getByText('Saved instance.json.')).toBeVisible()
  await expect(page.getByText('These files are as they are on disk.')).toBeVisible()
  await page.evaluate(() => localStorage.clear())
  await workbench.open(client, 'Steppe County Schools')
})

test('a file that changed on disk meanwhile is not overwritten unseen', async ({
  noise,
  page,
  workbench,
}) => {
  noise.expect(/412/)
  const client = await workbench.addOnDisk('Quillon & Daughters')
  await workbench.open(client, 'Quillon & Daughters')
  await workbench.changeOnDisk(`${client}/instance.json`, 'Quillon', 'Quilting')
  await workbench.replace('& Daughters', '& Sons')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(
    page.getByText('instance.json was changed on disk by someone else.', { exact: false }).first(),
  ).toBeVisible()
  await expect(page.getByRole('textbox', { name: /^Difference/ })).toContainText('Quilting & Daughters')
  await expect(page.getByRole('textbox', { name: /^Difference/ })).toContainText('Quillon & Sons')
  await page.getByRole('button', { name: 'Take the version on disk' }).click()
  await expect(workbench.calculator.getByRole('contentinfo')).toContainText('Quilting & Daughters')
})

test('a change on disk since one left is not overwritten unseen either', async ({
  noise,
  page,
  workbench,
}) => {
  noise.expect(/412/)
  const client = await workbench.addOnDisk('Our College')
  await workbench.open(client, 'Our College')
  await workbench.replace('"Our College"', '"My College"')
  await expect(workbench.calculator.getByRole('contentinfo')).toContainText('My College')
  await page.goto('about:blank')
  await workbench.changeOnDisk(`${client}/instance.json`, '"Our College"', '"Their College"')
  await page.goto('')
  await expect(workbench.editor).toContainText('My College')
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('status').filter({ hasText: 'saving again replaces theirs' })).toBeVisible()
  await expect(page.getByRole('textbox', { name: /^Difference/ })).toContainText('Their College')
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Saved instance.json.')).toBeVisible()
})

test('two tabs leave each other what is not saved', async ({ context, page, workbench }) => {
  await workbench.open('fernhill', 'Fernhill College')
  await expectKept(page, 'fernhill')
  const second = await context.newPage()
  await second.goto(page.url())
  await expect(second.getByRole('textbox', { name: /^Editor/ })).toContainText('Fernhill College')
  await workbench.replace('"Fernhill College"', '"My College"')
  await expect(workbench.calculator.getByRole('contentinfo')).toContainText('My College')
  await expectKept(page, 'My College')
  await page.close()
  await second.getByRole('radio', { name: 'Phone' }).check({ force: true })
  await expectKept(second, 'phone')
  await second.close()
  const third = await context.newPage()
  await third.goto(page.url())
  await expect(third.getByRole('textbox', { name: /^Editor/ })).toContainText('My College')
  await expect(third.getByRole('radio', { name: 'Phone' })).toBeChecked()
})

test('a link is followed in the tab that the workbench is open in', async ({ context, page, workbench }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await workbench.open('fernhill', 'Fernhill College')
  await page.getByRole('button', { name: 'Share' }).click()
  await expect(page.getByText('The link is on the clipboard.')).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  await page.getByRole('combobox', { name: 'Client' }).selectOption('lakeshore')
  await expect(workbench.calculator.getByRole('contentinfo')).toContainText('Lakeshore')
  await page.goto(link)
  await expect(workbench.calculator.getByRole('contentinfo')).toContainText('Fernhill College')
})

test('a link brings files, view and answers to somebody who has none of them', async ({
  browser,
  context,
  page,
  workbench,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await workbench.open('lakeshore', 'Lakeshore Outfitters')
  await workbench.goTo('Scenario')
  await workbench.replace('A usual year', 'A so-so year')
  await workbench.choosePanel(/Calculation/)
  await page.getByRole('radio', { name: 'Dark' }).check({ force: true })
  await expect(workbench.calculator.getByRole('radio', { name: 'A so-so year' })).toBeChecked()
  await page.getByRole('button', { name: 'Share' }).click()
  await expect(page.getByText('The link is on the clipboard.')).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())

  const stranger = await browser.newContext()
  const theirs = await stranger.newPage()
  await theirs.goto(link)
  const calculator = theirs.frameLocator('iframe')
  await expect(calculator.getByRole('radio', { name: 'A so-so year' })).toBeChecked()
  await expect(theirs.getByRole('tab', { name: 'Calculation' })).toHaveAttribute('aria-selected', 'true')
  await expect(theirs.getByRole('radio', { name: 'Dark' })).toBeChecked()
  expect(theirs.url()).not.toContain('#')
  await stranger.close()
})

test("files from elsewhere take the place of the client's, and undo brings those back", async ({
  page,
  workbench,
}) => {
  await workbench.open('fernhill', 'Fernhill College')
  const text = JSON.stringify({
    client: { planYear: 2027, displayName: 'From a colleague' },
    features: {},
    scenarios: [
      { id: 'healthy', display: 'Well' },
      { id: 'usual', display: 'So' },
      { id: 'busy', display: 'Ill' },
      { id: 'surgery', display: 'Knee' },
      { id: 'baby', display: 'Baby' },
    ],
  })
  await page.locator('input[type="file"]').setInputFiles([
    { name: 'anything.json', mimeType: 'application/json', buffer: Buffer.from(text) },
    { name: 'photo.json', mimeType: 'application/json', buffer: Buffer.from('[]') },
  ])
  const dialog = page.getByRole('alertdialog', { name: 'Replace the files of Fernhill College?' })
  await expect(dialog).toContainText('These files belong to From a colleague.')
  await dialog.getByRole('button', { name: 'Replace' }).click()
  await expect(page.getByText(/^Loaded instance\.json\. .* photo\.json is left out/)).toBeVisible()
  await expect(workbench.editor).toContainText('From a colleague')
  await page.getByRole('button', { name: 'Format' }).click()
  await expect(workbench.editor.locator('.cm-line')).not.toHaveCount(1)
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(workbench.editor).toContainText('Fernhill College')
})

test('a file is dropped anywhere on the page', async ({ page, workbench }) => {
  await workbench.open('fernhill', 'Fernhill College')
  await page.evaluate(() => {
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(new File(['{ "plans": [] }'], 'plans.json', { type: 'application/json' }))
    document
      .querySelector('.cm-content')!
      .dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }))
  })
  await expect(page.getByText('Loaded plans.json.')).toBeVisible()
  await expect(page.getByRole('tab', { name: /plans\.json/ })).toHaveAttribute('aria-selected', 'true')
  await expect(workbench.editor).toContainText('{ "plans": [] }')
})

test("another client's folder is loaded with its years after a question, and other files are named", async ({
  context,
  page,
  workbench,
}, info) => {
  const folder = info.outputPath('marlow')
  await cp(join(import.meta.dirname, '../../fixtures/clients/marlow'), folder, { recursive: true })
  await writeFile(join(folder, 'notes.txt'), '')
  await workbench.open('fernhill', 'Fernhill College')
  const devtools = await context.newCDPSession(page)
  const data = { items: [], files: [folder], dragOperationsMask: 1 }
  const drop = async () => {
    for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
      await devtools.send('Input.dispatchDragEvent', { type, x: 300, y: 300, data })
  }
  const dialog = page.getByRole('alertdialog', { name: 'Replace the files of Fernhill College?' })
  await workbench.editor.focus()
  for (const key of ['Escape', 'Enter']) {
    await drop()
    await expect(dialog).toContainText('These files belong to Marlow Instruments, in the folder marlow.')
    await expect(dialog.getByRole('listitem')).toHaveText([
      'instance.json is replaced',
      'plans.json is replaced',
      '2028/instance.json is added',
      '2028/plans.json is added',
    ])
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused()
    expect(await workbench.axeFindings()).toEqual([])
    await page.keyboard.press(key)
    await expect(dialog).toBeHidden()
    await expect(workbench.editor).toBeFocused()
    await expect(workbench.editor).toContainText('Fernhill College')
    await expect(page.getByRole('tab', { name: '2028 plans' })).toBeHidden()
  }
  await drop()
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/Undo in each takes it back\. marlow\/notes\.txt is left out/)).toBeVisible()
  await expect(workbench.calculator.getByRole('contentinfo')).toContainText('Marlow Instruments')
  await expect(page.getByRole('tab', { name: '2028 plans' })).toBeVisible()
  const instance = page.getByRole('tab', { name: /^instance\.json/ })
  await expect(instance).toHaveAttribute('aria-selected', 'true')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(workbench.editor).toContainText('Fernhill College')
})

test('two files for one place are refused, and the texts stay', async ({ page, workbench }) => {
  await workbench.open('fernhill', 'Fernhill College')
  const file = (name: string) => ({
    name,
    mimeType: 'application/json',
    buffer: Buffer.from('{ "client": 1 }'),
  })
  await page.locator('input[type="file"]').setInputFiles([file('one.json'), file('other.json')])
  await expect(
    page.getByText('Nothing was loaded: one.json and other.json would both be instance.json.'),
  ).toBeVisible()
  await expect(workbench.editor).toContainText('Fernhill College')
})

test('a client that is new on disk is there when one comes back', async ({ page, workbench }) => {
  await workbench.open('fernhill', 'Fernhill College')
  const client = await workbench.addOnDisk('Newhill College', (text) => text.replaceAll('\n', '\r\n'))
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await page.getByRole('combobox', { name: 'Client' }).selectOption(client)
  await expect(workbench.calculator.getByRole('contentinfo')).toContainText('Newhill College')
  await expect(page.getByRole('tab', { name: 'instance.json', exact: true })).toBeVisible()
})
