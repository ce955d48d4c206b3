import { expect, expectPersisted, getBox, test } from './support/workbench.ts'

test('the keyboard reaches every control, and the editor completes schema values and client ids', async ({
  page,
  workbench,
}) => {
  const { editor } = workbench
  const list = page.getByRole('listbox')
  const option = (name: string | RegExp) => list.getByRole('option', { name, exact: true })
  await page.setViewportSize({ width: 1280, height: 720 })
  await workbench.open('lakeshore', 'Lakeshore Outfitters', { isJsonOffered: true, isForQa: true })

  await page.getByRole('combobox', { name: 'Client' }).focus()
  const expectNext = async (role: 'button' | 'tab' | 'radio' | 'combobox', name: string | RegExp) => {
    await page.keyboard.press('Tab')
    await expect(page.getByRole(role, { name, exact: true })).toBeFocused()
  }
  const header = 'Client and years, Undo (Ctrl+Z), Redo (Ctrl+Y), Sign-off, File, Help, Save'
  for (const name of header.split(', ')) await expectNext('button', name)
  await expectNext('tab', 'Client')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'Questions', exact: true })).toBeFocused()
  await expect(page.getByRole('tabpanel', { name: 'Questions', exact: true })).toBeVisible()
  await expectNext('radio', 'Form')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: 'JSON' })).toBeFocused()
  await page.getByRole('tab', { name: 'instance.json' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(workbench.editor).toHaveAccessibleName('Editor, lakeshore/plans.json')
  await expectNext('radio', 'JSON')
  await expectNext('button', 'Expand: hides the calculator')
  const preview = page.getByRole('region', { name: 'Best plans of all scenarios' })
  await page.keyboard.press('Enter')
  await expect(preview).toBeHidden()
  await page.keyboard.press('Enter')
  await expect(preview).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(workbench.editor).toBeFocused()
  // The editor does not trap Tab.
  await page.keyboard.press('Tab')
  await expect(workbench.editor).not.toBeFocused()

  await test.step('the best plans, and the calculator below them', async () => {
    await page.getByRole('button', { name: 'Show in calculator' }).focus()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('region', { name: 'Best plans of all scenarios' })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('cell').getByRole('button').first()).toBeFocused()
    await page.getByRole('combobox', { name: 'Step' }).focus()
    await expectNext('combobox', 'Simulate')
    await expectNext('radio', 'Tablet, 820 px')
    await expectNext('radio', 'System colors')
    await expectNext('button', 'Actual size: scroll to see all of it')
    await expectNext('button', 'Print…')
  })

  await page.getByRole('tab', { name: 'instance.json' }).click()

  await test.step('schema values are completed, and the property at the caret is described', async () => {
    await workbench.replace('"icon": "cloud"', '"icon": ')
    await page.keyboard.press('Control+Space')
    await option(/storm/).click()
    await expect(editor).toContainText('"icon": "storm"')
    await expect(page.locator('.property-description')).toContainText(/./)
  })

  await test.step('the completion list stays inside the editor', async () => {
    await workbench.replace('"savings": true', '"')
    await page.keyboard.press('Control+Space')
    // The editor replaces the list when more options are available.
    await expect(async () => {
      const [box, file] = [await list.boundingBox(), await page.locator('.editor').boundingBox()]
      expect(box!.y + box!.height).toBeLessThanOrEqual(file!.y + file!.height)
    }).toPass()
    await page.keyboard.press('Escape')
  })

  await test.step('a reference is completed with the ids of the client', async () => {
    await page.getByRole('tab', { name: /^plans\.json/ }).click()
    await editor.press('Control+a')
    await page.keyboard.insertText('{ "services": [{ "id": "specialist" }], "plans": [{ "services": [{ ')
    await page.keyboard.press('Control+Space')
    await option('service').click()
    await expect(option(/specialist/)).toBeVisible()
    // Slow enough for a list to open after each key.
    await page.keyboard.type('spe', { delay: 150 })
    // Until the list has the results for the last key, Enter starts a new line.
    await expect(option(/specialist/).locator('.cm-completionMatchedText')).toHaveText('spe')
    await page.keyboard.press('Enter')
    await expect(editor).toContainText('"service": "specialist"')
  })

  await test.step('Enter after a number starts a new line', async () => {
    await page.keyboard.insertText(', "payment": { "copay": ')
    await page.keyboard.type('40,', { delay: 50 })
    await page.keyboard.press('Enter')
    await expect(editor.locator('.cm-activeLine')).toHaveText(/^\s*$/)
  })
})

test(
  'the editor keeps the size that the user gives it, even after a reload',
  { tag: '@full' },
  async ({ page, workbench }) => {
    await page.setViewportSize({ width: 1280, height: 720 })
    await workbench.open('alder', 'Alder & Finch', { isJsonOffered: true })
    const [across, along] = [
      page.getByRole('separator', { name: 'Editor width' }),
      page.getByRole('separator', { name: 'Editor height' }),
    ]
    const panels = page.getByRole('region', { name: 'Details' })
    const bestPlans = page.getByRole('region', { name: 'Best plans of all scenarios' })

    await test.step('the panels are folded while there are no problems, and the best plans fit', async () => {
      await expect.poll(async () => (await getBox(panels)).height).toBeLessThan(60)
      await expect(bestPlans).toBeVisible()
      expect(await bestPlans.evaluate((region) => region.scrollWidth - region.clientWidth)).toBe(0)
    })

    await test.step('the largest panel leaves eight lines of the editor', async () => {
      await page.getByRole('radio', { name: 'JSON' }).check({ force: true })
      await along.press('Home')
      await expect(along).toHaveAttribute('aria-valuenow', '30')
      const { height } = await getBox(page.locator('.cm-line').first())
      const editorHeight = async () => (await getBox(page.locator('.editor'))).height
      await expect.poll(editorHeight).toBeGreaterThan(8 * height)
    })

    await test.step('the keyboard and the pointer move the separators', async () => {
      await page.setViewportSize({ width: 1440, height: 900 })
      await along.press('End')
      await expect.poll(async () => (await getBox(panels)).height).toBeLessThan(60)
      const { x, y } = await getBox(across)
      await page.mouse.move(x + 4, y + 200)
      await page.mouse.down()
      await page.mouse.move(x + 200, y + 200)
      // Over the iframe and back.
      await page.mouse.move(0.4 * 1440, y + 200)
      await page.mouse.up()
      await expect(across).toHaveAttribute('aria-valuenow', '40')
      await across.press('ArrowLeft')
      await expect(across).toHaveAttribute('aria-valuenow', '35')
      await expect.poll(async () => Math.round((await getBox(across)).x / 14.4)).toBe(35)
    })

    await test.step('a reload keeps the sizes, and choosing a panel expands it', async () => {
      await expectPersisted(page, '"width":35')
      await page.reload()
      await expect(across).toHaveAttribute('aria-valuenow', '35')
      await workbench.choosePanel(/Problems/)
      await expect.poll(async () => (await getBox(panels)).height).toBeGreaterThan(200)
    })

    await test.step('the editor takes the whole width on request', async () => {
      await page.setViewportSize({ width: 1280, height: 850 })
      await page.getByRole('radio', { name: 'Form' }).check({ force: true })
      await workbench.chooseSection('Rates')
      await page.getByRole('button', { name: 'Expand' }).press('Enter')
      await expect(bestPlans).toBeHidden()
      for (const tier of ['Employee', '+ Spouse', '+ Child', '+ Children', 'Family']) {
        const header = page
          .locator('.form-pane')
          .getByRole('columnheader', { name: tier, exact: true })
          .first()
        await expect(header).toBeInViewport({ ratio: 1 })
      }
    })
  },
)
