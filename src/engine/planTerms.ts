import type { PlansDocument } from '../contract/plans.ts'
import { householdLimits, maxOutOfPocket, type HouseholdLimits } from './limits.ts'
import type { Model, ModelPlan } from './Model.ts'
import type { Cents } from './money.ts'
import type { Expenses } from './payClaims.ts'
import {
  companyMoney,
  isFamilyTier,
  payrollDeduction,
  surchargeTotal,
  type Employee,
} from './yearlyAmounts.ts'

/** A plan that is offered to an employee. */
export interface OfferedPlan {
  modelPlan: ModelPlan
  terms: PlanTerms
}

/** The terms of a plan for one employee. They do not depend on the services used. */
export interface PlanTerms {
  limits: HouseholdLimits
  payroll: Cents
  surchargeTotal: Cents
  account: AccountTerms
  /** The highest expenses that count toward the maximums. */
  maxExpenses: Cents
}

/** The company's money, and what it pays. */
export interface AccountTerms {
  /** The company's whole payment into the account. */
  money: Cents
  /** Whether the money counts only up to the expenses. */
  isCapped: boolean
  /** Whether it pays only deductibles and coinsurance. */
  excludesCopays: boolean
}

/** @throws RangeError if the plan has no payroll deduction for the salary band and the location. */
export function planTerms(
  { document, selfOnlyCap }: Model,
  modelPlan: ModelPlan,
  employee: Employee,
): PlanTerms {
  const { plan } = modelPlan
  const limits = householdLimits(modelPlan, isFamilyTier(employee.tier), selfOnlyCap)
  return {
    limits,
    payroll: payrollDeduction(document, plan, employee),
    surchargeTotal: surchargeTotal(document, plan, employee),
    account: {
      money: companyMoney(document, plan, employee),
      isCapped: isCapped(document, plan.account),
      excludesCopays: plan.account?.type === 'HRA' && plan.account.pays === 'deductible-and-coinsurance',
    },
    maxExpenses: maxOutOfPocket(limits, employee.persons.length),
  }
}

/** Employees keep the rest of the money only in an HSA, so the money of an FSA or HRA is always capped. */
function isCapped({ accountMoney }: PlansDocument, account: ModelPlan['plan']['account']): boolean {
  return account?.type !== 'HSA' || (account.counts ?? accountMoney) === 'capped'
}

/** The company's money that counts in a year with these expenses. */
export function countedMoney(
  { money, isCapped: capped, excludesCopays }: AccountTerms,
  { total, copays, notCovered }: Pick<Expenses, 'total' | 'copays' | 'notCovered'>,
): Cents {
  if (!capped) return money
  return Math.min(money, excludesCopays ? total - copays - notCovered : total)
}
