import type { CalculationInputs, CoverageCode } from '../../src/contract/inputs.ts'
import type { Payment, Plan, PlansDocument } from '../../src/contract/plans.ts'
import { estimate, plan, plansDocument, service, uses } from './planDocument.ts'

/** A visit, other care, a stay of three days, and a prescription. */
export const services: PlansDocument['services'] = [
  service('visit', 100),
  service('care', 5000),
  { ...service('stay', 5000), daysPerStay: 3 },
  { ...service('drug', 120), isDrug: true },
]

/** A document with one plan. Services without a payment are free. */
export function withPayments(payments: Record<string, Payment>, terms: Partial<Plan> = {}): PlansDocument {
  const rows = Object.entries(payments).map(([id, payment]) => ({ service: id, payment }))
  return plansDocument({ services, plans: [plan({ services: rows, ...terms })] })
}

/** What a household pays by kind, in dollars. */
export type PaidAmounts = [deductible: number, copay: number, coinsurance: number, notCovered: number]

/** What the household pays for uses that are distributed round-robin. */
export function paid(
  document: PlansDocument,
  used: Record<string, number>,
  coverage: CoverageCode = 'EE',
): PaidAmounts {
  const customScenario = Object.entries(used).map(([id, times]) => uses(id, times))
  return amounts(document, { coverage, customScenario })
}

/** What an employee and a spouse pay for their own uses. */
export function paidByPerson(document: PlansDocument, used: Record<string, number[]>): PaidAmounts {
  const customScenario = Object.entries(used).map(([id, usesByPerson]) => ({
    ...uses(
      id,
      usesByPerson.reduce((sum, each) => sum + each, 0),
    ),
    usesByPerson,
  }))
  const persons: CalculationInputs['persons'] = [
    { role: 'subscriber', number: 1 },
    { role: 'spouse', number: 1 },
  ]
  return amounts(document, { coverage: 'ES', persons, customScenario })
}

function amounts(document: PlansDocument, inputs: Partial<CalculationInputs>): PaidAmounts {
  const lines = estimate(document, inputs).plans.plan!.explanation
  const sum = (part: 'deductible' | 'copay' | 'coinsurance' | 'notCovered') =>
    lines.reduce((total, line) => total + line[part], 0)
  return [sum('deductible'), sum('copay'), sum('coinsurance'), sum('notCovered')]
}
