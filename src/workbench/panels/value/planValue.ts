import { sum } from 'd3-array'
import { customScenarioId } from '../../../contract/customScenarioId.ts'
import type { CoverageCode } from '../../../contract/inputs.ts'
import type { ClientYear } from '../../../clients/clients.ts'
import { metalLevel, planValues, type PlanValue as ActuarialValue } from '../../../check/planValue.ts'
import type { RankedPlan, Ranking } from '../../../engine/calculateRanking.ts'
import { formatShare } from '../../../compare/values/amounts.ts'
import type { Answers } from '../../state/session/Answers.ts'
import { findAnomalies } from '../bestPlans/findAnomalies.ts'
import { bestPlanKeys, createPlanMatrix, type PlanMatrix } from '../bestPlans/planMatrix.ts'

/** How a client's plans compare over the client's own scenarios, all equally likely. Money is in dollars a year. */
export interface PlanValue {
  planYear: number
  /** How many months the year covers. */
  months: number
  tiers: CoverageCode[]
  /** Their names. */
  scenarios: string[]
  /** In the order of the file. */
  plans: PlanReview[]
  /** Sentences about what may be a mistake, such as a plan that is never the cheapest. */
  findings: string[]
}

export interface PlanReview {
  key: string
  name: string
  /** Whether the plan is offered with the given answers. If not, it has no figures. */
  isOffered: boolean
  /** Estimated with a standard population. */
  actuarial: ActuarialValue
  /** By tier; empty if the plan is not offered. */
  tiers: TierReview[]
  /** In how many scenarios and tiers no other plan is cheaper. A tie counts for each plan. */
  wins: number
}

/** A plan's figures for one tier, as means of all scenarios. */
interface TierReview extends CostParts {
  /** The share of the price of care that the plan pays, from 0 to 1, over all scenarios; null without any care. */
  share: number | null
  /** The same by scenario. */
  shares: (number | null)[]
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

/**
 * Reviews all plans of a year. The figures are those of the calculator for the same answers.
 * @param given the visitor's answers; defaults replace missing ones
 */
export function planValue(year: ClientYear, given: Answers | null): PlanValue {
  const matrix = createPlanMatrix(year, given)
  const { tiers, plans } = matrix
  const actuarial = planValues(year.model.document, year.instance)
  // Without the scenario that a visitor customized, which is not the client's.
  const rows = matrix.rows.filter(({ scenario }) => scenario !== customScenarioId)
  const cheapest = rows.flatMap(({ cells }) => cells.map(cheapestPlans))
  return {
    planYear: year.instance.client.planYear,
    months: year.model.document.coveredMonths ?? 12,
    tiers,
    scenarios: rows.map(({ name }) => name),
    plans: plans.map(({ key, name, isOffered }) => ({
      key,
      name,
      isOffered,
      actuarial: actuarial.get(key)!,
      tiers: isOffered ? tiers.map((_, column) => reviewTier(rows, key, column)) : [],
      wins: cheapest.filter((keys) => keys.includes(key)).length,
    })),
    findings: rows.length === 0 ? [] : findAnomalies({ ...matrix, rows }).map(({ text }) => text),
  }
}

/** Such as about 84% (between Gold and Platinum), without company money. */
export function describeActuarialValue({ share }: ActuarialValue): string {
  return `about ${formatShare(share)} (${metalLevel(share)})`
}

function reviewTier(rows: PlanMatrix['rows'], key: string, column: number): TierReview {
  const cells = rows.map(({ cells: inRow }) => inRow[column]!)
  const meanOf = (name: keyof RankedPlan) => {
    const mean = sum(cells, ({ plans }) => plans[key]![name] as number) / Math.max(cells.length, 1)
    return Math.round(mean * 100) / 100
  }
  return {
    share: paidShare(cells, key),
    shares: cells.map((cell) => paidShare([cell], key)),
    payroll: meanOf('payrollDeduction'),
    surcharges: meanOf('surchargeTotal'),
    outOfPocket: meanOf('outOfPocketExpenses'),
    companyMoney: meanOf('hsaFunds'),
    total: meanOf('totalCost'),
  }
}

function paidShare(cells: readonly Ranking[], key: string): number | null {
  const care = sum(cells, ({ careCost }) => careCost)
  const paidByMember = sum(cells, ({ plans }) => plans[key]!.outOfPocketExpenses)
  return care === 0 ? null : (care - paidByMember) / care
}

/** The keys of the cheapest plans, whatever the savings style; several only if they cost the same. */
function cheapestPlans({ plans }: Ranking): string[] {
  const [bestPlan = ''] = Object.keys(plans).toSorted((a, b) => plans[a]!.totalCost - plans[b]!.totalCost)
  return bestPlanKeys({ plans, bestPlan })
}
