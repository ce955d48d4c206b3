import { pathToFileURL } from 'node:url'
import { addOnDisk, changeOnDisk, expect, expectPersisted, test } from './support/workbench.ts'

test('edits survive leaving the page, are compared with the disk, replace changes on disk only after a question, and are in a preview file', async ({
  browser,
  pageErrors,
  page,
  workbench,
}, info) => {
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

  await workbench.choose('pelican', 'Pelican Marine')
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
