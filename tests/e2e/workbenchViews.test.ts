import { isFullRun } from '../kit/fullRun.ts'
import { expect, test } from './support/workbench.ts'

/** The first two cover each layout and color scheme; the full run adds the others. */
const viewports = [
  [1440, 'light'],
  [375, 'dark'],
  [375, 'light'],
  [1440, 'dark'],
  [1024, 'dark'],
] as const

test('a simulation applies until it ends, and the preview explains what a client does not support', async ({
  pageErrors,
  page,
  workbench,
}) => {
  pageErrors.allow(/console error: mediplan\/(instance|calculate):/, /Failed to load resource/)
  const { calculator } = workbench
  await workbench.openJson('lakeshore', 'Lakeshore Outfitters')
  await workbench.goTo('Results')
  await expect(workbench.heading()).toHaveText('Your results')
  const endSimulation = async () => {
    await workbench.simulation().selectOption('No failure')
    await expect(calculator.getByRole('definition')).toHaveCount(4)
  }

  await test.step('loading never finishes', async () => {
    await workbench.simulation().selectOption('Never finishes loading')
    await expect(calculator.locator('.curtain-bars')).toBeVisible()
    await endSimulation()
  })

  await test.step('a malformed response to every call makes the calculator unavailable', async () => {
    await workbench.simulation().selectOption('Malformed response')
    await expect(workbench.heading()).toHaveText('Not Available')
    await endSimulation()
  })

  for (const [title, words] of Object.entries({
    Offline: /Check that you're online/,
    'Not found, 404': /Your answers are still here/,
    'Server error, 500': /Your answers are still here/,
    'Malformed response': /Your answers are still here/,
  })) {
    await test.step(`${title}: the calculation fails, and the answers are kept`, async () => {
      await workbench.simulation().selectOption(title)
      await page.getByRole('combobox', { name: 'Affects' }).selectOption('the calculation')
      await expect(calculator.getByRole('alert')).toContainText(words)
      await endSimulation()
    })
  }

  await test.step('the savings override is shown with answers that lead to it', async () => {
    await workbench.simulation().selectOption('Savings override')
    await expect(calculator.getByText('This is based on your savings style and may cost you:')).toBeVisible()
    await endSimulation()
  })

  await test.step('a year that the client does not have', async () => {
    await workbench.simulation().selectOption('Preview year')
    await expect(page.getByText('This client has no other year to preview.')).toBeVisible()
  })

  await test.step('a step that the client does not have', async () => {
    const personal = page.getByRole('combobox', { name: 'Step' }).getByRole('option', { name: 'Personal' })
    await expect(personal).toBeEnabled()
    await workbench.choose('fernhill', 'Fernhill College')
    await expect(personal).toBeDisabled()
    await expect(personal).toHaveText('Personal (no questions)')
  })
})

test('the preview keeps the last version that works, and links to the error', async ({ page, workbench }) => {
  await workbench.openJson('lakeshore', 'Lakeshore Outfitters')
  await expect(page.locator('.preview-canvas')).toHaveCSS('background-image', /gradient/)
  await expect(await workbench.findFeature('Savings')).toBeChecked()
  await workbench.replace('"planYear": 2027', '"planYear": "2027"')

  await test.step('the link opens the panel, the file, and the location of the error', async () => {
    await workbench.choosePanel(/Figures/)
    const broken = page.getByRole('tab', { name: /^instance\.json 1 with errors/ })
    await expect(broken).toBeVisible()
    await expect(page.getByRole('tab', { name: 'Problems 1 with errors' })).toBeVisible()
    await page.getByRole('tab', { name: 'plans.json' }).click()
    await expect(page.getByText('instance.json has 1 error. The preview shows the last')).toBeVisible()
    await page.getByRole('button', { name: 'Show problem' }).click()
    await expect(workbench.diagnostics).toHaveCount(1)
    await expect(broken).toHaveAttribute('aria-selected', 'true')
    await expect(workbench.editor).toBeFocused()
  })

  await test.step('an outdated preview has a plain background', () =>
    expect(page.locator('.preview-canvas')).toHaveCSS('background-image', 'none'))

  await test.step('the switches keep their state while the file is not valid JSON', async () => {
    await expect(await workbench.findFeature('Savings')).toBeEnabled()
    await workbench.editor.press('Control+Home')
    await page.keyboard.insertText('[')
    const savings = await workbench.findFeature('Savings')
    await expect(savings).toBeDisabled()
    await expect(savings).toBeChecked()
  })
})

test('a focused window lists new clients on disk, and shows their problems', async ({ page, workbench }) => {
  const { editor, diagnostics } = workbench
  const client = page.getByRole('combobox', { name: 'Client' })
  const panel = page.getByRole('tabpanel', { name: /^Problems/ })
  await workbench.openJson('lakeshore', 'Lakeshore Outfitters')

  await test.step('accepted problems are collapsed, with their reasons', async () => {
    await expect(panel).toContainText('No problems in these files.')
    await expect(page.getByRole('tab', { name: 'Problems 0' })).toBeVisible()
    await panel.getByText('1 accepted').click()
    await expect(panel.getByRole('listitem')).toHaveCount(1)
    await expect(panel.locator('q')).toBeVisible()
  })

  const [windows, unreadable, repeating, warned] = await Promise.all([
    workbench.addOnDisk('Newhill College', (text) => text.replaceAll('\n', '\r\n')),
    workbench.addOnDisk('Fernhill College', (text) => text.slice(0, 20)),
    workbench.addOnDisk('Fernhill College', (text) => text.replaceAll('"copay":', '"copays":')),
    workbench.addOnDisk(`Fernhill${' College'.repeat(20)}`),
  ])
  await workbench.returnToWindow()

  await test.step('Windows line endings are not an edit', async () => {
    await workbench.choose(windows, 'Newhill College')
    await expect(page.getByRole('tab', { name: 'instance.json', exact: true })).toBeVisible()
  })

  await test.step('a client that never worked links to its error', async () => {
    await client.selectOption(unreadable)
    await expect(
      page.getByText(/instance\.json .*The preview appears when the files are fixed\./),
    ).toBeVisible()
    await page.getByRole('button', { name: 'Show problem' }).click()
    await expect(editor).toBeFocused()
  })

  await test.step('a repeated problem is listed once, with the names of its locations', async () => {
    await client.selectOption(repeating)
    const repeated = diagnostics.filter({ hasText: "'copays' is not allowed here." })
    await expect(repeated).toHaveCount(1)
    await repeated.getByText(/^Also in \d+ other places/).click()
    await repeated.getByRole('button', { name: 'Premier Plan' }).first().click()
    await expect(editor).toHaveAccessibleName(`Editor, ${repeating}/plans.json`)
  })

  await test.step('a warning can be accepted with a reason, and shown again', async () => {
    await client.selectOption(warned)
    const warning = diagnostics.filter({ has: page.getByLabel('Warning') })
    await expect(warning).toHaveCount(1)
    await panel.getByRole('button', { name: 'Accept…' }).click()
    await page.keyboard.insertText('Its name is that long.')
    await page.keyboard.press('Enter')
    await expect(warning).toHaveCount(0)
    await expect(panel).toBeFocused()
    await panel.getByText('1 accepted').click()
    await expect(panel.locator('q')).toHaveText('Its name is that long.')
    await page.reload()
    await panel.getByText('1 accepted').click()
    await panel.getByRole('button', { name: 'Warn again' }).click()
    await expect(warning).toHaveCount(1)
  })
})

test('axe finds no violations in any panel', { tag: '@full' }, async ({ page, workbench }) => {
  test.setTimeout(90_000)
  const expectNoViolations = async (description: string) => {
    for (const [width, colorScheme] of viewports.slice(0, isFullRun ? viewports.length : 2)) {
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ colorScheme })
      expect
        .soft(await workbench.findAxeViolations(), `${description} at ${width} px, ${colorScheme}`)
        .toEqual([])
    }
  }
  await workbench.open('lakeshore', 'Lakeshore Outfitters')
  await workbench.goTo('Results')
  for (const section of ['Client', 'Questions', 'Scenarios', 'Plans', 'Services', 'Rates']) {
    await page.getByRole('tab', { name: section, exact: true }).click()
    await expectNoViolations(section)
  }
  for (const menu of ['Client and years', 'Sign-off', 'File', 'Help', 'Features']) {
    await page.getByRole('button', { name: menu, exact: true }).click()
    await expectNoViolations(`The menu ${menu}`)
    await page.keyboard.press('Escape')
  }
  await page.getByRole('tab', { name: 'Client', exact: true }).click()
  await workbench.showJson()
  await workbench.replace('"planYear": 2027', '"planYear": "2027"')
  for (const panel of [/Problems/, /Figures/, /Plan value/, /Compare/]) {
    await workbench.choosePanel(panel)
    await expectNoViolations(String(panel))
  }
  await workbench.editor.press('Control+f')
  await expectNoViolations('The Find bar')
  await page.keyboard.press('Escape')
  await workbench.replace('"savings": true', '"')
  await page.keyboard.press('Control+Space')
  await expect(page.getByRole('listbox')).toBeVisible()
  await expectNoViolations('The completions')
})
