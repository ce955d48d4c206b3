import type { CoverageCode } from '../contract/inputs.ts'
import type { Id } from '../contract/instance.ts'
import type { Plan, PlansDocument } from '../contract/plans.ts'
import { expenseLines, sumOfPaid, type ExpenseLine } from './expenses.ts'
import type { Person } from './household.ts'
import type { ModelPlan } from './model.ts'
import type { Cents } from './money.ts'
import { countedMoney, type PlanTerms } from './planTerms.ts'

/** What the answers come to, before any plan is looked at. */
export interface Year {
  tier: CoverageCode
  persons: Person[]
  /** What one use of each service costs at the location, by the service's place. */
  allowed: Cents[]
  salaryBand: Id | null
  surchargeTotal: Cents
}

/** total = outOfPocket − accountMoney + payroll + surchargeTotal, to the cent. */
export interface PlanCost {
  plan: Plan
  dominatedBy: string | null
  lines: ExpenseLine[]
  outOfPocket: Cents
  /** The company's money in the account, as far as the document's setting counts it. */
  accountMoney: Cents
  payroll: Cents
  surchargeTotal: Cents
  total: Cents
  /** The total of a year in which the out-of-pocket maximum is reached. */
  worstCase: Cents
}

/** What a year costs under one plan. */
export function planCost(
  document: PlansDocument,
  modelPlan: ModelPlan,
  terms: PlanTerms,
  { persons, allowed, surchargeTotal }: Year,
): PlanCost {
  const { limits, payroll, dominatedBy } = terms
  const lines = expenseLines(modelPlan, limits, persons, allowed)
  const outOfPocket = sumOfPaid(lines)
  const accountMoney = countedMoney(document, terms.companyMoney, outOfPocket)
  const total = outOfPocket - accountMoney + payroll + surchargeTotal
  const worstCase = terms.most + surchargeTotal
  const { plan } = modelPlan
  return { plan, dominatedBy, lines, outOfPocket, accountMoney, payroll, surchargeTotal, total, worstCase }
}
