import { validatePayload } from './validatePayload.ts'
import { ContractError } from './ContractError.ts'
import { validate } from './generated/outputs.js'
import type {
  Assumptions,
  CatchUp,
  LineItem,
  OutputsPayload,
  PersonName,
  PlanCosts as PlanCostsPayload,
  ServiceAssumption,
} from './generated/outputs.d.ts'

export type { LineItem, OutputsPayload, PersonName, PlanCostsPayload, ServiceAssumption }

export interface PlanCosts extends Omit<PlanCostsPayload, 'lineItems'> {
  /** What the out-of-pocket expenses consist of, in the order of the claims; empty if the API sends no line items. */
  explanation: ExpenseLine[]
}

/** The claim order rules that the calculator has sentences for; an API may send other codes. */
export type ClaimOrderCode =
  | 'no-deductible-first'
  | 'drug-deductible-next'
  | 'deductible-last'
  | 'most-expensive-first'
  | 'family-deductible-shared-evenly'
  | 'family-maximum-by-person'

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
  potentialSavings: number
  savingsDidOverride: boolean
  contributionLimit: ContributionLimit | null
  /** null if the API sends none. */
  assumptions: NonNullable<Assumptions> | null
}

/**
 * Checks a result against schemas/outputs.schema.json, and that the best plan is one of the plans.
 * @throws ContractError with every issue.
 */
export function parseOutputs(payload: unknown): Outputs {
  const { plans, bestPlan, contributionLimit, assumptions, ...savings }: OutputsPayload = validatePayload(
    validate,
    payload,
    'result',
  )
  if (!Object.hasOwn(plans, bestPlan)) {
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
    potentialSavings: savings.potentialSavings ?? 0,
    savingsDidOverride: savings.savingsDidOverride ?? false,
    contributionLimit: contributionLimit && !Array.isArray(contributionLimit) ? contributionLimit : null,
    assumptions: assumptions ?? null,
  }
}

/**
 * Converts line items to lines, person by person. An item has only the amounts that differ between plans; names,
 * prices, and uses are in the assumptions. Skips items of unknown services; the lines then do not sum to the expenses.
 */
function expenseLines(items: LineItem[], assumptions: Outputs['assumptions']): ExpenseLine[] {
  const services = new Map(assumptions?.services.map((service) => [service.id, service]))
  return (assumptions?.persons ?? []).flatMap((person, index) =>
    items.flatMap(({ service: id, deductible, copay, coinsurance, amountOverMaximum }) => {
      const service = services.get(id)
      const uses = service?.usesByPerson?.[index] ?? 0
      if (!service || uses === 0) return []
      return {
        person,
        service: id,
        name: service.name,
        uses,
        allowedAmount: Math.round(uses * service.allowedAmount * 100) / 100,
        deductible: deductible?.[index] ?? 0,
        copay: copay?.[index] ?? 0,
        coinsurance: coinsurance?.[index] ?? 0,
        amountOverMaximum: amountOverMaximum?.[index] ?? 0,
      }
    }),
  )
}
