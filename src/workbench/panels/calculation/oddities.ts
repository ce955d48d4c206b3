import type { Outputs, PlanCosts } from '../../../contract/outputs.ts'
import { neverDearerThan } from '../../../calculator/steps/results/outputs.ts'
import type { LineUp } from './lineUp.ts'

/** Something about a line-up that a consultant would want to look at. */
export interface Oddity {
  words: string
  /** The cells that show it, by the places of scenario and tier; none where it is about a plan as a whole. */
  cells: [row: number, column: number][]
}

/** What looks odd in a line-up: none of it has to be wrong. */
export function odditiesOf(lineUp: LineUp): Oddity[] {
  return [
    ...neverBest(lineUp),
    ...alwaysBest(lineUp),
    ...beaten(lineUp),
    ...overridden(lineUp),
    ...cheaperWithMore(lineUp),
  ]
}

function neverBest({ plans, rows }: LineUp): Oddity[] {
  const best = new Set(rows.flatMap(({ cells }) => cells.map(({ bestPlan }) => bestPlan)))
  return plans
    .filter(({ key }) => !best.has(key))
    .map(({ name }) => ({ words: `${name} is never the best plan.`, cells: [] }))
}

function alwaysBest({ plans, rows }: LineUp): Oddity[] {
  const [first, ...others] = new Set(rows.flatMap(({ cells }) => cells.map(({ bestPlan }) => bestPlan)))
  if (others.length > 0 || plans.length < 2) return []
  const { name } = plans.find(({ key }) => key === first) ?? { name: first }
  return [{ words: `${name} is the best plan of all, whatever the year.`, cells: [] }]
}

function beaten(lineUp: LineUp): Oddity[] {
  return lineUp.plans.flatMap(({ key, name }) => {
    const cells = cellsWhere(lineUp, (outputs) => neverDearerThan(outputs, key) !== null)
    const [[row, column] = [0, 0]] = cells
    const better = neverDearerThan(lineUp.rows[row]!.cells[column]!, key)
    return better === null
      ? []
      : [{ words: `${better} never costs more than ${name}, for ${tiersIn(lineUp, cells)}.`, cells: [] }]
  })
}

function overridden(lineUp: LineUp): Oddity[] {
  const cells = cellsWhere(lineUp, ({ savingsDidOverride }) => savingsDidOverride)
  return cells.length > 0 ? [{ words: 'The attitude to savings leads past the cheapest plan.', cells }] : []
}

/** A household with one more person can hardly cost less under the same plan. */
function cheaperWithMore(lineUp: LineUp): Oddity[] {
  const { tiers } = lineUp
  const smaller: Record<string, string[]> = {
    ES: ['EE'],
    EK: ['EE'],
    EC: ['EE', 'EK'],
    EF: ['EE', 'ES', 'EK', 'EC'],
  }
  return lineUp.plans.flatMap(({ key, name }) => {
    const cells = cellsWhere(lineUp, ({ plans }, row, column) =>
      (smaller[tiers[column]!] ?? []).some((tier) => {
        const less = lineUp.rows[row]!.cells[tiers.indexOf(tier as (typeof tiers)[number])]
        return less !== undefined && total(less.plans[key]) > total(plans[key])
      }),
    )
    return cells.length > 0
      ? [{ words: `${name} costs less for a larger household, for ${tiersIn(lineUp, cells)}.`, cells }]
      : []
  })
}

function total(plan: PlanCosts | undefined) {
  return plan?.totalCost ?? 0
}

function tiersIn({ tiers }: LineUp, cells: Oddity['cells']) {
  return [...new Set(cells.map(([, column]) => tiers[column]))].join(', ')
}

function cellsWhere({ rows }: LineUp, isSo: (outputs: Outputs, row: number, column: number) => boolean) {
  return [...rows.entries()].flatMap(([row, { cells }]) =>
    [...cells.entries()]
      .filter(([column, outputs]) => isSo(outputs, row, column))
      .map(([column]): [number, number] => [row, column]),
  )
}
