import type { Outputs, PlanCosts, PlanFacts } from '../../src/contract/outputs.ts'

/** The costs of a plan, with changes. */
export const plan = (displayName: string, change: Partial<PlanCosts> = {}): PlanCosts => ({
  displayName,
  outOfPocketExpenses: 1114.6,
  hsaFunds: 0,
  payrollDeduction: 1000,
  surchargeTotal: 0,
  totalCost: 2114.6,
  explanation: [],
  ...change,
})

/** The terms of a plan without an account. */
export const planFacts: PlanFacts = {
  deductible: { person: 1000, household: 2000 },
  maximum: { person: 5000, household: 10_000 },
  coinsurance: 20,
}

/** The result of these plans. The first one is the best. */
export const outputs = (plans: Record<string, PlanCosts>, change: Partial<Outputs> = {}): Outputs => ({
  plans,
  bestPlan: Object.keys(plans)[0]!,
  runnerUp: null,
  confidence: null,
  potentialSavings: 0,
  comparedWith: null,
  savingsDidOverride: false,
  contributionLimit: null,
  scenarios: [],
  curve: null,
  assumptions: null,
  ...change,
})
