import type { CoverageCode } from '../contract/inputs.ts'
import type { Id } from '../contract/instance.ts'
import type { Plan, PlansDocument } from '../contract/plans.ts'
import type { PlanTerms } from './dominance.ts'
import type { Person } from './household.ts'
import { householdExpenses } from './householdExpenses.ts'
import type { ModelPlan } from './Model.ts'
import type { Cents } from './money.ts'
import { sumOf, type ExpenseLine } from './personExpenses.ts'
import { countedMoney } from './planTerms.ts'

/** The part of a calculation that is the same for every plan. */
export interface HouseholdYear {
  tier: CoverageCode
  persons: Person[]
  /** The price of one use at the location, by service index. */
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
  /** The company's money in the account, as far as the document's accountMoney setting counts it. */
  accountMoney: Cents
  payroll: Cents
  surchargeTotal: Cents
  total: Cents
  /** The total of a year that reaches the out-of-pocket maximum. */
  worstCase: Cents
}

/** What a year costs under one plan. */
export function planCost(
  document: PlansDocument,
  modelPlan: ModelPlan,
  terms: PlanTerms,
  { persons, allowed, surchargeTotal }: HouseholdYear,
): PlanCost {
  const { limits, payroll, dominatedBy } = terms
  const lines = householdExpenses(modelPlan, limits, persons, allowed)
  const outOfPocket = sumOf(lines)
  const accountMoney = countedMoney(document, terms.companyMoney, outOfPocket)
  const total = outOfPocket - accountMoney + payroll + surchargeTotal
  const worstCase = terms.maxCost + surchargeTotal
  const { plan } = modelPlan
  return { plan, dominatedBy, lines, outOfPocket, accountMoney, payroll, surchargeTotal, total, worstCase }
}
