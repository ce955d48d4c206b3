import { coverageLabel } from '../../../calculator/rules/coverage.ts'
import { dominatingPlanName } from '../../../calculator/steps/results/outputs.ts'
import { smallerTiers } from '../../../contract/tiers.ts'
import type { Ranking } from '../../../engine/calculateRanking.ts'
import { bestPlanKeys, planLabel, type CellIndex, type PlanMatrix } from './planMatrix.ts'

/** A pattern that may indicate a mistake in the plans. */
export interface Anomaly {
  text: string
  /** The cells with the pattern; empty if it concerns a plan as a whole. */
  cells: CellIndex[]
}

/** The anomalies of this matrix only. Another year or other answers may have other results. */
export function findAnomalies(matrix: PlanMatrix): Anomaly[] {
  const { rows, tiers, plans } = matrix
  const cells = rows.flatMap((row, index) =>
    row.cells.map((cell, column) => ({
      cell,
      best: bestPlanKeys(cell),
      index: [index, column] as CellIndex,
    })),
  )
  const cellsWhere = (hasPattern: (cell: Ranking, index: CellIndex) => boolean) =>
    cells.flatMap(({ cell, index }) => (hasPattern(cell, index) ? [index] : []))
  const offered = plans.filter(({ isOffered }) => isOffered).map(({ key }) => key)
  const bestKeys = new Set(cells.flatMap(({ best }) => best))
  const overridden = cellsWhere(({ savingsDidOverride }) => savingsDidOverride)
  const nameOf = (key: string) => planName(plans, key)
  return [
    ...offered
      .filter((key) => !bestKeys.has(key))
      .map((key) => ({
        text: `${nameOf(key)} is not the best plan in any of these ${cells.length} cases.`,
        cells: [],
      })),
    ...offered
      .filter((key) => bestKeys.has(key) && !cells.some(({ best }) => best.length === 1 && best[0] === key))
      .map((key) => ({
        text: `${nameOf(key)} is the best plan only where another plan costs the same.`,
        cells: cellsWhere((cell) => bestPlanKeys(cell).includes(key)),
      })),
    ...(bestKeys.size === 1 && offered.length > 1
      ? [{ text: `${nameOf([...bestKeys][0]!)} is the best plan in every case.`, cells: [] }]
      : []),
    ...offered.flatMap((key) => {
      const dominated = cells.filter(({ cell }) => dominatingPlanName(cell, key) !== null)
      const dominator = dominated[0]?.cell.plans[key]?.dominatedBy
      if (dominator == null) return []
      const where = listTiers(
        tiers,
        dominated.map(({ index }) => index),
      )
      return [{ text: `${nameOf(key)} never costs less than ${nameOf(dominator)} (${where}).`, cells: [] }]
    }),
    ...(overridden.length > 0
      ? [{ text: 'The savings style selects a plan that is not the cheapest.', cells: overridden }]
      : []),
    ...offered.flatMap((key) => {
      const found = cellsWhere((cell, [row, column]) =>
        smallerTiers[tiers[column]!].some((tier) => {
          const smaller = rows[row]!.cells[tiers.indexOf(tier)]
          return smaller !== undefined && smaller.plans[key]!.totalCost > cell.plans[key]!.totalCost
        }),
      )
      if (found.length === 0) return []
      return [
        {
          text: `${nameOf(key)} costs less for a larger household (${listTiers(tiers, found)}).`,
          cells: found,
        },
      ]
    }),
  ]
}

/** For example, "PPO (A)". */
function planName(plans: PlanMatrix['plans'], key: string) {
  const index = plans.findIndex((plan) => plan.key === key)
  return index < 0 ? key : `${plans[index]!.name} (${planLabel(index)})`
}

const listFormat = new Intl.ListFormat('en')

function listTiers(tiers: PlanMatrix['tiers'], cells: readonly CellIndex[]) {
  const affected = tiers.filter((_, column) => cells.some(([, each]) => each === column))
  if (affected.length === tiers.length) return 'all tiers'
  return listFormat.format(affected.map((tier) => coverageLabel(tier, tiers.includes('EK'))))
}
