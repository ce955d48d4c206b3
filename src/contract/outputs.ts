import { check, ContractError } from './check.ts'
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
  /** Where the out-of-pocket expenses come from, in the order of the claims; empty if the API sends no line items. */
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

/** What one person's uses of one service come to. All money is in dollars a year. */
export interface ExpenseLine {
  person: PersonName
  /** The service's id. */
  service: ServiceAssumption['id']
  name: string
  uses: number
  /** What these uses cost together, the plan's share and the member's. */
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
  /** What may be paid in besides from an age on, where the API tells. */
  catchUp?: CatchUp | null
}

/** The result of a calculation. All money is in dollars a year. */
export interface Outputs {
  plans: Record<string, PlanCosts>
  bestPlan: string
  potentialSavings: number
  savingsDidOverride: boolean
  contributionLimit: ContributionLimit | null
  /** What was taken for granted; null from an API that does not tell. */
  assumptions: NonNullable<Assumptions> | null
}

/**
 * Checks what the API sent against schemas/outputs.schema.json, and that the best plan is one of the plans.
 * @throws ContractError naming every problem.
 */
export function parseOutputs(payload: unknown): Outputs {
  const { plans, bestPlan, contributionLimit, assumptions, ...savings }: OutputsPayload = check(
    validate,
    payload,
    'result',
  )
  if (!Object.hasOwn(plans, bestPlan)) {
    const expected = `one of ${Object.keys(plans).join(', ')}`
    throw new ContractError('result', [{ path: '/bestPlan', expected, found: JSON.stringify(bestPlan) }])
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
 * Converts line items to lines, person by person. An item holds only what differs between plans: names, prices and uses
 * are in the assumptions. Items of an unknown service become no lines, so the lines no longer sum to the expenses.
 */
function expenseLines(items: LineItem[], assumptions: Outputs['assumptions']): ExpenseLine[] {
  const services = new Map(assumptions?.services.map((service) => [service.id, service]))
  return (assumptions?.persons ?? []).flatMap((person, place) =>
    items.flatMap(({ service: id, deductible, copay, coinsurance, amountOverMaximum }) => {
      const service = services.get(id)
      const uses = service?.usesByPerson?.[place] ?? 0
      if (!service || uses === 0) return []
      return {
        person,
        service: id,
        name: service.name,
        uses,
        allowedAmount: Math.round(uses * service.allowedAmount * 100) / 100,
        deductible: deductible?.[place] ?? 0,
        copay: copay?.[place] ?? 0,
        coinsurance: coinsurance?.[place] ?? 0,
        amountOverMaximum: amountOverMaximum?.[place] ?? 0,
      }
    }),
  )
}
