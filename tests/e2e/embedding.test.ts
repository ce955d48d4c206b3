import type { Frame, Locator, Page } from '@playwright/test'
import { reservePorts } from './ports.ts'
import { expect, test } from './support/test.ts'

const { portal } = await reservePorts()
const allowedPortal = `http://127.0.0.1:${portal}`

// Without an emulated color scheme, which would replace that of the portal.
test.use({ viewport: { width: 1000, height: 700 }, colorScheme: null })

test('embed.js shows the calculator in a frame that follows the content, and every step works by keyboard', async ({
  page,
}) => {
  await page.goto(`${allowedPortal}/embedded.html`)
  const frame = await calculatorIn(page)
  await expect(page.getByTitle('Plan calculator')).toBeVisible()
  const next = frame.getByRole('button', { name: 'Next' })

  await test.step('the height is that of the content', async () => {
    await expectFullHeight(page, frame)
  })

  await test.step('the portal ignores messages of others', async () => {
    await page.evaluate(() => {
      const iframe = document.querySelector('iframe')!
      const data = { type: 'mediplan:height', height: 10 }
      for (const sender of [
        { source: window, origin: new URL(iframe.src).origin },
        { source: iframe.contentWindow, origin: window.origin },
      ])
        dispatchEvent(new MessageEvent('message', { ...sender, data }))
    })
    await expectFullHeight(page, frame)
  })

  await test.step('the frame has the colors and the color scheme of the portal, and ignores what is not a color', async () => {
    expect(await frame.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)).toBe(true)
    const style = await frame.locator('.page').getAttribute('style')
    expect(style).toContain('--client-accent: #8a1c5c')
    expect(style).not.toContain('red')
  })

  await test.step('the focus moves from the portal into the frame, and out of it', async () => {
    await page.getByRole('link', { name: 'Your benefits' }).focus()
    await tabTo(page, frame.getByRole('button', { name: "Let's go" }))
    await tabTo(page, page.getByRole('link', { name: 'Contact us' }))
    await tabTo(page, frame.getByRole('button', { name: "Let's go" }), 'Shift+Tab')
    await tabTo(page, page.getByRole('link', { name: 'Your benefits' }), 'Shift+Tab')
    await tabTo(page, frame.getByRole('button', { name: "Let's go" }))
    await page.keyboard.press('Enter')
  })

  await test.step('a step that replaces another one is shown from its top', async () => {
    await expectStep(page, frame, 'Tell us about you')
    for (const list of await frame.getByRole('combobox').all()) {
      await tabTo(page, list)
      await page.keyboard.press('ArrowDown')
    }
    await page.mouse.wheel(0, 2000)
    await tabTo(page, next)
    await page.keyboard.press('Enter')
    await expectStep(page, frame, 'Who needs coverage?')
    await tabTo(page, next)
    await page.keyboard.press('Enter')
    await expectStep(page, frame, /^What does/)
  })

  await test.step('a dialog opens where the visitor is', async () => {
    await tabTo(page, frame.getByRole('radio').first())
    await page.keyboard.press('ArrowDown')
    const customize = frame.getByRole('button', { name: 'Customize' })
    await tabTo(page, customize)
    const before = await scrollPosition(page)
    await page.keyboard.press('Enter')
    const dialog = frame.getByRole('dialog', { name: 'Build Custom Scenario' })
    await expectVisible(page, dialog)
    expect(await scrollPosition(page)).toBe(before)
    await page.keyboard.press('Escape')
    await expect(customize).toBeFocused()
  })

  await test.step('a dialog is higher than a low window, because the portal scrolls too', async () => {
    await page.setViewportSize({ width: 1000, height: 250 })
    await page.keyboard.press('Enter')
    const dialog = frame.getByRole('dialog', { name: 'Build Custom Scenario' })
    await expect(dialog).toBeVisible()
    expect((await dialog.boundingBox())!.height).toBeGreaterThan(400)
    await page.keyboard.press('Escape')
    await page.setViewportSize({ width: 1000, height: 700 })
  })

  await test.step('the results grow the frame, and their dialog opens at the end of it', async () => {
    await tabTo(page, next)
    await page.keyboard.press('Enter')
    await expect(frame.getByRole('heading', { name: 'Plans side by side' })).toBeVisible()
    await expectFullHeight(page, frame)
    const startOver = frame.getByRole('button', { name: 'Start over' })
    await startOver.scrollIntoViewIfNeeded()
    const before = await scrollPosition(page)
    expect(before).toBeGreaterThan(1000)
    await startOver.click()
    const dialog = frame.getByRole('dialog')
    await expectVisible(page, dialog)
    expect(await scrollPosition(page)).toBe(before)
    await dialog.getByRole('button', { name: 'Start over' }).click()
  })

  await test.step('the frame shrinks again', async () => {
    await expectStep(page, frame, 'Do the math on medical')
    await expectFullHeight(page, frame)
  })
})

test('a plain frame scrolls by itself, and works without storage', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError')
        },
      })
  })
  await page.goto(`${allowedPortal}/iframe.html`)
  const frame = await calculatorIn(page)
  await expect(frame.locator('.page')).toHaveAttribute('style', /--client-accent: #8a1c5c/)
  await frame.getByRole('button', { name: "Let's go" }).click()
  for (const list of await frame.getByRole('combobox').all()) await list.selectOption({ index: 1 })
  await frame.getByRole('button', { name: 'Next' }).click()
  await frame.getByRole('button', { name: 'Next' }).click()
  await frame.getByRole('radio').first().check()
  await frame.getByRole('button', { name: 'Next' }).click()
  await expect(frame.getByRole('heading', { name: 'Plans side by side' })).toBeVisible()
  await frame.getByRole('button', { name: 'Start over' }).click()
  await expectVisible(page, frame.getByRole('dialog'))
  await page.keyboard.press('Escape')

  await test.step('Print prints the frame, not the portal', async () => {
    const printed = frame.evaluate(
      () =>
        new Promise((resolve) => {
          window.print = () => resolve(location.pathname)
        }),
    )
    await frame.getByRole('button', { name: 'Print' }).click()
    expect(await printed).toBe('/benefits/results')
  })

  await test.step('a link to another site replaces the portal', async () => {
    await page.route('https://example.com/**', (route) => route.fulfill({ body: 'Another site' }))
    const link = frame.getByRole('contentinfo').getByRole('link', { name: 'Lakeshore Outfitters' })
    const address = await link.getAttribute('href')
    await link.click()
    await expect(page).toHaveURL(address!)
  })
})

test('a portal that is not allowed cannot show the calculator, and gets no messages from it', async ({
  page,
  pageErrors,
}) => {
  pageErrors.expect(/frame-ancestors/)
  pageErrors.allow(/ERR_BLOCKED_BY_RESPONSE/)
  const otherPortal = `http://localhost:${portal}/embedded.html`
  await page.goto(otherPortal)
  await expect.poll(() => page.frames()[1]?.url()).toMatch(/^chrome-error:/)

  await test.step('even if the web server lacks the header', async () => {
    await page.route('**/benefits/?*', async (route) => {
      const response = await route.fetch()
      const { 'content-security-policy': _, ...headers } = response.headers()
      await route.fulfill({ response, headers })
    })
    await page.goto(otherPortal)
    const frame = await calculatorIn(page)
    await expect(frame.locator('base')).toBeAttached()
    // Long enough for a message.
    await page.waitForTimeout(100)
    await expect(page.locator('iframe')).toHaveCSS('height', '640px')
  })
})

/** The frame of the calculator, once it shows the home screen. */
async function calculatorIn(page: Page): Promise<Frame> {
  await expect.poll(() => page.frames().length).toBe(2)
  const frame = page.frames()[1]!
  await expect(frame.getByRole('button', { name: "Let's go" })).toBeVisible()
  return frame
}

async function expectStep(page: Page, frame: Frame, heading: string | RegExp) {
  await expectVisible(page, frame.getByRole('heading', { level: 1, name: heading }))
}

/** Expects an element of the frame to be inside the portal's window. */
async function expectVisible(page: Page, element: Locator) {
  await expect(element).toBeVisible()
  await expect
    .poll(async () => {
      const { y, height } = (await element.boundingBox())!
      return y >= 0 && y + height <= page.viewportSize()!.height
    })
    .toBe(true)
}

/** Expects the frame to be as high as its content. */
async function expectFullHeight(page: Page, frame: Frame) {
  const heights = async () => {
    const { height } = (await page.locator('iframe').boundingBox())!
    const content = await frame.evaluate(() => Math.ceil(document.body.getBoundingClientRect().height))
    return height - content
  }
  await expect.poll(heights).toBe(0)
}

/** Presses Tab until a control has the focus, in the portal or in the frame. */
async function tabTo(page: Page, control: Locator, key = 'Tab') {
  const element = await control.elementHandle()
  for (let stops = 0; stops < 40; stops += 1) {
    await page.keyboard.press(key)
    if (await element.evaluate((wanted) => wanted === document.activeElement && document.hasFocus())) return
  }
  throw new Error(`${String(control)} did not get the focus within 40 tab stops`)
}

function scrollPosition(page: Page) {
  return page.evaluate(() => window.scrollY)
}
