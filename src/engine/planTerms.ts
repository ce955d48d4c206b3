import type { Id } from '../contract/instance.ts'
import type { CoverageCode } from '../contract/inputs.ts'
import type { PlansDocument } from '../contract/plans.ts'
import { dominatorsOf, type FixedTerms } from './dominance.ts'
import { limitsOf, mostOutOfPocket } from './limits.ts'
import type { Model, ModelPlan } from './model.ts'
import type { Cents } from './money.ts'
import { isFamily } from './tier.ts'
import { companyMoney, payrollDeduction } from './yearly.ts'

/** What a plan asks for and gives in a year whatever is used. */
export interface PlanTerms extends FixedTerms {
  /** The key of a plan that costs no more whatever is used. */
  dominatedBy: string | null
}

/**
 * The terms of every plan for a tier and a salary band, by the plan's place. They are worked out with the first
 * question and kept with the model, so that comparing each plan with each other is no part of a calculation.
 * @throws RangeError when a plan has no payroll deduction for the salary band.
 */
export function termsOf(model: Model, tier: CoverageCode, band: Id | null): PlanTerms[] {
  const ofTier = model.terms.get(tier) ?? new Map<Id | null, PlanTerms[]>()
  model.terms.set(tier, ofTier)
  const known = ofTier.get(band)
  if (known) return known
  const fixed = model.plans.map((plan) => fixedTerms(model, plan, tier, band))
  const dominators = dominatorsOf(model.plans, fixed)
  const terms = fixed.map((each, place) => ({ ...each, dominatedBy: dominators[place]! }))
  ofTier.set(band, terms)
  return terms
}

/** The company's money as far as the document's setting counts it against some expenses. */
export function countedMoney({ accountMoney }: PlansDocument, money: Cents, expenses: Cents): Cents {
  return accountMoney === 'capped' ? Math.min(money, expenses) : money
}

function fixedTerms(
  { document, selfOnlyCap }: Model,
  modelPlan: ModelPlan,
  tier: CoverageCode,
  band: Id | null,
): FixedTerms {
  const limits = limitsOf(modelPlan, isFamily(tier), selfOnlyCap)
  const { adults, children } = document.persons[tier]
  const payroll = payrollDeduction(document, modelPlan.plan, band, tier)
  const money = companyMoney(document, modelPlan.plan, tier)
  const costOf = (expenses: Cents) => payroll + expenses - countedMoney(document, money, expenses)
  const most = mostOutOfPocket(limits, adults + children)
  return { limits, payroll, companyMoney: money, least: costOf(0), most: costOf(most) }
}
