import { expect, expectPersisted, test } from './support/workbench.ts'

test('edits are compared with the disk and saved, and overwrite changes on disk only after a warning', async ({
  pageErrors,
  page,
  workbench,
}) => {
  // Two saves are rejected.
  pageErrors.expect(/412/)
  const difference = page.getByRole('region', { name: /^From the disk to your edits/ })
  const client = await workbench.addOnDisk('Prairie County Schools')
  await workbench.openJson(client, 'Prairie County Schools')
  await workbench.goTo('Coverage')

  await test.step('edits are compared and saved', async () => {
    await workbench.replace('Prairie', 'Steppe')
    await workbench.expectClient('Steppe County Schools')
    await workbench.choosePanel(/Compare/)
    await expect(difference).toContainText('Prairie County Schools')
    await expect(difference).toContainText('Steppe County Schools')
    await page.keyboard.press('Control+s')
    await expect(page.getByText('Saved instance.json.')).toBeVisible()
    await expect(page.getByText('These files match the disk.')).toBeVisible()
    await workbench.choosePanel(/Problems/)
  })

  await test.step('edits and the step survive leaving the page, and saving compares later changes on disk first', async () => {
    await workbench.replace('Steppe', 'My')
    await workbench.expectClient('My County Schools')
    await page.goto('about:blank')
    await workbench.changeOnDisk(`${client}/instance.json`, 'Steppe', 'Their')
    await page.goto('')
    await expect(workbench.editor).toContainText('My County Schools')
    await workbench.expectClient('My County Schools')
    await expect(workbench.heading()).toHaveText('Who needs coverage?')
    await page.keyboard.press('Control+s')
    await expect(page.getByRole('status').filter({ hasText: 'saving again replaces theirs' })).toBeVisible()
    await expect(difference).toContainText('Their County Schools')
    await expect(difference).toContainText('My County Schools')
    await page.keyboard.press('Control+s')
    await expect(page.getByText('Saved instance.json.')).toBeVisible()
    await workbench.choosePanel(/Problems/)
  })

  await test.step('a later change on disk is compared, and can be restored', async () => {
    await workbench.changeOnDisk(`${client}/instance.json`, 'My County', 'Mesa County')
    await workbench.replace('County Schools', 'County Colleges')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(
      page.getByText('instance.json was changed on disk by someone else.', { exact: false }).first(),
    ).toBeVisible()
    await expect(difference).toContainText('Mesa County Schools')
    await expect(difference).toContainText('My County Colleges')
    await page.getByRole('button', { name: 'Revert to the version on disk' }).click()
    await workbench.expectClient('Mesa County Schools')
  })
})

test("two tabs keep each other's unsaved edits", { tag: '@full' }, async ({ context, page, workbench }) => {
  await workbench.openJson('fernhill', 'Fernhill College')
  await expectPersisted(page, 'fernhill')
  const second = await context.newPage()
  await second.goto(page.url())
  await expect(second.getByRole('textbox', { name: /^Editor/ })).toContainText('Fernhill College')
  await workbench.replace('"Fernhill College"', '"My College"')
  await workbench.expectClient('My College')
  await expectPersisted(page, 'My College')
  await page.close()
  await second.getByRole('radio', { name: 'Phone' }).check({ force: true })
  await expectPersisted(second, 'phone')
  await second.close()
  const third = await context.newPage()
  await third.goto(page.url())
  await expect(third.getByRole('textbox', { name: /^Editor/ })).toContainText('My College')
  await expect(third.getByRole('radio', { name: 'Phone' })).toBeChecked()
})

test('a link opens its files, view, and answers in a new browser and in an open tab', async ({
  browser,
  context,
  page,
  workbench,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await workbench.openJson('lakeshore', 'Lakeshore Outfitters')
  await workbench.goTo('Scenario')
  await workbench.replace('A usual year', 'A so-so year')
  await workbench.choosePanel(/Figures/)
  await page.getByRole('radio', { name: 'Dark' }).check({ force: true })
  await expect(workbench.calculator.getByRole('radio', { name: 'A so-so year' })).toBeChecked()
  await page.getByRole('button', { name: 'Sign-off' }).click()
  await page.getByRole('menuitem', { name: 'Copy link' }).click()
  await expect(
    page.getByText(`It opens where a workbench runs at ${new URL(page.url()).origin}.`),
  ).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())

  await test.step('in a new browser', async () => {
    const newContext = await browser.newContext()
    const newPage = await newContext.newPage()
    await newPage.goto(link)
    const calculator = newPage.frameLocator('iframe')
    await expect(calculator.getByRole('radio', { name: 'A so-so year' })).toBeChecked()
    await expect(newPage.getByRole('tab', { name: 'Figures' })).toHaveAttribute('aria-selected', 'true')
    await expect(newPage.getByRole('radio', { name: 'Dark' })).toBeChecked()
    expect(newPage.url()).not.toContain('#')
    await newContext.close()
  })

  await test.step('in an open tab with another client', async () => {
    await workbench.choose('fernhill', 'Fernhill College')
    await page.goto(link)
    await workbench.expectClient('Lakeshore Outfitters')
  })
})

test('an incomplete link says so, and opens what was open before', async ({ page, workbench }) => {
  await workbench.open('fernhill', 'Fernhill College')
  await page.goto(`${new URL(page.url()).origin}/#bench=abc`)
  await expect(page.getByRole('status').filter({ hasText: 'This link is incomplete.' })).toBeVisible()
  await workbench.expectClient('Fernhill College')
  expect(page.url()).not.toContain('#')
})
