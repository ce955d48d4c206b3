import { expect, test } from './support/workbench.ts'

test.describe('a situation', () => {
  test.beforeEach(async ({ noise, workbench }) => {
    noise.allow(/console error: mediplan\/(instance|calculate):/, /Failed to load resource/)
    await workbench.open('lakeshore', 'Lakeshore Outfitters')
    await workbench.goTo('Results')
    await expect(workbench.heading()).toHaveText('Your results')
  })

  for (const [title, words] of Object.entries({
    Offline: /Check that you are online/,
    'Not found, 404': /Your answers are kept/,
    'Server error, 500': /Your answers are kept/,
    'Malformed answer': /Your answers are kept/,
  })) {
    test(`${title}: the calculation fails and the answers stay`, async ({ page, workbench }) => {
      await workbench.situation().selectOption(title)
      await page.getByRole('combobox', { name: 'Affects' }).selectOption('the calculation')
      await expect(workbench.calculator.getByRole('alert')).toContainText(words)
      await workbench.situation().selectOption('All is well')
      await expect(workbench.calculator.getByRole('definition')).toHaveCount(4)
    })
  }

  test('of every call leaves nothing to see, and is over when it is over', async ({ workbench }) => {
    await workbench.situation().selectOption('Malformed answer')
    await expect(workbench.heading()).toHaveText('Not Available')
    await workbench.situation().selectOption('All is well')
    await expect(workbench.calculator.getByRole('definition')).toHaveCount(4)
  })

  test('loads for as long as one looks', async ({ workbench }) => {
    await workbench.situation().selectOption('Never finishes loading')
    await expect(workbench.calculator.locator('.curtain-bars')).toBeVisible()
  })

  test('overrides for the savings, where answers lead there', async ({ workbench }) => {
    await workbench.situation().selectOption('Savings override')
    await expect(
      workbench.calculator.getByText('This is based on your savings style and may cost you:'),
    ).toBeVisible()
  })

  test('that this client has not is told', async ({ page, workbench }) => {
    await workbench.situation().selectOption('Preview year')
    await expect(page.getByText('This client has no other year to preview.')).toBeVisible()
  })
})

test('an error is led to from wherever one is', async ({ page, workbench }) => {
  await workbench.open('lakeshore', 'Lakeshore Outfitters')
  await workbench.replace('"planYear": 2027', '"planYear": "2027"')
  await workbench.choosePanel(/Wire/)
  const broken = page.getByRole('tab', { name: /^instance\.json 1 with errors/ })
  await expect(broken).toBeVisible()
  await expect(page.getByRole('tab', { name: 'Findings 1 with errors' })).toBeVisible()
  await page.getByRole('tab', { name: 'plans.json' }).click()
  await expect(page.getByText('instance.json has 1 error. Below is the last')).toBeVisible()
  await page.getByRole('button', { name: 'Show it' }).click()
  await expect(workbench.findings).toHaveCount(1)
  await expect(broken).toHaveAttribute('aria-selected', 'true')
  await expect(workbench.editor).toBeFocused()
})

test('a client that has never worked is shown once it does', async ({ page, workbench }) => {
  await workbench.open('fernhill', 'Fernhill College')
  const client = await workbench.addOnDisk('Fernhill College', (text) => text.slice(0, 20))
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await page.getByRole('combobox', { name: 'Client' }).selectOption(client)
  await expect(
    page.getByText(/instance\.json .*The calculator is shown as soon as the files are fixed\./),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Show it' }).click()
  await expect(workbench.editor).toBeFocused()
})

test('a step that the client has not cannot be gone to', async ({ page, workbench }) => {
  await workbench.open('fernhill', 'Fernhill College')
  const personal = page.getByRole('button', { name: 'Personal', exact: true })
  await expect(personal).toBeDisabled()
  await expect(personal).toHaveAttribute('title', /asks no personal questions/)
  await page.getByRole('combobox', { name: 'Client' }).selectOption('lakeshore')
  await expect(personal).toBeEnabled()
})

test('what is accepted is folded, with its reason', async ({ page, workbench }) => {
  await workbench.open('lakeshore', 'Lakeshore Outfitters')
  const panel = page.getByRole('tabpanel', { name: /^Findings/ })
  await expect(panel).toContainText('Nothing is wrong with these files.')
  await expect(page.getByRole('tab', { name: 'Findings 0' })).toBeVisible()
  await panel.getByText('1 accepted').click()
  await expect(panel.getByRole('listitem')).toHaveCount(1)
  await expect(panel.locator('q')).toBeVisible()
})

test('a warning is accepted with a reason, written beside the clients, and taken back', async ({
  page,
  workbench,
}) => {
  await workbench.open('fernhill', 'Fernhill College')
  const client = await workbench.addOnDisk(`Fernhill${' College'.repeat(20)}`)
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await page.getByRole('combobox', { name: 'Client' }).selectOption(client)
  const panel = page.getByRole('tabpanel', { name: /^Findings/ })
  const warning = workbench.findings.filter({ has: page.getByLabel('Warning') })
  await expect(warning).toHaveCount(1)
  await panel.getByRole('button', { name: 'Accept…' }).click()
  await page.keyboard.type('Its name is that long.')
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

test('what repeats is said once, with the names of what it is said of', async ({ page, workbench }) => {
  await workbench.open('fernhill', 'Fernhill College')
  const client = await workbench.addOnDisk('Fernhill College', (text) =>
    text.replaceAll('"copay":', '"copays":'),
  )
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await page.getByRole('combobox', { name: 'Client' }).selectOption(client)
  const repeated = workbench.findings.filter({ hasText: "'copays' is not allowed here." })
  await expect(repeated).toHaveCount(1)
  await repeated.getByText(/^In \d+ other places too/).click()
  await repeated.getByRole('button', { name: 'Premier Plan' }).first().click()
  await expect(workbench.editor).toHaveAccessibleName(`Editor, ${client}/plans.json`)
})

test('the switches stay as they were while the file cannot be read', async ({ page, workbench }) => {
  await workbench.open('lakeshore', 'Lakeshore Outfitters')
  const savings = page.getByRole('switch', { name: 'Savings' })
  await expect(savings).toBeChecked()
  await workbench.editor.press('Control+Home')
  await page.keyboard.insertText('[')
  await expect(savings).toBeDisabled()
  await expect(savings).toBeChecked()
})

test('another year is previewed with the answers that there are', async ({ workbench }) => {
  await workbench.open('marlow', 'Marlow Instruments')
  await workbench.goTo('Scenario')
  await expect(workbench.heading()).toHaveText('What does 2027 look like?')
  await workbench.situation().selectOption('Preview year')
  await expect(workbench.heading()).toHaveText('What does 2028 look like?')
  await workbench.situation().selectOption('All is well')
  await expect(workbench.heading()).toHaveText('What does 2027 look like?')
})

test('widths and colours are those of the device, not of this screen', async ({ page, workbench }) => {
  await workbench.open('lakeshore', 'Lakeshore Outfitters')
  const body = workbench.calculator.locator('body')
  const ground = () =>
    body.evaluate(({ ownerDocument: { documentElement: root } }) => getComputedStyle(root).backgroundColor)
  const width = () => body.evaluate(({ ownerDocument }) => ownerDocument.defaultView!.innerWidth)
  const light = await ground()
  for (const [name, pixels] of [
    ['Phone', 388],
    ['Tablet', 818],
    ['Desktop', 1278],
  ] as const) {
    await page.getByRole('radio', { name }).check({ force: true })
    await expect.poll(width).toBe(pixels)
  }
  await page.getByRole('radio', { name: 'Dark' }).check({ force: true })
  await expect.poll(ground).not.toBe(light)
  await page.getByRole('radio', { name: 'On paper' }).check({ force: true })
  await expect.poll(ground).toBe('rgba(0, 0, 0, 0)')
  await expect(workbench.calculator.getByRole('button', { name: "Let's go" })).toBeHidden()
})

test('axe finds nothing, whichever panel is open', async ({ page, workbench }) => {
  test.setTimeout(90_000)
  const expectNothing = async (what: string) => {
    for (const [width, colorScheme] of [
      [1440, 'light'],
      [1440, 'dark'],
      [1024, 'dark'],
      [375, 'light'],
    ] as const) {
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ colorScheme })
      expect.soft(await workbench.axeFindings(), `${what} at ${width} px, ${colorScheme}`).toEqual([])
    }
  }
  await workbench.open('lakeshore', 'Lakeshore Outfitters')
  await workbench.goTo('Results')
  await workbench.replace('"planYear": 2027', '"planYear": "2027"')
  for (const panel of [/Findings/, /Calculation/, /Wire/, /Compare/]) {
    await workbench.choosePanel(panel)
    if (String(panel) === '/Wire/')
      await page
        .getByRole('button', { name: /calculate/ })
        .first()
        .click()
    await expectNothing(String(panel))
  }
  await workbench.editor.press('Control+f')
  await expectNothing('The Find bar')
  await page.keyboard.press('Escape')
  await workbench.replace('"savings": true', '"')
  await page.keyboard.press('Control+Space')
  await expect(page.getByRole('listbox')).toBeVisible()
  await expectNothing('The completions')
})
