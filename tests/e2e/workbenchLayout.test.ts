import { expect, getBox, test } from './support/workbench.ts'

test('toolbars are one row, the calculator has the size and colors of the device, no panel is wider than the screen, and a simulated failure applies until it ends', async ({
  pageErrors,
  page,
  workbench,
}) => {
  pageErrors.allow(/console error: mediplan\/(instance|calculate)\/2028:/, /Failed to load resource/)
  const { calculator } = workbench
  await page.setViewportSize({ width: 1280, height: 800 })
  await workbench.open('marlow', 'Marlow Instruments', { width: 'tablet' })
  const bestPlans = page.getByRole('region', { name: 'Best plans of all scenarios' })
  await expect(bestPlans).toBeVisible()
  const rows = (selector: string) =>
    page.locator(selector).evaluateAll((bars) =>
      bars.map((bar) => {
        const controls = [...bar.querySelectorAll('button, select, fieldset')]
          .filter((each) => each.checkVisibility())
          .map((each) => each.getBoundingClientRect())
        const top = Math.min(...controls.map(({ bottom }) => bottom))
        return controls.every((control) => control.top < top) && bar.scrollWidth <= bar.clientWidth
      }),
    )
  expect(await rows('.header, .bar')).toEqual([true, true, true, true, true])

  const body = calculator.locator('body')
  const background = () =>
    body.evaluate(({ ownerDocument: { documentElement: root } }) => getComputedStyle(root).backgroundColor)
  const innerWidth = () => body.evaluate(({ ownerDocument }) => ownerDocument.defaultView!.innerWidth)

  await test.step('the calculator has the size of the chosen device', async () => {
    for (const [name, pixels] of [
      ['Phone', 388],
      ['Tablet', 818],
      ['Desktop', 1278],
    ] as const) {
      // Unlike a forced click on the input, a click on the label waits until it has stopped moving.
      await page
        .locator('label')
        .filter({ has: page.getByRole('radio', { name }) })
        .click()
      await expect(page.getByRole('radio', { name })).toBeChecked()
      await expect.poll(innerWidth).toBe(pixels)
    }
  })

  await test.step('the actual size scrolls in a narrow pane', async () => {
    const frame = page.locator('iframe')
    await expect.poll(async () => (await getBox(frame)).width).toBeLessThan(700)
    await page.getByRole('button', { name: 'Actual size' }).click()
    await expect.poll(async () => (await getBox(frame)).width).toBe(1280)
    const region = page.getByRole('region', { name: 'Actual size' })
    await region.focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => region.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0)
  })

  await test.step('the calculator has the chosen colors', async () => {
    const light = await background()
    await page.getByRole('radio', { name: 'Dark' }).check({ force: true })
    await expect.poll(background).not.toBe(light)
    await page.getByRole('radio', { name: 'Paper' }).check({ force: true })
    await expect.poll(background).toBe('rgba(0, 0, 0, 0)')
    await expect(calculator.getByRole('button', { name: "Let's go" })).toBeHidden()
  })

  await page.setViewportSize({ width: 1024, height: 768 })
  expect(await rows('.header, .calculator-bar')).toEqual([true, true])
  await page.getByRole('radio', { name: 'Tablet' }).check({ force: true })

  await page.setViewportSize({ width: 320, height: 800 })
  await test.step('a narrow page stacks its panes in focus order', async () => {
    expect((await getBox(page.locator('.header'))).height).toBeLessThanOrEqual(140)
    await expect(page.getByRole('separator')).toHaveCount(0)
    const regions = page.locator('main > :not(.separator)')
    const tops = await regions.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top))
    expect(tops).toHaveLength(3)
    expect(tops).toEqual(tops.toSorted((a, b) => a - b))
  })

  await workbench.goTo('Results')
  for (const panel of [/Problems/, /Figures/, /Plan value/, /Compare/]) {
    await workbench.choosePanel(panel)
    for (const width of [320, 1024]) {
      await page.setViewportSize({ width, height: 800 })
      const tooWide = await page.evaluate(() =>
        ['html', '.panel'].filter((name) => {
          const { scrollWidth, clientWidth } = document.querySelector(name)!
          return scrollWidth > clientWidth
        }),
      )
      expect.soft(tooWide, `${panel} at ${width} px`).toEqual([])
      const captions = await page
        .locator('.panel caption')
        .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().right))
      expect.soft(captions.filter((right) => right > width)).toEqual([])
    }
  }

  await page.setViewportSize({ width: 1280, height: 900 })
  await page.getByRole('radio', { name: 'System colors' }).check({ force: true })
  await page.getByRole('button', { name: 'Help', exact: true }).click()
  await page.getByRole('menuitemcheckbox', { name: 'For QA' }).click()
  const simulation = page.getByRole('combobox', { name: 'Simulate' })
  await expect(workbench.heading()).toHaveText('Your results')
  const endSimulation = async () => {
    await simulation.selectOption('No failure')
    await expect(calculator.getByRole('definition')).toHaveCount(4)
  }

  await test.step('loading never finishes', async () => {
    await simulation.selectOption('Never finishes loading')
    await expect(calculator.locator('.curtain-bars')).toBeVisible()
    await endSimulation()
  })

  await test.step('the previewed year is that of the open files', async () => {
    await workbench.goTo('Scenario')
    await expect(workbench.heading()).toHaveText('What does 2027 look like?')
    await page.getByRole('combobox', { name: 'Year' }).selectOption('2028')
    await expect(workbench.heading()).toHaveText('What does 2028 look like?')
    await expect(calculator.getByText('Previewing 2028 Calculator')).toBeVisible()
    await workbench.goTo('Results')
  })

  await test.step('a malformed response makes the calculator unavailable, also after a reload, or fails a calculation', async () => {
    await simulation.selectOption('Malformed response')
    await expect(workbench.heading()).toHaveText('Not Available')
    await page.reload()
    await expect(simulation.getByRole('option', { selected: true })).toHaveText('Malformed response')
    await expect(workbench.heading()).toHaveText('Not Available')
    await page.getByRole('combobox', { name: 'Affects' }).selectOption('the calculation')
    await expect(calculator.getByRole('alert')).toContainText('Your answers are still here')
    await endSimulation()
    await expect(calculator.getByText('Previewing 2028 Calculator')).toBeVisible()
  })

  await test.step('a step that the client does not have', async () => {
    await workbench.choose('fernhill', 'Fernhill College')
    const personal = page.getByRole('combobox', { name: 'Step' }).getByRole('option', { name: 'Personal' })
    await expect(personal).toBeDisabled()
    await expect(personal).toHaveText('Personal (no questions)')
  })
})
