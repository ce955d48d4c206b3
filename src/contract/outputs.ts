import { validatePayload } from './validatePayload.ts'
import { ContractError } from './ContractError.ts'
import { validate } from './generated/outputs.js'
import type {
  Assumptions,
  CatchUp,
  CostCurve as CostCurvePayload,
  Crossover,
  LineItem,
  OutputsPayload,
  PersonName,
  PlanCosts as PlanCostsPayload,
  PlanFacts as PlanFactsPayload,
  ScenarioCosts,
  ServiceAssumption,
  TotalCosts,
} from './generated/outputs.d.ts'

export type {
  Crossover,
  LineItem,
  OutputsPayload,
  PersonName,
  PlanCostsPayload,
  ScenarioCosts,
  ServiceAssumption,
}
export type CostCurve = NonNullable<CostCurvePayload>
export type PlanFacts = NonNullable<PlanFactsPayload>
/** When the out-of-pocket expenses fall due, in dollars. */
export type MonthlyExpenses = NonNullable<PlanCostsPayload['monthly']>
export type Confidence = NonNullable<OutputsPayload['confidence']>

export interface PlanCosts extends Omit<PlanCostsPayload, 'lineItems'> {
  /** What the out-of-pocket expenses consist of; empty if the API sends no line items. */
  explanation: ExpenseLine[]
}

/** The claim order rules that the calculator has sentences for; an API may send other codes. */
export type ClaimOrderCode = 'by-date' | 'mean-of-orders' | 'stays-together'

/** The cost of one person's uses of one service. All money is in dollars a year. */
export interface ExpenseLine {
  person: PersonName
  /** The service's id. */
  service: ServiceAssumption['id']
  name: string
  uses: number
  /** The price of these uses: the plan's share and the member's together. */
  allowedAmount: number
  deductible: number
  copay: number
  coinsurance: number
  /** What the member pays for uses that the plan does not cover. */
  notCovered: number
  /** What the member would also pay if there were no out-of-pocket maximum. */
  amountOverMaximum: number
}

export interface ContributionLimit {
  accountType: string
  /** Dollars a year. */
  limit: number
  /** The additional amount allowed from a certain age, if the API sends it. */
  catchUp?: CatchUp | null
}

/** The result of a calculation. All money is in dollars a year. */
export interface Outputs {
  plans: Record<string, PlanCosts>
  bestPlan: string
  /** The key of the second-best plan. */
  runnerUp: string | null
  confidence: Confidence | null
  /** Dollars that the best plan saves compared with `comparedWith`; 0 if the API sends none. */
  potentialSavings: number
  comparedWith: string | null
  savingsDidOverride: boolean
  contributionLimit: ContributionLimit | null
  /** The costs in each scenario, with every plan's; empty if the API sends none. */
  scenarios: ScenarioCosts[]
  /** The costs by amount of care. Each point has every plan's. */
  curve: CostCurve | null
  /** null if the API sends none. */
  assumptions: NonNullable<Assumptions> | null
  /** The names that are in the client's first language although the response is in another one. */
  untranslated: string[]
}

/**
 * Checks a result against schemas/v1/outputs.schema.json, and that the best plan is one of the plans. Leaves out the parts
 * of optional fields that name another plan, or that have no cost of one of the plans: no result needs them.
 * @throws ContractError with every issue.
 */
export function parseOutputs(payload: unknown): Outputs {
  const { plans, bestPlan, contributionLimit, assumptions, ...optional }: OutputsPayload = validatePayload(
    validate,
    payload,
    'result',
  )
  const isPlan = (key: string) => Object.hasOwn(plans, key)
  const hasEveryPlan = ({ totalCosts }: { totalCosts: TotalCosts }) =>
    Object.keys(plans).every((key) => Object.hasOwn(totalCosts, key))
  const otherPlan = (key: string | null = null) =>
    key !== null && isPlan(key) && key !== bestPlan ? key : null
  if (!isPlan(bestPlan)) {
    const expected = `one of ${Object.keys(plans).join(', ')}`
    throw new ContractError('result', [{ pointer: '/bestPlan', expected, found: JSON.stringify(bestPlan) }])
  }
  return {
    plans: Object.fromEntries(
      Object.entries(plans).map(([key, { lineItems, ...costs }]) => [
        key,
        { ...costs, explanation: expenseLines(lineItems ?? [], assumptions ?? null) },
      ]),
    ),
    bestPlan,
    runnerUp: otherPlan(optional.runnerUp),
    confidence: optional.confidence ?? null,
    potentialSavings: optional.potentialSavings ?? 0,
    comparedWith: otherPlan(optional.comparedWith),
    savingsDidOverride: optional.savingsDidOverride ?? false,
    contributionLimit: contributionLimit && !Array.isArray(contributionLimit) ? contributionLimit : null,
    scenarios: (optional.scenarios ?? []).filter((row) => isPlan(row.bestPlan) && hasEveryPlan(row)),
    curve: optional.curve
      ? {
          points: optional.curve.points.filter(hasEveryPlan),
          crossovers: optional.curve.crossovers.filter(({ from, to }) => isPlan(from) && isPlan(to)),
        }
      : null,
    assumptions: assumptions ?? null,
    untranslated: optional.untranslated ?? [],
  }
}

/**
 * Converts line items to lines, person by person. An item has only the amounts that differ between plans; names,
 * prices, and uses are in the assumptions. Skips items of unknown services; the lines then do not sum to the expenses.
 */
function expenseLines(items: LineItem[], assumptions: Outputs['assumptions']): ExpenseLine[] {
  const services = new Map(assumptions?.services.map((service) => [service.id, service]))
  return (assumptions?.persons ?? []).flatMap((person, index) =>
    items.flatMap(({ service: id, ...amounts }) => {
      const service = services.get(id)
      const uses = service?.usesByPerson?.[index] ?? 0
      if (!service || uses === 0) return []
      return {
        person,
        service: id,
        name: service.name,
        uses,
        allowedAmount: Math.round(uses * service.allowedAmount * 100) / 100,
        deductible: amounts.deductible?.[index] ?? 0,
        copay: amounts.copay?.[index] ?? 0,
        coinsurance: amounts.coinsurance?.[index] ?? 0,
        notCovered: amounts.notCovered?.[index] ?? 0,
        amountOverMaximum: amounts.amountOverMaximum?.[index] ?? 0,
      }
    }),
  )
}
