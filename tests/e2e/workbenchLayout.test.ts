import type { Locator } from '@playwright/test'
import { expect, expectPersisted, test } from './support/workbench.ts'

const getBox = async (locator: Locator) => (await locator.boundingBox())!

test('no panel is wider than the screen', async ({ page, workbench }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await page.goto('')
  await workbench.choose('marlow', 'Marlow Instruments')

  await test.step('a narrow page stacks its panes in focus order, and previews a phone', async () => {
    await expect(page.getByRole('radio', { name: 'Phone' })).toBeChecked()
    await expect(page.getByRole('separator')).toHaveCount(0)
    const regions = page.locator('main > :not(.separator)')
    await expect(regions).toHaveCount(3)
    const tops = await regions.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top))
    expect(tops).toEqual(tops.toSorted((a, b) => a - b))
  })

  await workbench.goTo('Results')
  await workbench.showJson()
  await workbench.replace('"planYear": 2027', '"planYear": "2027"')
  await expect(workbench.diagnostics.getByLabel('Error')).toBeVisible()
  for (const panel of [/Problems/, /Figures/, /Plan value/, /Compare/]) {
    await workbench.choosePanel(panel)
    for (const width of [320, 390, 1024]) {
      await page.setViewportSize({ width, height: 800 })
      // A wide page previews a tablet by default.
      await page.getByRole('radio', { name: width < 896 ? 'Phone' : 'Tablet' }).check({ force: true })
      const tooWide = await page.evaluate(() =>
        ['html', '.panel'].filter((name) => {
          const { scrollWidth, clientWidth } = document.querySelector(name)!
          return scrollWidth > clientWidth
        }),
      )
      expect.soft(tooWide, `${panel} at ${width} px`).toEqual([])
    }
  }
})

test('every toolbar is one row at 1280 px', async ({ page, workbench }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await workbench.open('marlow', 'Marlow Instruments')
  await expect(page.getByRole('combobox', { name: 'Year' })).toBeVisible()
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
  await expect(page.getByRole('region', { name: 'Best plans of all scenarios' })).toBeVisible()
  expect(await rows('.header, .bar')).toEqual([true, true, true, true, true])
  await page.setViewportSize({ width: 1024, height: 768 })
  expect(await rows('.header, .calculator-bar')).toEqual([true, true])
  await workbench.open('alder', 'Alder & Finch')
  const bestPlans = page.getByRole('region', { name: 'Best plans of all scenarios' })
  await expect(bestPlans).toBeVisible()
  expect(await bestPlans.evaluate((region) => region.scrollWidth - region.clientWidth)).toBe(0)
  await page.setViewportSize({ width: 375, height: 812 })
  expect((await getBox(page.locator('.header'))).height).toBeLessThanOrEqual(96)
})

test('the panels are folded while there are no problems, and the editor takes the whole width on request', async ({
  page,
  workbench,
}) => {
  await page.setViewportSize({ width: 1280, height: 850 })
  await workbench.open('alder', 'Alder & Finch')
  const panels = page.getByRole('region', { name: 'Details' })
  await expect.poll(async () => (await getBox(panels)).height).toBeLessThan(60)

  await page.getByRole('tab', { name: 'Rates' }).click()
  const expand = page.getByRole('button', { name: 'Expand' })
  await expand.press('Enter')
  await expect(expand).toHaveAttribute('aria-pressed', 'true')
  await expect(page.locator('.best-plans')).toBeHidden()
  for (const tier of ['Employee', '+ Spouse', '+ Child', '+ Children', 'Family']) {
    const header = page.locator('.form-pane').getByRole('columnheader', { name: tier, exact: true }).first()
    await expect(header).toBeInViewport({ ratio: 1 })
  }
  await expectPersisted(page, '"isEditorExpanded":true')
  await page.reload()
  await expect(expand).toHaveAttribute('aria-pressed', 'true')
  await expand.click()
  await workbench.expectClient('Alder & Finch')
  await expect(page.locator('.best-plans')).toBeVisible()
})

test(
  'forced colors show the chosen tab, width, and colors',
  { tag: '@full' },
  async ({ page, workbench }) => {
    await page.emulateMedia({ forcedColors: 'active' })
    await workbench.open('fernhill', 'Fernhill College')
    const styles = (selector: string, property: string) =>
      page
        .locator(selector)
        .evaluateAll(
          (all, name) => [...new Set(all.map((each) => getComputedStyle(each).getPropertyValue(name)))],
          property,
        )
    for (const [chosen, other, property] of [
      ['[role="tab"][aria-selected="true"]', '[role="tab"][aria-selected="false"]', 'border-block-end-color'],
      [
        '.segmented-control > :has(:checked)',
        '.segmented-control > label:not(:has(:checked))',
        'background-color',
      ],
    ] as const) {
      const colors = [...(await styles(chosen, property)), ...(await styles(other, property))]
      expect(colors).toHaveLength(2)
      expect(new Set(colors).size).toBe(2)
    }
  },
)

test('panes cannot be used while a client loads, and a form appears without an error', async ({ page }) => {
  const slow = (client: string) =>
    page.route(`**/client-files/${client}/**`, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1000))
      await route.continue()
    })
  await slow('alder')
  await slow('marlow')
  await page.goto('')
  const form = page.locator('.form-pane')
  await expect(page.getByText('Opening Alder & Finch…')).toBeVisible()
  await expect(form).toBeHidden()
  await expect(form.or(page.getByRole('alert')).first()).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)

  await page.getByRole('combobox', { name: 'Client' }).selectOption('marlow')
  await expect(page.getByText('Opening Marlow Instruments…')).toBeVisible()
  await expect(page.locator('main')).toHaveAttribute('inert')
  await expect(page.getByRole('textbox', { name: /^Client name/ })).toHaveValue('Marlow Instruments')
})

test(
  'the best plans fit half of a page of 1280 px, and scroll by keyboard on a narrow one',
  { tag: '@full' },
  async ({ page, workbench }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await workbench.open('alder', 'Alder & Finch')
    const region = page.getByRole('region', { name: 'Best plans of all scenarios' })
    const cells = region.getByRole('cell').getByRole('button')
    const measure = () =>
      region.evaluate((scroller) => ({
        heights: new Set(
          Array.from(scroller.querySelectorAll('td > button, tbody th'), (cell) => cell.clientHeight),
        ).size,
        isScrolled:
          scroller.scrollWidth > scroller.clientWidth || scroller.scrollHeight > scroller.clientHeight,
      }))

    for (const [client, name] of [
      ['alder', 'Alder & Finch'],
      ['lakeshore', 'Lakeshore Outfitters'],
    ] as const) {
      await test.step(`no cell of ${client} wraps or is cut off`, async () => {
        await workbench.choose(client, name)
        await expect(cells).toHaveCount(25)
        await expect.poll(async () => (await measure()).isScrolled).toBe(false)
        const lines = await region.getByRole('rowheader').evaluateAll((headers) =>
          headers.map((header) => {
            const range = document.createRange()
            range.selectNodeContents(header)
            return range.getClientRects().length
          }),
        )
        expect(lines).toEqual([1, 1, 1, 1, 1])
      })
    }

    await test.step('they leave more than half of the pane to the calculator', async () => {
      const pane = await getBox(page.locator('.preview-pane'))
      expect((await getBox(page.locator('.best-plans'))).height).toBeLessThanOrEqual(pane.height / 2)
    })

    await test.step('the keyboard scrolls them at 390 px, and the scenarios stay visible', async () => {
      await page.setViewportSize({ width: 390, height: 800 })
      const scenario = region.getByRole('rowheader', { name: 'A usual year' })
      await region.focus()
      for (let times = 0; times < 20; times++) await page.keyboard.press('ArrowRight')
      await expect.poll(() => region.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0)
      await expect.poll(async () => (await getBox(scenario)).x - (await getBox(region)).x).toBeLessThan(1)
    })
  },
)

test('the editor keeps the size that the user gives it, even after a reload', async ({ page, workbench }) => {
  await page.setViewportSize({ width: 1100, height: 720 })
  await workbench.openJson('marlow', 'Marlow Instruments')
  const [across, along] = [
    page.getByRole('separator', { name: 'Editor width' }),
    page.getByRole('separator', { name: 'Editor height' }),
  ]
  const panel = page.getByRole('tabpanel', { name: /^Problems/ })

  await test.step('the selected tab is visible, above the editor buttons', async () => {
    await page.getByRole('tab', { name: 'instance.json', exact: true }).focus()
    await page.keyboard.press('End')
    await expect(workbench.editor).toHaveAccessibleName('Editor, marlow/2028/plans.json')
    const tabs = await getBox(page.getByRole('tablist', { name: 'Files of the client' }))
    const selected = await getBox(page.getByRole('tab', { name: '2028 plans' }))
    expect(selected.x + selected.width).toBeLessThanOrEqual(tabs.x + tabs.width + 1)
    const format = await getBox(page.getByRole('button', { name: 'Format' }))
    expect(format.y).toBeGreaterThanOrEqual(tabs.y)
    expect(selected.x + selected.width).toBeLessThanOrEqual(format.x)
  })

  await test.step('the largest panel leaves eight lines of the editor', async () => {
    await page.setViewportSize({ width: 1280, height: 720 })
    await workbench.choose('lakeshore', 'Lakeshore')
    await along.press('Home')
    await expect(along).toHaveAttribute('aria-valuenow', '30')
    const { height } = await getBox(page.locator('.cm-line').first())
    const editorHeight = async () => (await getBox(page.locator('.editor'))).height
    await expect.poll(editorHeight).toBeGreaterThan(8 * height)
  })

  await test.step('the keyboard and the pointer move the separators', async () => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await along.press('End')
    await expect.poll(async () => (await getBox(panel)).height).toBeLessThan(2)

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
    await expect.poll(async () => (await getBox(panel)).height).toBeGreaterThan(200)
  })
})

test('the preview has the size and colors of the chosen device', async ({ page, workbench }) => {
  await page.setViewportSize({ width: 1280, height: 720 })
  await workbench.openJson('lakeshore', 'Lakeshore Outfitters')
  const body = workbench.calculator.locator('body')
  const background = () =>
    body.evaluate(({ ownerDocument: { documentElement: root } }) => getComputedStyle(root).backgroundColor)
  const width = () => body.evaluate(({ ownerDocument }) => ownerDocument.defaultView!.innerWidth)

  await test.step('sizes', async () => {
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
      await expect.poll(width).toBe(pixels)
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

  await test.step('colors', async () => {
    const light = await background()
    await page.getByRole('radio', { name: 'Dark' }).check({ force: true })
    await expect.poll(background).not.toBe(light)
    await page.getByRole('radio', { name: 'Paper' }).check({ force: true })
    await expect.poll(background).toBe('rgba(0, 0, 0, 0)')
    await expect(workbench.calculator.getByRole('button', { name: "Let's go" })).toBeHidden()
  })
})
