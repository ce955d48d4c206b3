import type { ExpenseLine, Outputs, PlanCosts, PlanFacts } from '../../src/contract/outputs.ts'

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
  untranslated: [],
  ...change,
})

/**
 * A line of an explanation: uses, allowed amount, deductible, copay, coinsurance, amount over the maximum, and amount not
 * covered.
 */
export const line = (
  person: ExpenseLine['person'],
  name: string,
  [uses, allowedAmount, deductible, copay, coinsurance, amountOverMaximum, notCovered = 0]: [
    number,
    number,
    number,
    number,
    number,
    number,
    number?,
  ],
): ExpenseLine => ({
  person,
  service: name,
  name,
  uses,
  allowedAmount,
  deductible,
  copay,
  coinsurance,
  notCovered,
  amountOverMaximum,
})

export const you = { role: 'subscriber', number: 1 } as const
export const child = { role: 'child', number: 1 } as const

/** Lines of two persons that sum to the expenses of `plan`. */
export const family: ExpenseLine[] = [
  line(you, 'Primary care visit', [3, 450.3, 0, 60, 0, 0]),
  line(you, 'Surgery', [1, 4000, 500, 0, 512.35, 187.65]),
  line(child, 'Primary care visit', [2, 300.2, 0, 40, 0, 0]),
  line(child, 'Preventive visit', [1, 210, 0, 0, 0, 0]),
  line(child, 'X-ray', [1, 11.25, 2.25, 0, 0, 0]),
]
