import type { CalculationInputs } from '../../src/contract/inputs.ts'
import type { PlansDocument } from '../../src/contract/plans.ts'
import { createExpectedYear, priceHouseholdClaims } from '../../src/engine/expectedYear.ts'
import { createModel } from '../../src/engine/createModel.ts'
import { HouseholdYear, payClaims } from '../../src/engine/payClaims.ts'
import { countedMoney } from '../../src/engine/planTerms.ts'
import { resolveInputs } from '../../src/engine/resolveInputs.ts'
import { answers } from './planDocument.ts'

/**
 * What a year costs under each plan in each order of its claims, in cents, by plan key. One more use leaves the dates of
 * all other claims as they are, so the orders of two documents that differ by a use belong together.
 */
export function costsByOrder(
  document: PlansDocument,
  inputs: Partial<CalculationInputs>,
): Map<string, number[]> {
  const resolved = resolveInputs(createModel(document, 2027), answers(inputs))
  const { claims, orders } = createExpectedYear(resolved, 'orders')
  return new Map(
    resolved.offered.map(({ modelPlan, terms }) => {
      const year = new HouseholdYear(priceHouseholdClaims(resolved, modelPlan, claims), terms.limits)
      const totals = orders.map((order) => {
        payClaims(year, order)
        const money = countedMoney(terms.account, year.expenses)
        return year.expenses.total - money + terms.payroll + terms.surchargeTotal
      })
      return [modelPlan.plan.key, totals]
    }),
  )
}
