import type { Outputs, PlanCosts } from '../../../contract/outputs.ts'
import { smallerTiers } from '../../../contract/tiers.ts'
import { coverageLabel } from '../../../calculator/rules/coverage.ts'
import { dominatingPlanName } from '../../../calculator/steps/results/outputs.ts'
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
    .filter(({ key }) => !best.has(key))
    .map(({ key }) => ({
      text: `${planName(matrix, key)} is not the best plan in any of these ${results.length} cases.`,
      cells: [],
    }))
}

function bestOnlyInTies(matrix: PlanMatrix): Anomaly[] {
  return matrix.plans.flatMap(({ key }) => {
    const cells = filterCells(matrix, (outputs) => bestPlanKeys(outputs).includes(key))
    const isOnlyBest = ([row, column]: CellIndex) =>
      bestPlanKeys(matrix.rows[row]!.cells[column]!).length === 1
    if (cells.length === 0 || cells.some(isOnlyBest)) return []
    const text = `${planName(matrix, key)} is the best plan only where another plan costs the same.`
    return [{ text, cells }]
  })
}

function alwaysBest(matrix: PlanMatrix): Anomaly[] {
  const [first, ...others] = new Set(matrix.rows.flatMap(({ cells }) => cells.flatMap(bestPlanKeys)))
  if (first === undefined || others.length > 0 || matrix.plans.length < 2) return []
  return [{ text: `${planName(matrix, first)} is the best plan in every case.`, cells: [] }]
}

function dominated(matrix: PlanMatrix): Anomaly[] {
  return matrix.plans.flatMap(({ key }) => {
    const cells = filterCells(matrix, (outputs) => dominatingPlanName(outputs, key) !== null)
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
  return matrix.plans.flatMap(({ key }) => {
    const cells = filterCells(matrix, ({ plans }, [row, column]) =>
      smallerTiers[tiers[column]!].some((tier) => {
        const smaller = rows[row]!.cells[tiers.indexOf(tier)]
        return smaller !== undefined && totalCost(smaller.plans[key]) > totalCost(plans[key])
      }),
    )
    if (cells.length === 0) return []
    const text = `${planName(matrix, key)} costs less for a larger household (${listTiers(matrix, cells)}).`
    return [{ text, cells }]
  })
}

function totalCost(plan: PlanCosts | undefined) {
  return plan?.totalCost ?? 0
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
  hasPattern: (outputs: Outputs, cell: CellIndex) => boolean,
): CellIndex[] {
  return rows.flatMap(({ cells }, row) =>
    cells.flatMap((outputs, column) => {
      const cell: CellIndex = [row, column]
      return hasPattern(outputs, cell) ? [cell] : []
    }),
  )
}
