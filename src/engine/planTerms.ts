import type { CoverageCode } from '../contract/inputs.ts'
import type { Id } from '../contract/instance.ts'
import type { PlansDocument } from '../contract/plans.ts'
import { findDominators, type FixedTerms, type PlanTerms } from './dominance.ts'
import { householdLimits, maxOutOfPocket } from './limits.ts'
import type { Model, ModelPlan } from './Model.ts'
import type { Cents } from './money.ts'
import { isFamilyTier } from './tier.ts'
import { companyMoney, payrollDeduction } from './yearlyAmounts.ts'

/**
 * The terms of every plan, by plan index, cached in the model: comparing every two plans takes longer than a
 * calculation.
 * @throws RangeError if a plan has no payroll deduction for the salary band.
 */
export function planTerms(model: Model, tier: CoverageCode, band: Id | null): PlanTerms[] {
  const byBand = model.termsCache.get(tier) ?? new Map<Id | null, PlanTerms[]>()
  model.termsCache.set(tier, byBand)
  const known = byBand.get(band)
  if (known) return known
  const fixed = model.plans.map((plan) => fixedTerms(model, plan, tier, band))
  const dominators = findDominators(model.plans, fixed)
  const terms = fixed.map((each, index) => ({ ...each, dominatedBy: dominators[index]! }))
  byBand.set(band, terms)
  return terms
}

/** The company's money, as far as the document's accountMoney setting counts it against the expenses. */
export function countedMoney({ accountMoney }: PlansDocument, money: Cents, expenses: Cents): Cents {
  return accountMoney === 'capped' ? Math.min(money, expenses) : money
}

function fixedTerms(
  { document, selfOnlyCap }: Model,
  modelPlan: ModelPlan,
  tier: CoverageCode,
  band: Id | null,
): FixedTerms {
  const limits = householdLimits(modelPlan, isFamilyTier(tier), selfOnlyCap)
  const { adults, children } = document.persons[tier]
  const payroll = payrollDeduction(document, modelPlan.plan, band, tier)
  const money = companyMoney(document, modelPlan.plan, tier)
  const costWith = (expenses: Cents) => payroll + expenses - countedMoney(document, money, expenses)
  const maxExpenses = maxOutOfPocket(limits, adults + children)
  return { limits, payroll, companyMoney: money, minCost: costWith(0), maxCost: costWith(maxExpenses) }
}
