import type { CoverageCode } from '../../contract/inputs.ts'
import type { Id } from '../../contract/instance.ts'
import type { Plan, PlansDocument } from '../../contract/plans.ts'
import type { PlanTerms } from './dominance.ts'
import { expenseLines, sumOfPaid, type ExpenseLine } from './expenses.ts'
import type { Person } from './household.ts'
import { limitsOf, mostOutOfPocket } from './limits.ts'
import type { Model, ModelPlan } from './model.ts'
import type { Cents } from './money.ts'
import { isFamily } from './tier.ts'
import { companyMoney, payrollDeduction } from './yearly.ts'

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
  modelPlan: ModelPlan
  plan: Plan
  terms: PlanTerms
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

/**
 * What a year costs under one plan.
 * @throws RangeError when the plan has no payroll deduction for the salary band.
 */
export function planCost(model: Model, modelPlan: ModelPlan, year: Year): PlanCost {
  const { persons, allowed, surchargeTotal } = year
  const terms = planTerms(model, modelPlan, year)
  const { limits, payroll } = terms
  const lines = expenseLines(modelPlan, limits, persons, allowed)
  const outOfPocket = sumOfPaid(lines)
  const countedMoney = (expenses: Cents) => countedOf(model.document, terms.companyMoney, expenses)
  const totalOf = (expenses: Cents) => expenses - countedMoney(expenses) + payroll + surchargeTotal
  return {
    modelPlan,
    plan: modelPlan.plan,
    terms,
    lines,
    outOfPocket,
    accountMoney: countedMoney(outOfPocket),
    payroll,
    surchargeTotal,
    total: totalOf(outOfPocket),
    worstCase: totalOf(mostOutOfPocket(limits, persons.length)),
  }
}

function planTerms(model: Model, modelPlan: ModelPlan, { tier, salaryBand }: Year): PlanTerms {
  const { document, selfOnlyCap } = model
  return {
    key: modelPlan.plan.key,
    limits: limitsOf(modelPlan, isFamily(tier), selfOnlyCap),
    payroll: payrollDeduction(document, modelPlan.plan, salaryBand, tier),
    companyMoney: companyMoney(document, modelPlan.plan, tier),
  }
}

function countedOf({ accountMoney }: PlansDocument, money: Cents, expenses: Cents): Cents {
  return accountMoney === 'capped' ? Math.min(money, expenses) : money
}
