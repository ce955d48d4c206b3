import { describe, expect, it } from 'vitest'
import { explainExpenses } from '../../../../../src/calculator/steps/results/why/explainExpenses.ts'
import { expenseShares, shareNames } from '../../../../../src/calculator/steps/results/why/ExpenseBar.tsx'
import { sumExpenses } from '../../../../../src/calculator/rules/expenses.ts'
import type { ExpenseLine, PlanFacts } from '../../../../../src/contract/outputs.ts'
import { child, line, plan, you, family } from '../../../planCosts.ts'
import { fc } from '../../../../kit/fc.ts'

const facts: PlanFacts = {
  deductible: { person: 1000, household: 1000 },
  maximum: { person: 5000, household: 5000 },
  coinsurance: 20,
}

/** The limits of a family. */
const embedded: PlanFacts = {
  ...facts,
  deductible: { person: 1000, household: 2000 },
  maximum: { person: 5000, household: 9000 },
}

/** The steps of a plan with these lines, whose facts are in the example or null. */
function explain(lines: ExpenseLine[], planFacts: PlanFacts | null = facts, hsaFunds = 0) {
  const costs = plan('Saver', {
    outOfPocketExpenses: sumExpenses(lines).paid,
    explanation: lines,
    facts: planFacts,
    hsaFunds,
  })
  const isFamily = planFacts === embedded || planFacts?.drugDeductible?.household === null
  return explainExpenses(costs, expenseShares(costs)!, isFamily)
}

/** One line of the employee: allowed amount, deductible, copay, coinsurance, amount over the maximum, not covered. */
const care = (...amounts: [number, number, number, number, number, number?]) => [
  line(you, 'Care', [1, ...amounts]),
]

describe('the deductible', () => {
  it.each([
    ['met, without copays', care(3000, 1000, 0, 400, 0), facts, { kind: 'firstDollars', amount: 1000 }],
    ['met, with copays', care(3000, 1000, 30, 394, 0), facts, { kind: 'wholeDeductible', amount: 1000 }],
    ['not met', care(600, 600, 0, 0, 0), facts, { kind: 'belowDeductible', amount: 600, limit: 1000 }],
    [
      'not met, with copays',
      care(800, 600, 30, 0, 0),
      facts,
      { kind: 'partOfDeductible', amount: 600, limit: 1000, isFamily: false },
    ],
    [
      'of a family and of each person',
      care(3000, 1000, 0, 400, 0),
      embedded,
      { kind: 'partOfDeductibles', amount: 1000, limit: 2000, personLimit: 1000 },
    ],
    [
      'met by a family',
      care(3000, 2000, 0, 200, 0),
      embedded,
      { kind: 'firstDollars', amount: 2000, isFamily: true },
    ],
    [
      'of other providers too',
      care(3000, 1000, 0, 400, 0),
      { ...facts, otherProviders: [{ name: 'Out of network', share: 5 }] },
      { kind: 'deductibles', amount: 1000 },
    ],
    ['that no care counts toward', care(800, 0, 30, 0, 0), facts, { kind: 'nothingDeductible', limit: 1000 }],
    [
      'of $0',
      care(800, 0, 30, 0, 0),
      { ...facts, deductible: { person: 0, household: 0 } },
      { kind: 'noDeductible' },
    ],
    [
      'for prescriptions too',
      care(800, 600, 30, 0, 0),
      { ...facts, drugDeductible: { person: 100, household: 100 } },
      { kind: 'drugDeductible', amount: 600, limit: 1000, drugLimit: 100 },
    ],
    [
      "for each person's prescriptions too",
      care(800, 600, 30, 0, 0),
      { ...facts, drugDeductible: { person: 100, household: null } },
      { kind: 'drugDeductiblePerPerson', amount: 600, limit: 1000, drugLimit: 100 },
    ],
    ['of unknown terms', care(800, 600, 30, 0, 0), null, { kind: 'deductibles', amount: 600 }],
  ])('%s', (_, lines, planFacts, expected) => {
    expect(explain(lines, planFacts)[0]).toMatchObject(expected)
  })

  it('is not described as not met if the plan pays a part of a line that is under it', () => {
    expect(explain(care(800, 600, 0, 0, 0))[0]).toMatchObject({ kind: 'partOfDeductible' })
  })
})

describe('the coinsurance', () => {
  const kinds = ['coinsurance', 'laterCoinsurance', 'usualCoinsurance', 'laterUsualCoinsurance'] as const

  it.each([
    ['exactly the percentage', care(3000, 0, 0, 600, 0), 'coinsurance'],
    ['exactly the percentage after the deductible', care(3000, 1000, 0, 400, 0), 'laterCoinsurance'],
    ['exactly the percentage after a copay', care(3000, 1000, 50, 390, 0), 'laterCoinsurance'],
    ['the percentage, reduced by the maximum', care(3000, 1000, 0, 150, 250), 'laterCoinsurance'],
    ['mostly the percentage', [...care(3000, 0, 0, 600, 0), ...care(900, 0, 0, 500, 0)], 'usualCoinsurance'],
    [
      'mostly the percentage after the deductible',
      [...care(3000, 1000, 0, 400, 0), ...care(900, 0, 0, 300, 0)],
      'laterUsualCoinsurance',
    ],
    ['the percentage under a reduced deductible', care(3000, 1000, 0, 300, 250), 'laterUsualCoinsurance'],
  ])('is %s: %#', (_, lines, kind) => {
    const found = explain(lines).filter((step) => kinds.some((one) => one === step.kind))
    expect(found).toEqual([{ kind, amount: sumExpenses(lines).coinsurance, percentage: 20 }])
  })

  it('has no percentage if most of it is of another one', () => {
    expect(explain(care(3000, 1000, 0, 600, 0))).toContainEqual({ kind: 'otherCoinsurance', amount: 600 })
    const mixed = [...care(3000, 0, 0, 600, 0), ...care(3000, 0, 0, 900, 0)]
    expect(explain(mixed)).toContainEqual({ kind: 'otherCoinsurance', amount: 1500 })
  })

  it('has no percentage if the plan has no usual one', () => {
    const steps = explain(care(3000, 0, 0, 600, 0), { ...facts, coinsurance: 0 })
    expect(steps).toContainEqual({ kind: 'otherCoinsurance', amount: 600 })
    expect(explain(care(3000, 0, 0, 600, 0), null)).toContainEqual({ kind: 'otherCoinsurance', amount: 600 })
  })
})

describe('the maximum', () => {
  const drugMaximum = { person: 1500, household: 3000 }

  it.each([
    ['far away', care(3000, 1000, 0, 400, 0), facts, { kind: 'belowMaximum', amount: 3600, limit: 5000 }],
    ['with copays', care(3000, 1000, 30, 394, 0), facts, { kind: 'belowMaximum', amount: 3576, limit: 5000 }],
    [
      'with copays that do not count toward it',
      care(3000, 1000, 30, 394, 0),
      { ...facts, maximumExcludesCopays: true },
      { kind: 'belowMaximum', amount: 3606, limit: 5000 },
    ],
    [
      'without care that is not covered',
      care(3000, 1000, 0, 400, 0, 100),
      facts,
      { kind: 'belowMaximum', amount: 3600, limit: 5000 },
    ],
    ['met', care(40_000, 1000, 0, 4000, 3800), facts, { kind: 'reachedMaximum', amount: 3800, limit: 5000 }],
    [
      'met at some providers',
      care(40_000, 1000, 0, 4000, 3800),
      { ...facts, otherProviders: [{ name: 'Out of network', share: 5 }] },
      { kind: 'savedByMaximum', amount: 3800 },
    ],
    ['sometimes reached', care(9000, 1000, 0, 1400, 100), facts, { kind: 'savedByMaximum', amount: 100 }],
    [
      'reached by one person',
      care(40_000, 1000, 0, 4000, 3800),
      embedded,
      { kind: 'savedByMaximums', amount: 3800, limit: 9000, personLimit: 5000 },
    ],
    [
      'separate for prescriptions',
      care(3000, 1000, 0, 400, 0),
      { ...facts, drugMaximum },
      { kind: 'drugMaximum', amount: 0, limit: 5000, drugLimit: 3000 },
    ],
    [
      'separate for prescriptions, and reached',
      care(9000, 1000, 0, 1400, 100),
      { ...facts, drugMaximum },
      { kind: 'savedByDrugMaximum', amount: 100, limit: 5000, drugLimit: 3000 },
    ],
    ['unknown, but reached', care(9000, 1000, 0, 1400, 100), null, { kind: 'savedByMaximum', amount: 100 }],
  ])('%s', (_, lines, planFacts, expected) => {
    expect(explain(lines, planFacts).at(-1)).toEqual(expected)
  })
})

describe('the steps', () => {
  it('differ from the limits by the amounts that they show', () => {
    // Expenses of $1,003.60 are shown as $1,004.
    const lines = [...care(1018, 1000, 0, 3.6, 0), line(you, 'Preventive visit', [1, 157.5, 0, 0, 0, 0])]
    const steps = explain(lines)
    expect(steps).toContainEqual({ kind: 'belowMaximum', amount: 3996, limit: 5000 })
  })

  it.each([
    [157.5, 100.7, 157],
    [236.25, 1505.25, 237],
  ])('call as much of the care free as the plan pays, if it pays for nothing else', (free, paid, shown) => {
    const lines = [
      line(you, 'Preventive visit', [1, free, 0, 0, 0, 0]),
      line(you, 'Visit', [1, paid, paid, 0, 0, 0]),
    ]
    const { planPays } = expenseShares(plan('Saver', { explanation: lines, outOfPocketExpenses: paid }))!
    expect(planPays).toBe(shown)
    expect(explain(lines)).toContainEqual({ kind: 'freeCare', amount: shown })
  })

  it('call first uses free, also those of persons who have no others', () => {
    const lines = [
      line(you, 'Visit', [5, 725, 290, 0, 0, 0]),
      line(child, 'Visit', [2, 290, 0, 0, 0, 0]),
      line(you, 'Preventive visit', [1, 175, 0, 0, 0, 0]),
    ]
    const firstUses = [
      { service: 'Visit', count: 3, copay: 0 },
      { service: 'Drug', count: 3, copay: 0 },
      { service: 'Preventive visit', count: 3, copay: 5 },
    ]
    expect(explain(lines, { ...facts, firstUses }).filter(({ kind }) => kind.startsWith('free'))).toEqual([
      { kind: 'freeCare', amount: 900 },
      { kind: 'freeFirstUses', amount: 725, count: 3, service: 'Visit', isFamily: false },
    ])
  })

  it('follow the order in which a plan applies its rules, with the company’s money last', () => {
    const lines = [
      ...care(3000, 1000, 0, 400, 0),
      line(you, 'Visit', [2, 200, 0, 50, 0, 0]),
      line(you, 'Hearing aid', [1, 1200, 0, 0, 0, 0, 1200]),
      line(you, 'Preventive visit', [1, 175, 0, 0, 0, 0]),
    ]
    const companyContribution = { full: 500, used: 500, remaining: 0 }
    expect(explain(lines, { ...facts, companyContribution })).toEqual([
      { kind: 'wholeDeductible', amount: 1000, isFamily: false },
      { kind: 'laterCoinsurance', amount: 400, percentage: 20 },
      { kind: 'copays', amount: 50 },
      { kind: 'notCovered', amount: 1200 },
      { kind: 'freeCare', amount: 175 },
      { kind: 'belowMaximum', amount: 3550, limit: 5000 },
      { kind: 'companyMoney', amount: 500, limit: 500 },
    ])
  })

  it.each([
    [{ full: 1500, used: 600, remaining: 900 }, [{ kind: 'companyMoneyLeft', amount: 600, limit: 1500 }]],
    [{ full: 1500, used: 0, remaining: 1500 }, []],
    [{ full: 0, used: 0, remaining: 0 }, []],
  ])('mention the company’s money only if it pays something: %j', (companyContribution, expected) => {
    const steps = explain(care(600, 600, 0, 0, 0), { ...facts, companyContribution })
    expect(steps.filter(({ kind }) => kind.startsWith('companyMoney'))).toEqual(expected)
  })

  it('take the company’s money from the figures if the API sends no facts', () => {
    expect(explain(care(600, 600, 0, 0, 0), null, 300)).toContainEqual({
      kind: 'companyMoney',
      amount: 300,
      limit: 300,
    })
  })

  it('are empty if the plan pays everything', () => {
    expect(explain(care(175, 0, 0, 0, 0))).toEqual([])
  })
})

describe('expenseShares', () => {
  it('divides the full price among the member and the plan', () => {
    expect(expenseShares(plan('Saver', { explanation: family }))).toEqual({
      deductible: 502,
      copay: 100,
      coinsurance: 513,
      notCovered: 0,
      planPays: 3669,
      savedByMaximum: 188,
      fullPrice: 4972,
    })
  })

  const cents = fc.integer({ min: 0, max: 500_000_000 }).map((amount) => amount / 100)

  it('sums to the full price, and the member’s shares to the expenses', () => {
    fc.assert(
      fc.property(fc.tuple(cents, cents, cents, cents, cents, cents), (amounts) => {
        const [deductible, copay, coinsurance, notCovered, planPays, saved] = amounts
        const paid = Math.round((deductible + copay + coinsurance + notCovered) * 100) / 100
        const price = Math.round((paid + planPays) * 100) / 100
        const explanation = [line(you, 'Care', [1, price, deductible, copay, coinsurance, saved, notCovered])]
        const shares = expenseShares(plan('Saver', { outOfPocketExpenses: paid, explanation }))!
        expect(shareNames.reduce((sum, name) => sum + shares[name], 0)).toBe(shares.fullPrice)
        expect(shares.deductible + shares.copay + shares.coinsurance + shares.notCovered).toBe(
          Math.round(paid),
        )
        expect(Math.abs(shares.fullPrice - price)).toBeLessThanOrEqual(0.51)
        expect(Math.min(...Object.values(shares))).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  it('is null if the member pays more than the full price', () => {
    const explanation = [line(you, 'Care', [1, 100, 120, 0, 0, 0])]
    expect(expenseShares(plan('Saver', { outOfPocketExpenses: 120, explanation }))).toBeNull()
  })

  it('is null with a negative share', () => {
    const explanation = [line(you, 'Care', [1, 100, 50, -20, 0, 0])]
    expect(expenseShares(plan('Saver', { outOfPocketExpenses: 30, explanation }))).toBeNull()
  })
})
