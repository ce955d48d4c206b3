import { pathToFileURL } from 'node:url'
import { expect, test } from './support/workbench.ts'

test('the summary shows the configuration as it is in the files, and it and a preview file work without the workbench', async ({
  browser,
  page,
  workbench,
}, info) => {
  await workbench.open('pelican', 'Pelican Marine', { editor: 'json' })
  await test.step('the summary prints without the workbench', async () => {
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
  await test.step('a preview file contains unsaved edits', async () => {
    await workbench.replace('Pelican Marine', 'Shared Marine')
    await workbench.expectClient('Shared Marine')
    const downloading = page.waitForEvent('download')
    await workbench.chooseItem('Sign-off', 'Preview file')
    const file = await downloading
    expect(file.suggestedFilename()).toBe('pelican-2027-preview.html')
    const path = info.outputPath(file.suggestedFilename())
    await file.saveAs(path)
    const context = await browser.newContext({ offline: true })
    const preview = await context.newPage()
    await preview.goto(pathToFileURL(path).href)
    await expect(preview.getByRole('contentinfo')).toContainText('Shared Marine')
    await context.close()
  })
})
