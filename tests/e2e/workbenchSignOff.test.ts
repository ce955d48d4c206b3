import { pathToFileURL } from 'node:url'
import { addOnDisk, expect, test } from './support/workbench.ts'

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

test('a preview file contains unsaved edits, and opens without the workbench', async ({
  browser,
  page,
  workbench,
}, info) => {
  const client = await addOnDisk('State College')
  await workbench.open(client, 'State College', { editor: 'json' })
  await workbench.replace('State College', 'Shared College')
  await workbench.expectClient('Shared College')
  const downloading = page.waitForEvent('download')
  await workbench.chooseItem('Sign-off', 'Preview file')
  const file = await downloading
  expect(file.suggestedFilename()).toBe(`${client}-2027-preview.html`)
  const path = info.outputPath(file.suggestedFilename())
  await file.saveAs(path)

  const context = await browser.newContext({ offline: true })
  const preview = await context.newPage()
  await preview.goto(pathToFileURL(path).href)
  await expect(preview.getByRole('contentinfo')).toContainText('Shared College')
  await context.close()
})
