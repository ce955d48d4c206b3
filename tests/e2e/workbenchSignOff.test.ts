import { readFile, writeFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import type { Page } from '@playwright/test'
import { expect, test } from './support/workbench.ts'

async function choose(page: Page, item: string) {
  await page.getByRole('button', { name: 'Sign-off' }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

test('the summary shows the configuration as it is in the files, and prints without the workbench', async ({
  page,
  workbench,
}) => {
  await workbench.open('pelican', 'Pelican Marine')
  await choose(page, 'Configuration summary')
  await expect(page.getByRole('heading', { name: 'Configuration summary', level: 1 })).toBeFocused()
  await expect(page.getByText('Pelican Marine, plan year 2027', { exact: true })).toBeVisible()
  const payments = page.getByRole('table', { name: 'What members pay' })
  await expect(payments.getByRole('row', { name: /^Emergency room visit/ })).toContainText(
    'deductible, then $150, then 20%',
  )
  await expect(page.getByRole('table', { name: 'Payroll deductions' })).toContainText('$280')
  await expect(page.getByRole('banner').getByRole('button', { name: 'Save' })).toBeHidden()
  expect(await workbench.findAxeViolations()).toEqual([])

  for (const format of ['Letter', 'A4']) {
    const pdf = (await page.pdf({ format })).toString('latin1')
    const pages = pdf.match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0
    expect(pages, format).toBeGreaterThanOrEqual(5)
    expect(pages, format).toBeLessThanOrEqual(9)
  }

  await page.keyboard.press('Escape')
  await expect(page.getByRole('heading', { name: 'Configuration summary' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Sign-off' })).toBeFocused()
})

test('a preview file contains unsaved edits, and opens without the workbench', async ({
  browser,
  page,
  workbench,
}, info) => {
  const client = await workbench.addOnDisk('Preview College')
  await workbench.openJson(client, 'Preview College')
  await workbench.replace('Preview College', 'Edited College')
  await workbench.expectClient('Edited College')
  const downloading = page.waitForEvent('download')
  await choose(page, 'Preview file')
  const download = await downloading
  expect(download.suggestedFilename()).toBe(`${client}-2027-preview.html`)
  await expect(page.getByText(/^Downloaded .*-2027-preview\.html\./)).toBeVisible()
  const path = info.outputPath('preview.html')
  await download.saveAs(path)
  const context = await browser.newContext({ offline: true })
  const preview = await context.newPage()
  await preview.goto(pathToFileURL(path).href)
  await expect(preview.getByRole('contentinfo')).toContainText('Edited College')
  await expect(preview.getByRole('complementary', { name: 'Preview' })).toContainText('Plan year 2027')
  await context.close()
})

test('a state file brings unsaved edits to another browser, and asks before it replaces others', async ({
  browser,
  page,
  workbench,
}, info) => {
  const client = await workbench.addOnDisk('State College')
  await workbench.openJson(client, 'State College')
  await workbench.replace('State College', 'Shared College')
  await workbench.expectClient('Shared College')
  const downloading = page.waitForEvent('download')
  await choose(page, 'Save state as file')
  const download = await downloading
  expect(download.suggestedFilename()).toBe(`${client}.mediplan.json`)
  const path = info.outputPath('state.mediplan.json')
  await download.saveAs(path)

  await test.step('in another browser', async () => {
    const context = await browser.newContext()
    const other = await context.newPage()
    await other.goto(page.url())
    await open(other, path)
    await expect(other.frameLocator('iframe[title="The calculator"]').getByRole('contentinfo')).toContainText(
      'Shared College',
    )
    await context.close()
  })

  await test.step('over other edits', async () => {
    await workbench.replace('Shared College', 'Other College')
    await workbench.expectClient('Other College')
    const refused = page.waitForEvent('dialog').then((dialog) => dialog.dismiss())
    await open(page, path)
    await refused
    await workbench.expectClient('Other College')
    const accepted = page.waitForEvent('dialog').then((dialog) => dialog.accept())
    await open(page, path)
    await accepted
    await workbench.expectClient('Shared College')
  })

  await test.step('unless it is damaged', async () => {
    await writeFile(path, (await readFile(path, 'utf8')).slice(0, 100))
    await open(page, path)
    await expect(page.getByText(/^This state file is damaged\./)).toBeVisible()
  })
})

/** Opens a file with the File menu, which needs an open client. */
async function open(page: Page, path: string) {
  const choosing = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'File', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Open…' }).click()
  await (await choosing).setFiles(path)
}
