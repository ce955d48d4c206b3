import { expect } from '@playwright/test'
import type { CostCurve, PlanCosts } from '../../src/contract/outputs.ts'
import type { Driver } from './Driver.ts'
import { formatDollars } from './formatDollars.ts'
import { readTexts } from './readTexts.ts'
import type { Results } from './Results.ts'

/** The checks of the sections between the best plan and the panels. */
export const sectionChecks: Record<string, (results: Results) => Promise<void>> = {
  async 'the comparison lists every plan, cheapest first or by its worst case'({ driver, outputs }) {
    const plans = Object.values(outputs.plans)
    const expectOrder = async (amount: (plan: PlanCosts) => number) => {
      const sorted = plans.toSorted((a, b) => amount(a) - amount(b))
      await expect
        .poll(() => readTexts(driver, '.compared-plan-head > h3'))
        .toEqual(sorted.map(({ displayName }) => displayName))
      expect(await readTexts(driver, '.compared-plan-total > b')).toEqual(
        sorted.map(({ totalCost }) => formatDollars(totalCost)),
      )
    }
    const chooseOrder = (index: number) =>
      driver.click(`.segmented-control:last-child .segments > :nth-child(${index}) > input`)
    await expectOrder(({ totalCost }) => totalCost)
    await chooseOrder(2)
    await expectOrder(({ worstCase }) => worstCase!)
    await chooseOrder(1)
    await expectOrder(({ totalCost }) => totalCost)
  },

  async 'the table of scenarios has the costs of the answer, and marks the lowest'({ driver, outputs }) {
    const cheapestFirst = Object.entries(outputs.plans).toSorted(([, a], [, b]) => a.totalCost - b.totalCost)
    const costs = outputs.scenarios.map(({ totalCosts }) => {
      const lowest = formatDollars(Math.min(...Object.values(totalCosts)))
      return cheapestFirst
        .map(([key]) => formatDollars(totalCosts[key]!))
        .map((amount) => (amount === lowest ? `cheapest${amount}` : amount))
    })
    const cells = await readTexts(driver, '.scenario-grid td')
    expect(cells.map((text) => text.replace(/\s/g, ''))).toEqual(costs.flat())
  },

  async 'the slider of the chart reads the cost of every plan'({ driver, outputs }) {
    const { points } = outputs.curve!
    const slider = '.line-chart input'
    const readCare = () => driver.evaluate(readValue, slider)
    const care = await readCare()
    await driver.click(slider)
    await expect.poll(readCare).not.toBe(care)
    const chosen = Number(await readCare())
    const costs = Object.entries(outputs.plans)
      .map(([key, { displayName }]) => ({ displayName, cost: costAt(points, key, chosen) }))
      .toSorted((a, b) => a.cost - b.cost)
    expect(await readTexts(driver, '.care-chart-costs bdi')).toEqual(
      costs.map(({ displayName }) => displayName),
    )
    expect(await readTexts(driver, '.care-chart-costs strong')).toEqual(
      costs.map(({ cost }) => formatDollars(cost)),
    )
  },

  async 'the line items of the best plan add up to its expenses'({ driver, outputs }) {
    const { outOfPocketExpenses } = outputs.plans[outputs.bestPlan]!
    const disclosures = '.result-section:has(> .expense-bar) > .disclosure'
    await clickEach(driver, `${disclosures}:not([open]) > summary`)
    const readTables = () => driver.evaluate(readPaid, `${disclosures} .expenses`)
    await expect.poll(readTables).not.toEqual([])
    // For several persons, the first table has their totals.
    const [first = [], ...others] = await readTables()
    const paid = others.length > 0 ? others.flat() : first
    expect(sum(paid)).toBeCloseTo(outOfPocketExpenses, 1)
    // In Firefox, the tables change their height when the page scrolls, and a click would miss what is below them.
    await clickEach(driver, `${disclosures}[open] > summary`)
  },

  async 'the account explorer adds up what goes into the account, and the taxes it saves'({
    driver,
    outputs: { plans, bestPlan, contributionLimit },
  }) {
    const panel = '.account-panel > .panel'
    const hasExplorer = contributionLimit !== null || plans[bestPlan]!.facts?.companyContribution != null
    expect(await readTexts(driver, `${panel} > summary`)).toHaveLength(hasExplorer ? 1 : 0)
    if (!contributionLimit) return
    await driver.click(`${panel} > summary`)
    await driver.click('.contribution-slider > input')
    await driver.type({ role: 'textbox', name: "Your household's yearly pay before taxes" }, '80000')
    await expect.poll(() => readTexts(driver, '.account .amount-table')).toHaveLength(2)
    for (const { parts, total } of await driver.evaluate(readAmountTables)) {
      expect(parts.length).toBeGreaterThan(1)
      expect(sum(parts)).toBe(sum(total))
    }
    await driver.click(`${panel} > summary`)
  },
}

/** Clicks each summary that the selector matches until it no longer does, in the order of the page. */
async function clickEach(driver: Driver, summaries: string) {
  for (let { length } = await readTexts(driver, summaries); length > 0; length -= 1) {
    await driver.click(summaries)
    await expect.poll(() => readTexts(driver, summaries)).toHaveLength(length - 1)
  }
}

function sum(amounts: string[]) {
  return amounts.reduce((total, amount) => total + Number(amount.replace('−', '-').replace(/[$,]/g, '')), 0)
}

/** The cost of a plan between two points of the curve. */
function costAt(points: CostCurve['points'], key: string, care: number) {
  const next = points.findIndex((point) => point.care >= care)
  const [from, to] = [points[next - 1], points[next]]
  if (!from || !to) return NaN
  const part = (care - from.care) / (to.care - from.care)
  return from.totalCosts[key]! + part * (to.totalCosts[key]! - from.totalCosts[key]!)
}

/** Runs in the page. */
function readValue(input: string) {
  return document.querySelector<HTMLInputElement>(input)!.value
}

/** Returns the amount paid in each row of each table, also of those that are not laid out yet. Runs in the page. */
function readPaid(tables: string) {
  return [...document.querySelectorAll(tables)].map((table) =>
    [...table.querySelectorAll('tbody [data-amount="paid"]')].map((cell) => cell.textContent ?? ''),
  )
}

/** Runs in the page. */
function readAmountTables() {
  return [...document.querySelectorAll<HTMLTableElement>('.amount-table')].map((table) => ({
    parts: [...table.querySelectorAll<HTMLElement>('tbody td')].map((cell) => cell.innerText),
    total: [...table.querySelectorAll<HTMLElement>('tfoot td')].map((cell) => cell.innerText),
  }))
}
