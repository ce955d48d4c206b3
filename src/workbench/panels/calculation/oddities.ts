import type { Outputs, PlanCosts } from '../../../contract/outputs.ts'
import { coveringFewer } from '../../../contract/tiers.ts'
import { coverageLabel } from '../../../calculator/rules/coverage.ts'
import { dominatingPlanName } from '../../../calculator/steps/results/outputs.ts'
import { bestOf } from './bestOf.ts'
import type { LineUp } from './lineUp.ts'
import { planMark } from './planMarks.ts'
import type { Cell } from './visitedCell.ts'

/** Something about a line-up that a consultant would want to look at. */
export interface Oddity {
  words: string
  /** The cells that show it; none where it is about a plan as a whole. */
  cells: Cell[]
}

/** What looks odd in a line-up: none of it has to be wrong. */
export function odditiesOf(lineUp: LineUp): Oddity[] {
  return [
    ...neverBest(lineUp),
    ...neverAlone(lineUp),
    ...alwaysBest(lineUp),
    ...beaten(lineUp),
    ...overridden(lineUp),
    ...cheaperWithMore(lineUp),
  ]
}

/** In the grid: in another year, or with other answers, it may well be. */
function neverBest(lineUp: LineUp): Oddity[] {
  const years = lineUp.rows.flatMap(({ cells }) => cells)
  const best = new Set(years.flatMap(bestOf))
  return lineUp.plans
    .filter(({ key }) => !best.has(key))
    .map(({ key }) => ({
      words: `${named(lineUp, key)} is the best plan in none of these ${years.length} years.`,
      cells: [],
    }))
}

function neverAlone(lineUp: LineUp): Oddity[] {
  return lineUp.plans.flatMap(({ key }) => {
    const cells = cellsWhere(lineUp, (outputs) => bestOf(outputs).includes(key))
    const isAlone = ([row, column]: Cell) => bestOf(lineUp.rows[row]!.cells[column]!).length === 1
    if (cells.length === 0 || cells.some(isAlone)) return []
    return [{ words: `${named(lineUp, key)} is the best plan only where another costs the same.`, cells }]
  })
}

function alwaysBest(lineUp: LineUp): Oddity[] {
  const [first, ...others] = new Set(lineUp.rows.flatMap(({ cells }) => cells.flatMap(bestOf)))
  if (first === undefined || others.length > 0 || lineUp.plans.length < 2) return []
  return [{ words: `${named(lineUp, first)} is the best plan in all of these years.`, cells: [] }]
}

function beaten(lineUp: LineUp): Oddity[] {
  return lineUp.plans.flatMap(({ key }) => {
    const cells = cellsWhere(lineUp, (outputs) => dominatingPlanName(outputs, key) !== null)
    const [[row, column] = [0, 0]] = cells
    const better = lineUp.rows[row]?.cells[column]?.plans[key]?.dominatedBy
    if (cells.length === 0 || better == null) return []
    const words = `${named(lineUp, key)} never costs less than ${named(lineUp, better)}, for ${tiersIn(lineUp, cells)}.`
    return [{ words, cells: [] }]
  })
}

function overridden(lineUp: LineUp): Oddity[] {
  const cells = cellsWhere(lineUp, ({ savingsDidOverride }) => savingsDidOverride)
  return cells.length > 0
    ? [{ words: 'The attitude to savings favors a plan other than the cheapest.', cells }]
    : []
}

/** A household with one more person can hardly cost less under the same plan. */
function cheaperWithMore(lineUp: LineUp): Oddity[] {
  const { tiers, rows } = lineUp
  return lineUp.plans.flatMap(({ key }) => {
    const cells = cellsWhere(lineUp, ({ plans }, [row, column]) =>
      coveringFewer[tiers[column]!].some((tier) => {
        const less = rows[row]!.cells[tiers.indexOf(tier)]
        return less !== undefined && total(less.plans[key]) > total(plans[key])
      }),
    )
    if (cells.length === 0) return []
    const words = `${named(lineUp, key)} costs less for a larger household, for ${tiersIn(lineUp, cells)}.`
    return [{ words, cells }]
  })
}

function total(plan: PlanCosts | undefined) {
  return plan?.totalCost ?? 0
}

/** A plan's name, and the letter by which the grid has it. */
function named({ plans }: LineUp, key: string) {
  const place = plans.findIndex((plan) => plan.key === key)
  return place < 0 ? key : `${plans[place]!.name} (${planMark(place)})`
}

const list = new Intl.ListFormat('en')

/** The tiers in the words of the grid's heads. */
function tiersIn({ tiers }: LineUp, cells: Cell[]) {
  const columns = new Set(cells.map(([, column]) => column))
  const own = tiers.filter((_, column) => columns.has(column))
  if (own.length === tiers.length) return 'every tier'
  return list.format(own.map((tier) => coverageLabel(tier, tiers.includes('EK'))))
}

function cellsWhere({ rows }: LineUp, isSo: (outputs: Outputs, cell: Cell) => boolean): Cell[] {
  return rows.flatMap(({ cells }, row) =>
    cells.flatMap((outputs, column) => (isSo(outputs, [row, column]) ? [[row, column] satisfies Cell] : [])),
  )
}
