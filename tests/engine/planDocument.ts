import { noPersonalAnswers } from '../../src/contract/personalQuestions.ts'
import type { CalculationInputs } from '../../src/contract/inputs.ts'
import { parseOutputs } from '../../src/contract/outputs.ts'
import {
  parsePlans,
  type Limit,
  type Payment,
  type Plan,
  type PlansDocument,
} from '../../src/contract/plans.ts'
import { calculate } from '../../src/engine/calculate.ts'
import { createModel } from '../../src/engine/createModel.ts'
import { typicalPersons } from '../../src/check/newClient/typicalPlans.ts'

const noMoney = { EE: 0, ES: 0, EC: 0, EF: 0 }

/** A limit whose family amount is twice the individual amount. */
export function limit(individual: number, changes: Partial<Limit> = {}): Limit {
  return { individual, family: 2 * individual, kind: 'embedded', ...changes }
}

/** A plan under which everything is free, with some changes. */
export function plan(changes: Partial<Plan> = {}): Plan {
  return {
    key: 'plan',
    displayName: 'The plan',
    deductible: limit(0),
    outOfPocketMaximum: limit(1_000_000),
    payment: {},
    payroll: [{ yearly: noMoney }],
    ...changes,
  }
}

/** A document with one plan and one service at 100 dollars, with some changes. */
export function plansDocument(changes: Partial<PlansDocument> = {}): PlansDocument {
  return {
    accountMoney: 'capped',
    persons: typicalPersons,
    services: [service('visit', 100)],
    scenarios: [],
    locations: [],
    surcharges: [],
    savingsStyles: [],
    contributionLimits: [],
    plans: [plan()],
    ...changes,
  }
}

export function service(id: string | number, allowedAmount: number) {
  return { id, name: `Service ${id}`, allowedAmount }
}

/** Minimal inputs: the employee alone, without any uses. */
export function answers(changes: Partial<CalculationInputs> = {}): CalculationInputs {
  return {
    coverage: 'EE',
    scenario: 'custom',
    customScenario: [],
    surcharges: {},
    ...noPersonalAnswers,
    ...changes,
  }
}

export function uses(id: string | number, times: number) {
  return { id, name: '', uses: times }
}

/** Creates a model for a client without births, or with the given changes of the instance. */
export function modelOf(document: PlansDocument, changes: Partial<Parameters<typeof createModel>[1]> = {}) {
  const client = { planYear: 2027, displayName: 'Zephyr' }
  return createModel(document, {
    client,
    features: { singleChild: false },
    scenarios: [],
    surcharges: [],
    ...changes,
  })
}

/** The outputs for a document, calculated by the service and parsed by the calculator. */
export function estimate(
  document: PlansDocument,
  inputs: Partial<CalculationInputs> = {},
  changes: Parameters<typeof modelOf>[1] = {},
) {
  return parseOutputs(calculate(modelOf(parsePlans(document), changes), answers(inputs)))
}

/** The household's out-of-pocket expenses for some uses under one plan. */
export function outOfPocket(
  changes: Partial<Plan> & { payment: Payment },
  services: { allowed: number; times: number }[],
  coverage: CalculationInputs['coverage'] = 'EE',
) {
  const document = plansDocument({
    services: services.map(({ allowed }, index) => service(index, allowed)),
    plans: [plan(changes)],
  })
  const customScenario = services.map(({ times }, index) => uses(index, times))
  return estimate(document, { coverage, customScenario }).plans.plan?.outOfPocketExpenses
}

/** An amount for every tier. */
export function sameForAll(each: number) {
  return { EE: each, ES: each, EC: each, EF: each }
}
