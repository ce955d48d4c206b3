import type { Locator } from '@playwright/test'
import { expect, expectPersisted, test } from './support/workbench.ts'

const getBox = async (locator: Locator) => (await locator.boundingBox())!

test('toolbars are one row, the calculator has the size and colors of the device, and no panel is wider than the screen', async ({
  page,
  workbench,
}) => {
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

  const body = workbench.calculator.locator('body')
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
    await expect(workbench.calculator.getByRole('button', { name: "Let's go" })).toBeHidden()
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
