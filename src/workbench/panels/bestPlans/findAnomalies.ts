import { smallerTiers } from '../../../contract/tiers.ts'
import { coverageLabel } from '../../../calculator/rules/coverage.ts'
import { dominatingPlanName } from '../../../calculator/steps/results/outputs.ts'
import type { Ranking } from '../../../engine/calculateRanking.ts'
import { bestPlanKeys, planLabel, type CellIndex, type PlanMatrix } from './planMatrix.ts'

/** A pattern that may indicate a mistake in the plans. */
export interface Anomaly {
  text: string
  /** The cells with the pattern; empty if it concerns a plan as a whole. */
  cells: CellIndex[]
}

export function findAnomalies(matrix: PlanMatrix): Anomaly[] {
  return [
    ...neverBest(matrix),
    ...bestOnlyInTies(matrix),
    ...alwaysBest(matrix),
    ...dominated(matrix),
    ...savingsOverrides(matrix),
    ...cheaperForMorePeople(matrix),
  ]
}

/** Applies to this matrix only. Another year or other answers may have other results. */
function neverBest(matrix: PlanMatrix): Anomaly[] {
  const results = matrix.rows.flatMap(({ cells }) => cells)
  const best = new Set(results.flatMap(bestPlanKeys))
  return matrix.plans
    .filter(({ key, isOffered }) => isOffered && !best.has(key))
    .map(({ key }) => ({
      text: `${planName(matrix, key)} is not the best plan in any of these ${results.length} cases.`,
      cells: [],
    }))
}

function bestOnlyInTies(matrix: PlanMatrix): Anomaly[] {
  return matrix.plans.flatMap(({ key }) => {
    const cells = filterCells(matrix, (cell) => bestPlanKeys(cell).includes(key))
    const isOnlyBest = ([row, column]: CellIndex) =>
      bestPlanKeys(matrix.rows[row]!.cells[column]!).length === 1
    if (cells.length === 0 || cells.some(isOnlyBest)) return []
    const text = `${planName(matrix, key)} is the best plan only where another plan costs the same.`
    return [{ text, cells }]
  })
}

function alwaysBest(matrix: PlanMatrix): Anomaly[] {
  const [first, ...others] = new Set(matrix.rows.flatMap(({ cells }) => cells.flatMap(bestPlanKeys)))
  if (first === undefined || others.length > 0 || offeredPlans(matrix).length < 2) return []
  return [{ text: `${planName(matrix, first)} is the best plan in every case.`, cells: [] }]
}

function dominated(matrix: PlanMatrix): Anomaly[] {
  return offeredPlans(matrix).flatMap(({ key }) => {
    const cells = filterCells(matrix, (cell) => dominatingPlanName(cell, key) !== null)
    const [[row, column] = [0, 0]] = cells
    const dominator = matrix.rows[row]?.cells[column]?.plans[key]?.dominatedBy
    if (cells.length === 0 || dominator == null) return []
    const plan = planName(matrix, key)
    const other = planName(matrix, dominator)
    return [{ text: `${plan} never costs less than ${other} (${listTiers(matrix, cells)}).`, cells: [] }]
  })
}

function savingsOverrides(matrix: PlanMatrix): Anomaly[] {
  const cells = filterCells(matrix, ({ savingsDidOverride }) => savingsDidOverride)
  if (cells.length === 0) return []
  return [{ text: 'The savings style selects a plan that is not the cheapest.', cells }]
}

function cheaperForMorePeople(matrix: PlanMatrix): Anomaly[] {
  const { tiers, rows } = matrix
  return offeredPlans(matrix).flatMap(({ key }) => {
    const cells = filterCells(matrix, ({ plans }, [row, column]) =>
      smallerTiers[tiers[column]!].some((tier) => {
        const smaller = rows[row]!.cells[tiers.indexOf(tier)]
        return smaller !== undefined && smaller.plans[key]!.totalCost > plans[key]!.totalCost
      }),
    )
    if (cells.length === 0) return []
    const text = `${planName(matrix, key)} costs less for a larger household (${listTiers(matrix, cells)}).`
    return [{ text, cells }]
  })
}

function offeredPlans({ plans }: PlanMatrix) {
  return plans.filter(({ isOffered }) => isOffered)
}

/** For example, "PPO (A)". */
function planName({ plans }: PlanMatrix, key: string) {
  const index = plans.findIndex((plan) => plan.key === key)
  return index < 0 ? key : `${plans[index]!.name} (${planLabel(index)})`
}

const listFormat = new Intl.ListFormat('en')

function listTiers({ tiers }: PlanMatrix, cells: CellIndex[]) {
  const columns = new Set(cells.map(([, column]) => column))
  const affected = tiers.filter((_, column) => columns.has(column))
  if (affected.length === tiers.length) return 'all tiers'
  return listFormat.format(affected.map((tier) => coverageLabel(tier, tiers.includes('EK'))))
}

function filterCells(
  { rows }: PlanMatrix,
  hasPattern: (cell: Ranking, index: CellIndex) => boolean,
): CellIndex[] {
  return rows.flatMap(({ cells }, row) =>
    cells.flatMap((cell, column) => {
      const index: CellIndex = [row, column]
      return hasPattern(cell, index) ? [index] : []
    }),
  )
}
