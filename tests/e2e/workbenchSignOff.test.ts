import { readFile, writeFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import { addOnDisk, expect, test, Workbench } from './support/workbench.ts'

test('the summary shows the configuration as it is in the files, and prints without the workbench', async ({
  page,
  workbench,
}) => {
  await workbench.open('pelican', 'Pelican Marine')
  await workbench.chooseItem('Sign-off', 'Configuration summary')
  const title = page.getByRole('heading', { name: 'Configuration summary', level: 1 })
  await expect(title).toBeFocused()
  await expect(page.getByText('Pelican Marine, plan year 2027', { exact: true })).toBeVisible()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Save' })).toBeHidden()
  expect(await workbench.findAxeViolations()).toEqual([])
  const pdf = (await page.pdf({ format: 'Letter' })).toString('latin1')
  const pages = pdf.match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0
  expect(pages).toBeGreaterThanOrEqual(5)
  expect(pages).toBeLessThanOrEqual(9)
  await page.keyboard.press('Escape')
  await expect(title).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Sign-off' })).toBeFocused()
})

test('a preview file and a state file contain unsaved edits', async ({ browser, page, workbench }, info) => {
  const client = await addOnDisk('State College')
  await workbench.open(client, 'State College', { editor: 'json' })
  await workbench.replace('State College', 'Shared College')
  await workbench.expectClient('Shared College')
  const download = async (item: string) => {
    const downloading = page.waitForEvent('download')
    await workbench.chooseItem('Sign-off', item)
    const file = await downloading
    const path = info.outputPath(file.suggestedFilename())
    await file.saveAs(path)
    return path
  }

  await test.step('the preview file opens without the workbench', async () => {
    const path = await download('Preview file')
    expect(path).toMatch(new RegExp(`${client}-2027-preview\\.html$`))
    const context = await browser.newContext({ offline: true })
    const preview = await context.newPage()
    await preview.goto(pathToFileURL(path).href)
    await expect(preview.getByRole('contentinfo')).toContainText('Shared College')
    await context.close()
  })

  const path = await download('Save state as file')
  expect(path).toMatch(new RegExp(`${client}\\.mediplan\\.json$`))

  await test.step('the state file opens in another browser', async () => {
    const context = await browser.newContext()
    const other = new Workbench(await context.newPage())
    await other.page.goto(page.url())
    await openFile(other, path)
    await other.expectClient('Shared College')
    await context.close()
  })

  await test.step('the state file asks before it replaces other edits', async () => {
    await workbench.replace('Shared College', 'Other College')
    await workbench.expectClient('Other College')
    for (const [answer, expected] of [
      ['dismiss', 'Other College'],
      ['accept', 'Shared College'],
    ] as const) {
      const answered = page.waitForEvent('dialog').then((dialog) => dialog[answer]())
      await openFile(workbench, path)
      await answered
      await workbench.expectClient(expected)
    }
  })

  await test.step('a damaged state file is reported', async () => {
    await writeFile(path, (await readFile(path, 'utf8')).slice(0, 100))
    await openFile(workbench, path)
    await expect(page.getByText(/^This state file is damaged\./)).toBeVisible()
  })
})

/** Opens a file with the File menu, which needs an open client. */
async function openFile(workbench: Workbench, path: string) {
  const choosing = workbench.page.waitForEvent('filechooser')
  await workbench.chooseItem('File', 'Open…')
  await (await choosing).setFiles(path)
}
