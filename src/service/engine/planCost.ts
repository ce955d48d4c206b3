import type { CoverageCode } from '../../contract/inputs.ts'
import type { Id } from '../../contract/instance.ts'
import type { Plan, PlansDocument } from '../../contract/plans.ts'
import { expenseLines, paidOf } from './expenses.ts'
import type { Person } from './household.ts'
import type { Model, ModelPlan } from './model.ts'
import type { Cents } from './money.ts'
import { amountOf, isFamily } from './tier.ts'

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
  outOfPocket: Cents
  /** The company's money in the account, as far as the document's setting counts it. */
  accountMoney: Cents
  payroll: Cents
  surchargeTotal: Cents
  total: Cents
}

/**
 * What a year costs under one plan.
 * @throws RangeError when the plan has no payroll deduction for the salary band.
 */
export function planCost({ document, selfOnlyCap }: Model, modelPlan: ModelPlan, year: Year): PlanCost {
  const { plan } = modelPlan
  const { tier, persons, allowed, salaryBand, surchargeTotal } = year
  const lines = expenseLines(modelPlan, persons, { allowed, isFamily: isFamily(tier), selfOnlyCap })
  const outOfPocket = lines.reduce((sum, line) => sum + paidOf(line), 0)
  const accountMoney = countedMoney(document, companyMoney(plan, tier), outOfPocket)
  const payroll = payrollDeduction(plan, salaryBand, tier)
  const total = outOfPocket - accountMoney + payroll + surchargeTotal
  return { plan, outOfPocket, accountMoney, payroll, surchargeTotal, total }
}

/** What the company pays into the plan's account in a year. */
export function companyMoney({ account }: Plan, tier: CoverageCode): Cents {
  return account ? amountOf(account.companyMoney, tier) : 0
}

function countedMoney({ accountMoney }: PlansDocument, money: Cents, outOfPocket: Cents): Cents {
  return accountMoney === 'capped' ? Math.min(money, outOfPocket) : money
}

function payrollDeduction({ key, payroll }: Plan, band: Id | null, tier: CoverageCode): Cents {
  const row =
    payroll.find(({ salaryBand }) => salaryBand === band) ??
    payroll.find(({ salaryBand }) => salaryBand === undefined)
  if (!row) throw new RangeError(`Plan ${key} has no payroll deduction for ${JSON.stringify(band)}`)
  return amountOf(row.yearly, tier)
}
