import type { CalculationInputs, CoverageCode } from '../../src/contract/inputs.ts'
import type { Outputs, PersonName, PlanCosts } from '../../src/contract/outputs.ts'
import type { Payment, Plan, PlansDocument } from '../../src/contract/plans.ts'
import { estimate, plan, plansDocument, sameForAll, service } from './planDocument.ts'

/** A published comparison of plans for one household. */
export interface PublishedExample {
  /** Publisher, title, page, and year. */
  source: string
  coverage: CoverageCode
  /** The price of one use, by service. */
  prices: Record<string, number>
  drugs?: readonly string[]
  /** The uses of each person, by service: the employee, the spouse if covered, the children. */
  uses: Record<string, number[]>
  plans: Record<string, PublishedPlan>
  /** Properties of the document, such as `accountMoney`. */
  document?: Partial<PlansDocument>
  inputs?: Partial<CalculationInputs>
}

/** A plan of an example. Services that are not in `payments` have its usual payment. */
export interface PublishedPlan extends Omit<Partial<Plan>, 'payroll'> {
  payments?: Record<string, Payment>
  /** Dollars a year, for the example's tier. */
  payroll?: number | Plan['payroll']
}

/** An account with the same money for every tier. */
export function account(
  type: 'HSA' | 'HRA' | 'FSA',
  money: number,
  changes: Partial<NonNullable<Plan['account']>> = {},
): NonNullable<Plan['account']> {
  return { type, companyMoney: sameForAll(money), needsOwnMoney: false, ...changes }
}

export function estimateExample({ inputs, ...example }: PublishedExample): Outputs {
  const document = toDocument(example)
  const persons = coveredPersons(example.coverage, example.uses)
  const customScenario = Object.entries(example.uses).map(([id, own]) => ({
    id,
    name: id,
    uses: own.reduce((sum, each) => sum + each, 0),
    usesByPerson: persons.map((_, index) => own[index] ?? 0),
  }))
  return estimate(document, { coverage: example.coverage, persons, customScenario, ...inputs })
}

function toDocument({ prices, drugs = [], plans, document }: Omit<PublishedExample, 'inputs'>) {
  return plansDocument({
    services: Object.entries(prices).map(([id, price]) => ({
      ...service(id, price),
      isDrug: drugs.includes(id),
    })),
    plans: Object.entries(plans).map(([key, { payments = {}, payroll = 0, ...terms }]) =>
      plan({
        key,
        services: Object.entries(payments).map(([id, payment]) => ({ service: id, payment })),
        payroll: typeof payroll === 'number' ? [{ yearly: sameForAll(payroll) }] : payroll,
        ...terms,
      }),
    ),
    ...document,
  })
}

/** A figure of every plan, in the order of the example. */
export function figures(
  { plans }: Outputs,
  figure: 'totalCost' | 'outOfPocketExpenses' | 'hsaFunds',
): number[] {
  return Object.values(plans).map((costs) => costs[figure])
}

/** One component of what a household pays under a plan. */
export function sumOf(
  costs: PlanCosts | undefined,
  component: 'deductible' | 'copay' | 'coinsurance' | 'notCovered',
): number {
  return costs!.explanation.reduce((total, line) => total + line[component], 0)
}

/** The covered persons: as many children as the uses mention, and at least one if the tier covers children. */
function coveredPersons(coverage: CoverageCode, uses: PublishedExample['uses']): PersonName[] {
  const adults = coverage === 'ES' || coverage === 'EF' ? 2 : 1
  const most = Math.max(...Object.values(uses).map(({ length }) => length))
  const children = coverage === 'EE' || coverage === 'ES' ? 0 : Math.max(1, most - adults)
  return [
    { role: 'subscriber', number: 1 },
    ...(adults === 2 ? [{ role: 'spouse' as const, number: 1 }] : []),
    ...Array.from({ length: children }, (_, index) => ({ role: 'child' as const, number: index + 1 })),
  ]
}
