import { customScenarioId } from '../../../contract/customScenarioId.ts'
import type { CoverageCode } from '../../../contract/inputs.ts'
import type { Id } from '../../../contract/instance.ts'
import type { ClientYear } from '../../../clients/clients.ts'
import type { RankedPlan } from '../../../engine/calculateRanking.ts'
import type { Answers } from '../../state/session/Answers.ts'
import { findAnomalies } from './findAnomalies.ts'
import { bestPlanKeys, createPlanMatrix, findRunnerUp, type Cell, type PlanMatrix } from './planMatrix.ts'

/** How a client's plans compare over the client's own scenarios, all equally likely. Money is in dollars a year. */
export interface PlanValue {
  planYear: number
  tiers: CoverageCode[]
  scenarios: { id: Id; name: string }[]
  /** In the order of the file. */
  plans: PlanReview[]
  /** The cheapest plans, by scenario and tier. */
  winners: Winner[][]
  /** Sentences about what may be a mistake, such as a plan that is never the cheapest. */
  findings: string[]
}

export interface PlanReview {
  key: string
  name: string
  /** Whether the plan is offered with the given answers. If not, it has no figures. */
  isOffered: boolean
  /** By tier; empty if the plan is not offered. */
  tiers: TierReview[]
  /** In how many scenarios and tiers no other plan is cheaper. A tie counts for each plan. */
  wins: number
}

/** A plan's figures for one tier, as means of all scenarios. */
export interface TierReview extends CostParts {
  /** The share of the price of care that the plan pays, from 0 to 1, over all scenarios; null without any care. */
  share: number | null
  /** The same by scenario. */
  shares: (number | null)[]
  /** The cost of each scenario. */
  totals: number[]
}

/** total = payroll + surcharges + outOfPocket − companyMoney */
export interface CostParts {
  payroll: number
  surcharges: number
  outOfPocket: number
  /** The company's money in an account, as far as it counts. */
  companyMoney: number
  total: number
}

export interface Winner {
  /** The keys of the cheapest plans; several only if they cost the same. */
  plans: string[]
  total: number
  /** The key of the next plan; null if there is none. */
  runnerUp: string | null
  /** What the next plan costs more; null if there is none. */
  margin: number | null
}

/**
 * Reviews all plans of a year. The figures are those of the calculator for the same answers.
 * @param given the visitor's answers; defaults replace missing ones
 */
export function planValue(year: ClientYear, given: Answers | null): PlanValue {
  const matrix = standardScenarios(createPlanMatrix(year, given))
  const { tiers, rows, plans } = matrix
  const winners = rows.map(({ cells }) => cells.map(findWinner))
  return {
    planYear: year.instance.client.planYear,
    tiers,
    scenarios: rows.map(({ scenario, name }) => ({ id: scenario, name })),
    plans: plans.map(({ key, name, isOffered }) => ({
      key,
      name,
      isOffered,
      tiers: isOffered ? tiers.map((_, column) => reviewTier(matrix, key, column)) : [],
      wins: winners.flat().filter((winner) => winner.plans.includes(key)).length,
    })),
    winners,
    findings: rows.length === 0 ? [] : findAnomalies(matrix).map(({ text }) => text),
  }
}

/** Without the scenario that a visitor customized, which is not the client's. */
function standardScenarios(matrix: PlanMatrix): PlanMatrix {
  return { ...matrix, rows: matrix.rows.filter(({ scenario }) => scenario !== customScenarioId) }
}

function reviewTier({ rows }: PlanMatrix, key: string, column: number): TierReview {
  const cells = rows.map(({ cells: inRow }) => inRow[column]!)
  const figures = cells.map(({ plans }) => plans[key]!)
  const meanOf = (name: keyof RankedPlan) => mean(figures.map((each) => each[name] as number))
  return {
    share: paidShare(cells, key),
    shares: cells.map((cell) => paidShare([cell], key)),
    totals: figures.map(({ totalCost }) => totalCost),
    payroll: meanOf('payrollDeduction'),
    surcharges: meanOf('surchargeTotal'),
    outOfPocket: meanOf('outOfPocketExpenses'),
    companyMoney: meanOf('hsaFunds'),
    total: meanOf('totalCost'),
  }
}

function paidShare(cells: readonly Cell[], key: string): number | null {
  const care = sum(cells.map(({ careCost }) => careCost))
  const paidByMember = sum(cells.map(({ plans }) => plans[key]!.outOfPocketExpenses))
  return care === 0 ? null : (care - paidByMember) / care
}

/** The cheapest plans, whatever the savings style. */
function findWinner({ plans }: Cell): Winner {
  const [cheapest = ''] = Object.keys(plans).toSorted((a, b) => plans[a]!.totalCost - plans[b]!.totalCost)
  const runnerUp = findRunnerUp({ plans, bestPlan: cheapest })
  return {
    plans: bestPlanKeys({ plans, bestPlan: cheapest }),
    total: plans[cheapest]!.totalCost,
    runnerUp: runnerUp?.key ?? null,
    margin: runnerUp?.margin ?? null,
  }
}

function toCents(dollars: number) {
  return Math.round(dollars * 100)
}

/** The mean, rounded to the cent; 0 of no amounts. */
function mean(amounts: readonly number[]) {
  return amounts.length === 0 ? 0 : toCents(sum(amounts) / amounts.length) / 100
}

function sum(amounts: readonly number[]) {
  return amounts.reduce((total, amount) => total + amount, 0)
}
