import { expect, test } from '@playwright/test'
import type { Outputs } from '../../src/contract/outputs.ts'
import type { CalculationInputs } from '../../src/contract/inputs.ts'
import type { Driver } from './Driver.ts'
import type { RecordingSite } from './RecordingSite.ts'

interface Walk {
  driver: Driver
  site: RecordingSite
  width: number
}

/** From this width on, scenarios are tiles instead of a list. */
const tileWidth = 768

/** Visits every screen of a client with every feature, and the results three times. */
export async function walk({ driver, site, width }: Walk) {
  const step = (name: string, act: () => Promise<void>) =>
    test.step(name, async () => {
      await act()
      await expectIntactPage(driver)
    })
  const next = () => driver.click({ role: 'button', name: 'Next' })
  const expectResults = (name: string, answers: Partial<CalculationInputs>) =>
    step(name, async () => {
      await expectScreen(driver, '/results', 'Your results')
      await expect.poll(() => countElements(driver, 'dd')).toBe(4)
      const { inputs, outputs } = site.calculations.at(-1)!
      expect(inputs).toMatchObject(answers)
      await expectBestPlan(driver, outputs)
      await step('opening each panel', () => openPanels(driver))
    })

  await step('home', async () => {
    await driver.resize({ width, height: 800 })
    await driver.goTo(site.url)
    await expectScreen(driver, '/', 'Do the math on medical')
    expect(await driver.evaluate(() => innerWidth)).toBe(width)
    await driver.click({ role: 'button', name: "Let's go" })
  })
  await step('personal', async () => {
    await expectScreen(driver, '/personal', 'Tell us about you')
    const answers = {
      'Your Salary Band/Employment Type': '$40,000 to $80,000',
      'Your Location': 'Boise',
      'Your Attitude to Savings': 'I save when I can',
    }
    for (const [name, answer] of Object.entries(answers))
      await driver.select({ role: 'combobox', name }, answer)
    await next()
  })
  await step('coverage', async () => {
    await expectScreen(driver, '/coverage', 'Who needs coverage?')
    await driver.click({ role: 'switch', name: 'Spouse' })
    await driver.click({ role: 'button', name: 'Add one child' })
    await driver.click({ role: 'button', name: 'Add one child' })
    await expect.poll(() => readText(driver)).toContain('You need family coverage.')
    await next()
  })
  await step('scenario', async () => {
    await expectScreen(driver, '/scenario', 'What does 2027 look like?')
    const name = 'A usual year'
    if (width >= tileWidth) await driver.click({ role: 'radio', name })
    else await driver.select({ role: 'combobox', name: 'Your Expected Usage' }, name)
    await driver.click({ role: 'checkbox', name: 'I or my spouse use tobacco' })
    await next()
  })
  await expectResults('results', {
    coverage: 'EF',
    scenario: 'usual',
    surcharges: { tobacco: true, wellness: false },
  })
  await step('custom scenario', async () => {
    await driver.click(stepLink('scenario'))
    await expectScreen(driver, '/scenario', 'What does 2027 look like?')
    await driver.click({ role: 'button', name: 'Customize' })
    await driver.type({ role: 'textbox', name: 'Primary care visit' }, '12')
    await driver.click({ role: 'button', name: 'Use Custom Scenario' })
    await expect.poll(() => countElements(driver, 'dialog[open]')).toBe(0)
    await next()
  })
  await expectResults('results of the custom scenario', { scenario: 'custom' })
  await step('another answer', async () => {
    await driver.click(stepLink('coverage'))
    await expectScreen(driver, '/coverage', 'Who needs coverage?')
    await driver.click({ role: 'switch', name: 'Spouse' })
    await next()
    await expectScreen(driver, '/scenario', 'What does 2027 look like?')
    await next()
  })
  const lastAnswers = { coverage: 'EC', scenario: 'custom' } as const
  await expectResults('results of the other answer', lastAnswers)
  let link = ''
  await step('the link', async () => {
    await driver.evaluate(recordCopiedText)
    await driver.click({ role: 'button', name: 'Copy link' })
    const warning = 'The link contains your health answers.'
    await expect.poll(() => readTexts(driver, '.copied-link')).toEqual([expect.stringContaining(warning)])
    link = await driver.evaluate(() => window.copiedText)
    expect(link.startsWith(`${site.url}#`)).toBe(true)
  })
  await step('starting over', async () => {
    await driver.click({ role: 'button', name: 'Start over' })
    await driver.click('dialog[open] .modal-actions > button')
    await expectScreen(driver, '/', 'Do the math on medical')
    expect(await readTexts(driver, 'main button')).toEqual(["Let's go"])
    await driver.click({ role: 'button', name: "Let's go" })
    await expectScreen(driver, '/personal', 'Tell us about you')
    const chosen = () => driver.evaluate(() => document.querySelectorAll('option:checked:enabled').length)
    expect(await chosen()).toBe(0)
  })
  await step('opening the link', async () => {
    await driver.goTo(link)
    await expectScreen(driver, '/', 'Do the math on medical')
    await driver.click({ role: 'button', name: 'Show these results' })
  })
  await expectResults('results of the link', lastAnswers)
}

async function expectBestPlan(driver: Driver, { plans, bestPlan }: Outputs) {
  const { displayName, outOfPocketExpenses, hsaFunds, payrollDeduction, surchargeTotal, totalCost } =
    plans[bestPlan]!
  const figures = [outOfPocketExpenses, hsaFunds, payrollDeduction + surchargeTotal, totalCost]
  expect(await readTexts(driver, 'dd')).toEqual(figures.map(formatDollars))
  expect(await readTexts(driver, 'main h2')).toContain(displayName)
}

/** Opens each panel, which closes the one before. */
async function openPanels(driver: Driver) {
  const panels = '.panel[name="results"]'
  const count = await countElements(driver, panels)
  for (let index = 1; index <= count; index += 1) {
    const panel = `${panels}:nth-of-type(${index})`
    // Some panels are only for wide windows.
    if ((await readTexts(driver, `${panel} > summary`)).length === 0) continue
    await driver.click(`${panel} > summary`)
    await expect
      .poll(() => readTexts(driver, `${panel} > .panel-content`))
      .toEqual([expect.stringMatching(/\S/)])
    await expect.poll(() => readTexts(driver, `${panels} > .panel-content`)).toHaveLength(1)
  }
}

declare global {
  interface Window {
    copiedText: string
  }
}

/** Records the text that the page copies, which the tests cannot read from the clipboard. Runs in the page. */
function recordCopiedText() {
  const { clipboard } = navigator
  const write = clipboard.writeText.bind(clipboard)
  clipboard.writeText = (text) => {
    window.copiedText = text
    return write(text)
  }
}

function stepLink(step: string) {
  return `nav a[href$="/${step}"]`
}

async function expectScreen(driver: Driver, path: string, heading: string) {
  const read = () => driver.evaluate(() => [location.pathname, document.querySelector('h1')?.textContent])
  await expect.poll(read).toEqual([path, heading])
}

/** Expects no page errors and no horizontal overflow. */
async function expectIntactPage(driver: Driver) {
  const page = await driver.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    const isTooWide = (element: Element) => element.getBoundingClientRect().right > clientWidth + 1
    return {
      errors: window.pageErrors,
      overflow:
        scrollWidth > clientWidth
          ? [...document.querySelectorAll('body *')]
              .filter(isTooWide)
              .map((each) => each.outerHTML.slice(0, 100))
          : [],
    }
  })
  expect.soft(page).toEqual({ errors: [], overflow: [] })
}

function countElements(driver: Driver, selector: string) {
  return driver.evaluate((selected) => document.querySelectorAll(selected).length, selector)
}

function readText(driver: Driver) {
  return driver.evaluate(() => document.querySelector('main')?.innerText)
}

/** Formats whole US dollars as the calculator does. */
function formatDollars(amount: number) {
  const sign = Math.round(amount) < 0 ? '−' : ''
  return `${sign}$${Math.abs(Math.round(amount)).toLocaleString('en-US')}`
}

/** Returns the texts of the visible elements. */
function readTexts(driver: Driver, selector: string): Promise<string[]> {
  return driver.evaluate(
    (selected) =>
      [...document.querySelectorAll<HTMLElement>(selected)]
        .filter((element) => element.checkVisibility())
        .map((element) => element.innerText.trim()),
    selector,
  )
}
