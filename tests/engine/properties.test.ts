import { expect, test } from 'vitest'
import type { CalculationInputs } from '../../src/contract/inputs.ts'
import { parseOutputs } from '../../src/contract/outputs.ts'
import type { PlansDocument } from '../../src/contract/plans.ts'
import { fc, seed, slowCases } from '../kit/fc.ts'
import { documentAndInputs, documentWithOtherProviders } from './arbitraryPlans.ts'
import { estimate } from './planDocument.ts'

interface Case {
  plans: PlansDocument
  inputs: Partial<CalculationInputs>
  outputs: ReturnType<typeof estimate>
}

/** All properties share them, because a calculation takes longer than its checks. */
const cases: Case[] = fc
  .sample(fc.oneof(documentAndInputs, documentWithOtherProviders), { numRuns: 2 * slowCases.numRuns })
  .map((each) => ({ ...each, outputs: estimate(each.plans, each.inputs) }))

test.each<[property: string, check: (each: Case) => void]>([
  ['The total of every plan is the sum of its components, to the cent', checkTotals],
  ['The monthly expenses sum to the out-of-pocket expenses, to the cent', checkMonths],
  ['Every result conforms to the contract', checkContract],
  [
    'Out-of-pocket expenses never exceed the maximum of the household, nor of a person to a cent per line',
    checkMaximums,
  ],
  [
    'The lines sum to the expenses, to the cent, and none exceeds its allowed amount by more than a cent of rounding',
    checkLines,
  ],
  ['The best plan is the cheapest, or a safer one that needs no own money', checkBestPlan],
  ['The row of the chosen scenario has the figures of the estimate', checkScenarioRow],
  ['The curve never decreases, and contains the estimate', checkCurve],
])('%s', (_, check) => {
  for (const each of cases) expect(() => check(each), `with the seed ${seed}`).not.toThrow()
})

test('The order of services and plans has no effect', () => {
  for (const { plans, inputs, outputs } of cases) {
    const reversed: PlansDocument = {
      ...plans,
      services: plans.services.toReversed(),
      plans: plans.plans.toReversed(),
    }
    const reversedInputs = { ...inputs, customScenario: inputs.customScenario!.toReversed() }
    expect(estimate(reversed, reversedInputs)).toEqual(outputs)
  }
})

test('The amount over the maximum is what one person would also pay without a maximum, to a cent per line', () => {
  fc.assert(
    fc.property(documentAndInputs, ({ plans: document, inputs }) => {
      const { selfOnlyCap, ...uncapped } = document
      const outOfPocketMaximum = { individual: 10_000_000, family: 10_000_000, kind: 'embedded' as const }
      const unlimited = {
        ...uncapped,
        plans: document.plans.map((plan) => ({ ...plan, outOfPocketMaximum })),
      }
      const alone = { ...inputs, coverage: 'EE' as const }
      const without = estimate(unlimited, alone).plans
      for (const [key, { outOfPocketExpenses, explanation }] of Object.entries(
        estimate(document, alone).plans,
      )) {
        const amounts = explanation.map(({ amountOverMaximum }) => inCents(amountOverMaximum))
        const total = amounts.reduce((sum, each) => sum + each, 0)
        expect(Math.min(0, ...amounts)).toBe(0)
        const difference = inCents(without[key]!.outOfPocketExpenses) - inCents(outOfPocketExpenses)
        expect(Math.abs(difference - total)).toBeLessThanOrEqual(explanation.length)
      }
    }),
    slowCases,
  )
})

test('No year costs more than the worst case, with visits that are not covered, and copays that an HRA does not pay', () => {
  const visitLimits = fc.integer({ min: 1, max: 9 })
  fc.assert(
    fc.property(
      fc.oneof(documentAndInputs, documentWithOtherProviders),
      visitLimits,
      ({ plans, inputs }, visitLimit) => {
        const limited = plans.plans.map(({ payment, account, ...plan }) => ({
          ...plan,
          payment: { ...payment, visitLimit },
          ...(account && {
            account: {
              ...account,
              ...(account.type === 'HRA' && { pays: 'deductible-and-coinsurance' as const }),
            },
          }),
        }))
        const costs = estimate({ ...plans, plans: limited }, inputs).plans
        for (const { totalCost, range, worstCase } of Object.values(costs))
          expect(Math.max(totalCost, range!.high)).toBeLessThanOrEqual(worstCase!)
      },
    ),
    slowCases,
  )
})

function checkTotals({ outputs }: Case) {
  for (const cost of Object.values(outputs.plans)) {
    const { outOfPocketExpenses, hsaFunds, payrollDeduction, surchargeTotal, totalCost } = cost
    const sum =
      inCents(outOfPocketExpenses) - inCents(hsaFunds) + inCents(payrollDeduction) + inCents(surchargeTotal)
    expect(sum).toBe(inCents(totalCost))
  }
}

function checkMonths({ plans, outputs }: Case) {
  for (const { monthly: months, outOfPocketExpenses } of Object.values(outputs.plans)) {
    const { expenses, highest } = months!
    expect(expenses).toHaveLength(plans.coveredMonths ?? 12)
    expect(Math.min(...expenses, highest)).toBeGreaterThanOrEqual(0)
    expect(expenses.reduce((sum, amount) => sum + amount, 0)).toBeCloseTo(outOfPocketExpenses, 6)
  }
}

function checkContract({ outputs }: Case) {
  expect(() => parseOutputs(JSON.parse(JSON.stringify(outputs)))).not.toThrow()
}

function checkMaximums({ plans, inputs, outputs }: Case) {
  const { plans: costs, assumptions } = outputs
  const { selfOnlyCap = Infinity } = plans
  for (const { key, outOfPocketMaximum, otherProviders } of plans.plans) {
    if (otherProviders) continue
    const { individual, family, kind, person: embedded = individual } = outOfPocketMaximum
    const isAlone = inputs.coverage === 'EE'
    const maximum = isAlone ? individual : family
    const ofPerson = kind === 'embedded' ? Math.min(embedded, family) : family
    const personMaximum = Math.min(isAlone ? individual : ofPerson, selfOnlyCap)
    const { outOfPocketExpenses, explanation } = costs[key]!
    expect(outOfPocketExpenses).toBeGreaterThanOrEqual(0)
    expect(outOfPocketExpenses).toBeLessThanOrEqual(maximum)
    for (const { role, number } of assumptions!.persons) {
      const lines = explanation.filter(({ person }) => person.role === role && person.number === number)
      const paid = lines.reduce(
        (sum, line) => sum + inCents(line.deductible) + inCents(line.copay) + inCents(line.coinsurance),
        0,
      )
      expect(paid).toBeLessThanOrEqual(inCents(personMaximum) + lines.length)
    }
  }
}

function checkLines({ outputs }: Case) {
  for (const { explanation, outOfPocketExpenses } of Object.values(outputs.plans)) {
    const paid = explanation.map((line) => {
      const { deductible, copay, coinsurance, notCovered } = line
      const sum = [deductible, copay, coinsurance, notCovered].reduce(
        (total, each) => total + inCents(each),
        0,
      )
      expect(sum + inCents(line.amountOverMaximum)).toBeLessThanOrEqual(inCents(line.allowedAmount) + 1)
      expect(line.amountOverMaximum).toBeGreaterThanOrEqual(0)
      return sum
    })
    expect(paid.reduce((sum, each) => sum + each, 0)).toBe(inCents(outOfPocketExpenses))
  }
}

function checkBestPlan({ plans, inputs, outputs }: Case) {
  const { plans: costs, bestPlan, potentialSavings, comparedWith, savingsDidOverride } = outputs
  const best = costs[bestPlan]!
  const totals = Object.values(costs).map(({ totalCost }) => totalCost)
  const compared = comparedWith === null ? null : costs[comparedWith]!
  expect(savingsDidOverride).toBe(best.totalCost > Math.min(...totals))
  if (savingsDidOverride) {
    expect(inputs.savingsStyle).not.toBeNull()
    expect(plans.plans.find(({ key }) => key === bestPlan)?.account?.needsOwnMoney ?? false).toBe(false)
    expect(compared?.totalCost).toBe(Math.min(...totals))
    for (const { totalCost, worstCase } of Object.values(costs))
      expect(totalCost < best.totalCost && worstCase! <= best.worstCase!).toBe(false)
    expect(inCents(potentialSavings)).toBe(inCents(compared!.worstCase! - best.worstCase!))
  } else {
    expect(best.totalCost).toBe(Math.min(...totals))
    expect(compared?.totalCost ?? Math.max(...totals)).toBe(Math.max(...totals))
    if (compared) expect(inCents(potentialSavings)).toBe(inCents(compared.totalCost - best.totalCost))
    else expect(Math.max(...totals) - best.totalCost).toBeLessThan(0.5)
  }
  if (compared) expect(potentialSavings).toBeGreaterThanOrEqual(0.5)
}

function checkScenarioRow({ inputs, outputs }: Case) {
  const row = outputs.scenarios.find(({ scenario }) => scenario === inputs.scenario)!
  const totals = Object.entries(outputs.plans).map(([key, { totalCost }]) => [key, totalCost])
  expect(row.totalCosts).toEqual(Object.fromEntries(totals))
  expect(row.bestPlan).toBe(outputs.bestPlan)
}

function checkCurve({ outputs }: Case) {
  const { curve, plans: costs, assumptions } = outputs
  if (!curve) return
  const care = assumptions!.services.reduce((sum, each) => sum + each.uses * each.allowedAmount, 0)
  const own = curve.points.find((point) => Math.abs(point.care - care) < 0.005)
  for (const [key, { totalCost }] of Object.entries(costs)) {
    expect(own?.totalCosts[key]).toBe(totalCost)
    const totals = curve.points.map((point) => point.totalCosts[key]!)
    for (const [index, total] of totals.slice(1).entries())
      expect(total).toBeGreaterThanOrEqual(totals[index]! - 0.01)
  }
}

function inCents(dollars: number) {
  return Math.round(dollars * 100)
}
