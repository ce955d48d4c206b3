import { expect, it } from 'vitest'
import type { Plan } from '../../src/contract/plans.ts'
import { createExpectedYear, priceHouseholdClaims } from '../../src/engine/expectedYear.ts'
import { planCost } from '../../src/engine/planCost.ts'
import { resolveInputs } from '../../src/engine/resolveInputs.ts'
import { answers, limit, modelOf, plan, plansDocument, service, uses } from './planDocument.ts'

const payment = { deductible: true, coinsurance: 20 }
const visitsWithoutCoinsurance = [{ service: 'visit', payment: { deductible: true } }]

it.each<[what: string, dependsOnOrder: boolean, terms: Partial<Plan>]>([
  ['does not depend on the order of its claims without a deductible', false, { payment }],
  [
    'does not depend on it if all claims have the same coinsurance',
    false,
    { deductible: limit(50), payment },
  ],
  [
    'depends on it if the coinsurance differs',
    true,
    { deductible: limit(50), payment, services: visitsWithoutCoinsurance },
  ],
])('The cost of a year %s', (_, expected, terms) => {
  const document = plansDocument({
    services: [service('visit', 100), service('stay', 4000)],
    plans: [plan(terms)],
  })
  const inputs = answers({ customScenario: [uses('visit', 1), uses('stay', 1)] })
  const resolved = resolveInputs(modelOf(document), inputs)
  const [offered] = resolved.offered
  const year = createExpectedYear(resolved)
  const priced = priceHouseholdClaims(resolved, offered!.modelPlan, year)
  expect(planCost(resolved, offered!, priced, year).dependsOnOrder).toBe(expected)
})
