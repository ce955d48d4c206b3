import { expect } from '@playwright/test'
import { formatDollars } from './formatDollars.ts'
import { readTexts } from './readTexts.ts'
import type { Results } from './Results.ts'
import { sectionChecks } from './sectionChecks.ts'

/** The checks of the results page, by title. The walk runs each one, and then looks for errors and overflow. */
export const resultChecks: Record<string, (results: Results) => Promise<void>> = {
  async 'the best plan has the figures of the answer'({ driver, outputs: { plans, bestPlan } }) {
    const best = plans[bestPlan]!
    const figures = [
      best.outOfPocketExpenses,
      best.hsaFunds,
      best.payrollDeduction + best.surchargeTotal,
      best.totalCost,
    ]
    expect(await readTexts(driver, 'dd')).toEqual(figures.map(formatDollars))
    expect(await readTexts(driver, 'main h2')).toContain(best.displayName)
  },

  ...sectionChecks,

  async 'each panel opens, and closes the one before'({ driver }) {
    const panels = '.panel[name="results"]'
    const count = await driver.evaluate((panel) => document.querySelectorAll(panel).length, panels)
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
  },

  async 'the table lists every plan with its costs, cheapest first'({ driver, outputs, width }) {
    if (width < tableWidth) return
    const cheapestFirst = Object.values(outputs.plans).toSorted((a, b) => a.totalCost - b.totalCost)
    await driver.click('.panel[name="results"]:has(.plans-table) > summary')
    await expect
      .poll(() => readTexts(driver, '.plans-table td[data-amount="totalCost"]'))
      .toEqual(cheapestFirst.map(({ totalCost }) => formatDollars(totalCost)))
    expect(await readTexts(driver, '.plans-table th[scope="row"] > bdi')).toEqual(
      cheapestFirst.map(({ displayName }) => displayName),
    )
  },
}

/** From this width on, the page has the table of plans. */
const tableWidth = 768
