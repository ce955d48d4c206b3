import { describe, expect, it, test } from 'vitest'
import type { CalculationInputs } from '../../src/contract/inputs.ts'
import type { Plan, PlansDocument } from '../../src/contract/plans.ts'
import { percentile } from '../../src/engine/costSpread.ts'
import { estimate, limit, plan, plansDocument, sameForAll, service, uses } from './planDocument.ts'

/** Costs nothing but payroll. */
const rich = plan({ key: 'rich', payroll: [{ yearly: sameForAll(1000) }] })
/** Costs the price of care up to 5,000 dollars. */
const poor = plan({ key: 'poor', payment: { coinsurance: 100 }, outOfPocketMaximum: limit(5000) })
const scenarios = [
  { id: 'none', uses: [] },
  { id: 'some', uses: [{ service: 'visit', perAdult: 9, perChild: 2 }] },
  { id: 'much', uses: [{ service: 'visit', perAdult: 40, perChild: 6 }] },
]
const document = plansDocument({ scenarios, plans: [rich, poor] })
const inYear = (scenario: string, coverage: 'EE' | 'EF' = 'EE') =>
  estimate(document, { scenario, customScenario: null, coverage })

test('A percentile lies between the closest ranks', () => {
  expect(percentile([200, 0, 100], 0.75)).toBe(150)
})

describe('The range and the share of years', () => {
  it('are those of a plan that always costs the same', () => {
    const { plans } = inYear('some')
    expect(plans.rich?.range).toEqual({ low: 1000, high: 1000 })
    const account = { type: 'HSA', companyMoney: sameForAll(200), needsOwnMoney: false } as const
    const surcharges = [{ id: 'tobacco', yearly: 70 }]
    const changed = plansDocument({ accountMoney: 'full', surcharges, plans: [{ ...rich, account }] })
    const { rich: changedRich } = estimate(changed, { surcharges: { tobacco: true } }).plans
    expect(changedRich?.range).toEqual({ low: 870, high: 870 })
  })

  it('are the percentiles of the uses of a negative binomial distribution', () => {
    // With the mean 9 and the relative variance 0.5 of its gamma distribution, the 10th percentile is 2, the 90th is 18.
    const { range, cheapestIn } = inYear('some').plans.poor!
    expect(Math.abs(range!.low - 200)).toBeLessThanOrEqual(100)
    expect(Math.abs(range!.high - 1800)).toBeLessThanOrEqual(200)
    // P(uses ≤ 10) = 67%; with 10 uses, the first key of two equal costs counts.
    expect(cheapestIn).toBeCloseTo(0.67, 1)
    expect(inYear('some').plans.rich!.cheapestIn! + cheapestIn!).toBeCloseTo(1, 10)
  })

  it('waive copays by the stays of each year', () => {
    const services = [service('emergency', 2000), { ...service('day', 0), daysPerStay: 3 }]
    const payment = { copay: 1000, copayWaivedWith: 'day' }
    const year = {
      id: 'year',
      uses: [
        { service: 'emergency', bySubscriber: 1 },
        { service: 'day', perAdult: 3 },
      ],
    }
    const waived = plansDocument({
      services,
      scenarios: [year],
      plans: [plan({ services: [{ service: 'emergency', payment }] })],
    })
    const { totalCost, range } = estimate(waived, { scenario: 'year', customScenario: null }).plans.plan!
    // The expected year has a stay, but 44% of the years have none.
    expect([totalCost, range]).toEqual([0, { low: 0, high: 1000 }])
    // A stay waives one of the ten copays.
    const tenCopays = estimate(waived, { customScenario: [uses('emergency', 10), uses('day', 3)] })
    expect(tenCopays.plans.plan!.totalCost).toBe(9000)
    expect(tenCopays.plans.plan!.range!.low).toBeGreaterThan(1000)
  })

  it('count the first key of equally cheap plans, whatever their order', () => {
    const { plans } = estimate(plansDocument({ plans: ['c', 'a', 'b'].map((key) => plan({ key })) }))
    expect(Object.entries(plans).map(([key, { cheapestIn }]) => [key, cheapestIn])).toEqual([
      ['c', 0],
      ['a', 1],
      ['b', 0],
    ])
  })

  it('do not vary without care', () => {
    expect(inYear('none').plans.poor).toMatchObject({ range: { low: 0, high: 0 }, cheapestIn: 1 })
  })
})

describe('The scenarios', () => {
  it('have the cost of every plan and the best plan', () => {
    expect(inYear('none').scenarios).toEqual([
      { scenario: 'none', care: 0, totalCosts: { rich: 1000, poor: 0 }, bestPlan: 'poor' },
      { scenario: 'some', care: 900, totalCosts: { rich: 1000, poor: 900 }, bestPlan: 'poor' },
      { scenario: 'much', care: 4000, totalCosts: { rich: 1000, poor: 4000 }, bestPlan: 'rich' },
    ])
  })

  it('have the care of the persons that the employee states', () => {
    const persons = (['subscriber', 'child'] as const).map((role) => ({ role, number: 1 }))
    const outputs = estimate(document, { coverage: 'EC', scenario: 'none', customScenario: null, persons })
    expect(outputs.scenarios.map(({ care }) => care)).toEqual([0, 1100, 4600])
  })

  it('include the custom scenario only if the employee chose it', () => {
    const outputs = estimate(document, { customScenario: [uses('visit', 20)] })
    expect(outputs.scenarios).toHaveLength(4)
    expect(outputs.scenarios.at(-1)).toEqual({
      scenario: 'custom',
      care: 2000,
      totalCosts: { rich: 1000, poor: 2000 },
      bestPlan: 'rich',
    })
  })
})

describe('The curve', () => {
  it('goes from no care to beyond the maximum, through the estimate', () => {
    const { points } = inYear('much').curve!
    expect(points[0]).toEqual({ care: 0, totalCosts: { rich: 1000, poor: 0 } })
    expect(points).toContainEqual({ care: 4000, totalCosts: { rich: 1000, poor: 4000 } })
    expect(points.at(-1)).toMatchObject({ totalCosts: { rich: 1000, poor: 5000 } })
    expect(points.at(-1)!.care).toBeGreaterThan(5000)
    expect(points.length).toBeLessThanOrEqual(24)
  })

  it('bends where capped company money runs out, so that no line exceeds what the care can cost', () => {
    const account = { type: 'HRA', companyMoney: sameForAll(700), needsOwnMoney: false } as const
    const { points } = estimate(plansDocument({ plans: [{ ...poor, account }] }), {
      customScenario: [uses('visit', 30)],
    }).curve!
    expect(points).toContainEqual({ care: 700, totalCosts: { poor: 0 } })
    for (const [index, { care }] of points.entries())
      if (index > 0 && care > 700) expect(points[index - 1]!.care).toBeGreaterThanOrEqual(700)
  })

  it('does not decrease beyond an estimate that is higher than the mean of the curve’s fewer orders', () => {
    const terms = plan({
      deductible: limit(1500, { family: 2250 }),
      outOfPocketMaximum: limit(2000, { family: 3500 }),
      payment: { deductible: true, copay: 10 },
      services: [{ service: 'visit', payment: { copay: 100, coinsurance: 20 } }],
    })
    const drugsAndVisits = plansDocument({
      services: [service('drug', 5000), service('visit', 2000)],
      plans: [terms],
    })
    const { curve, plans } = estimate(drugsAndVisits, {
      coverage: 'EK',
      customScenario: [uses('drug', 4), uses('visit', 3)],
    })
    const totals = curve!.points.map(({ totalCosts }) => totalCosts.plan!)
    expect(totals).toEqual(totals.toSorted((one, other) => one - other))
    expect([totals[0], totals.at(-1)]).toEqual([0, plans.plan!.totalCost])
  })

  it('bends where the deductible and the maximum are met', () => {
    const terms = { deductible: limit(1030), outOfPocketMaximum: limit(3000) }
    const { points } = estimate(
      plansDocument({ plans: [plan({ ...terms, payment: { deductible: true, coinsurance: 20 } })] }),
      { customScenario: [uses('visit', 50)] },
    ).curve!
    for (const { care, totalCosts } of points) {
      const cost = Math.min(care, 1030 + 0.2 * Math.max(0, care - 1030), 3000)
      expect(Math.abs(totalCosts.plan! - cost)).toBeLessThan(0.02)
    }
    expect(points).toContainEqual({ care: 1030, totalCosts: { plan: 1030 } })
    expect(points.some(({ care }) => Math.abs(care - 10_880) <= 100)).toBe(true)
  })

  it.each([
    [
      'copays of 20 up to 400',
      { copay: 20 },
      (care: number) => Math.min(400, 20 * Math.floor(care / 100) + Math.min(20, care % 100)),
      2200,
    ],
    ['care that is not covered', { notCovered: true }, (care: number) => care, 1100],
  ])('has payroll, a surcharge, and %s', (_, payment, expenses, end) => {
    const terms = { outOfPocketMaximum: limit(400), payroll: [{ yearly: sameForAll(500) }] }
    const surcharges = [{ id: 'tobacco', yearly: 70 }]
    const { points } = estimate(plansDocument({ surcharges, plans: [plan({ ...terms, payment })] }), {
      customScenario: [uses('visit', 10)],
      surcharges: { tobacco: true },
    }).curve!
    for (const { care, totalCosts } of points)
      expect(Math.abs(totalCosts.plan! - 570 - expenses(care))).toBeLessThan(0.02)
    expect(points.at(-1)!.care).toBe(end)
  })

  it('contains the price of all days of a stay', () => {
    const services = [{ ...service('day', 1000), daysPerStay: 3 }]
    const { points } = estimate(plansDocument({ services, plans: [poor] }), {
      customScenario: [uses('day', 3)],
    }).curve!
    expect(points).toContainEqual({ care: 3000, totalCosts: { poor: 3000 } })
  })

  it('ends at the maximum even if there is more company money', () => {
    const account = { type: 'HRA', companyMoney: sameForAll(9000), needsOwnMoney: false } as const
    const { points } = estimate(plansDocument({ plans: [{ ...poor, account }] }), {
      customScenario: [uses('visit', 9)],
    }).curve!
    expect(points.at(-1)!.care).toBe(5500)
  })

  it('contains the crossovers, where another plan becomes the cheapest', () => {
    expect(inYear('some').curve?.crossovers).toEqual([{ care: 1000, from: 'poor', to: 'rich' }])
  })

  it('pays a fraction of a claim by the plan’s terms', () => {
    const stay = plan({ deductible: limit(1000), payment: { deductible: true, coinsurance: 20 } })
    const { points } = estimate(plansDocument({ services: [service('stay', 20_000)], plans: [stay] }), {
      customScenario: [uses('stay', 1)],
    }).curve!
    for (const { care, totalCosts } of points) {
      const expected = care <= 1000 ? care : 1000 + 0.2 * (care - 1000)
      expect(Math.abs(totalCosts.plan! - expected)).toBeLessThan(0.02)
    }
  })

  it('goes beyond the maximum of one person who has all the care', () => {
    const { points } = estimate(plansDocument({ plans: [poor] }), {
      coverage: 'EF',
      customScenario: [uses('visit', 1)],
    }).curve!
    expect(points.at(-1)).toEqual({ care: 5500, totalCosts: { poor: 5000 } })
  })

  it('ends a tenth beyond 8,000 claims that are not free if the maximum is out of reach', () => {
    const services = [service('visit', 10), service('free', 0)]
    const plans = [plan({ payment: { coinsurance: 100 } })]
    const customScenario = [uses('visit', 1), uses('free', 1)]
    const { points } = estimate(plansDocument({ services, plans }), { customScenario }).curve!
    expect(points.at(-1)!.care).toBe(88_000)
  })

  it('does not exist without care', () => {
    expect(inYear('none').curve).toBeNull()
  })
})

test('Plans with the same terms cost the same in every year, because all plans have the same years', () => {
  const twin = { ...poor, key: 'twin' }
  const { plans } = estimate(plansDocument({ scenarios, plans: [poor, twin] }), {
    scenario: 'some',
    customScenario: null,
    coverage: 'EF',
  })
  const { totalCost, range } = plans.poor!
  expect(plans.twin).toMatchObject({ totalCost, range })
  expect([plans.poor?.cheapestIn, plans.twin?.cheapestIn]).toEqual([1, 0])
})

describe('The monthly expenses', () => {
  const monthly = (changes: Partial<Plan>, times: number, coveredMonths = 12) =>
    estimate(plansDocument({ plans: [{ ...poor, ...changes }], coveredMonths }), {
      customScenario: [uses('visit', times)],
    }).plans.poor!.monthly!

  it('are the same in every month if the order of the claims has no effect', () => {
    expect(monthly({}, 24).expenses).toEqual(Array.from({ length: 12 }, () => 200))
  })

  it('are highest in the months before the deductible is met', () => {
    const { expenses } = monthly(
      { deductible: limit(900), payment: { deductible: true, coinsurance: 10 } },
      48,
    )
    expect(expenses).toEqual(expenses.toSorted((one, other) => other - one))
    expect(expenses[0]).toBeGreaterThan(350)
    // Four visits of $100 in each month, of which the member pays 10%.
    expect(expenses.at(-1)).toBeCloseTo(40, 0)
  })

  it('end when the maximum is met', () => {
    const { expenses, highest } = monthly({ outOfPocketMaximum: limit(200) }, 48)
    expect(expenses.slice(4)).toEqual(Array.from({ length: 8 }, () => 0))
    expect(highest).toBe(200)
  })

  it('are those of the covered months', () => {
    expect(monthly({}, 12, 4).expenses).toEqual([300, 300, 300, 300])
  })

  it.each([
    [{}],
    [{ payment: { notCovered: true } }],
    [{ deductible: limit(70), payment: { deductible: true, copay: 30 } }],
  ])('have the whole price of a single visit in its month: %j', (changes) => {
    expect(monthly(changes, 1).highest).toBe(100)
  })

  it('have a most expensive month that one year in ten exceeds', () => {
    // With 12 visits, some month has at least 4 in about 14% of the years, and at least 5 in about 2%.
    expect(monthly({}, 12).highest).toBe(400)
  })

  it('are zero without care', () => {
    expect(monthly({}, 0)).toEqual({ expenses: Array.from({ length: 12 }, () => 0), highest: 0 })
  })
})

describe('The largest bill', () => {
  const billOf = (
    year: PlansDocument['scenarios'][number]['uses'],
    terms: Partial<Plan> = {},
    inputs: Partial<CalculationInputs> = {},
  ) => {
    const services = [
      service('visit', 100),
      service('surgery', 5000),
      { ...service('day', 2000), daysPerStay: 3 },
    ]
    return estimate(
      plansDocument({ services, scenarios: [{ id: 'year', uses: year }], plans: [{ ...poor, ...terms }] }),
      { scenario: 'year', customScenario: null, ...inputs },
    ).plans.poor!.largestBill
  }
  const surgery = { service: 'surgery', bySubscriber: 1 }

  it('is the member’s part of the most expensive episode in nine of ten years', () => {
    const bill = { amount: 1000, service: 'surgery' }
    expect(billOf([{ service: 'visit', perAdult: 9 }, surgery], { payment: { coinsurance: 20 } })).toEqual(
      bill,
    )
  })

  it('is for all days of a stay, and for one of the visits that are one claim', () => {
    const unlimited = { outOfPocketMaximum: limit(1_000_000) }
    expect(billOf([{ service: 'day', bySubscriber: 3 }], unlimited)).toEqual({ amount: 6000, service: 'day' })
    expect(billOf([{ service: 'visit', bySubscriber: 240 }], unlimited)).toEqual({
      amount: 100,
      service: 'visit',
    })
  })

  it.each([
    ['copays: 80 of a visit', { copay: 80 }, 80],
    ['a deductible and a copay: 30 + 40', { deductible: true, copay: 40 }, 70],
    ['care that is not covered', { notCovered: true }, 100],
  ])('includes %s', (_, payment, amount) => {
    const bill = billOf([{ service: 'visit', perAdult: 9 }], { payment, deductible: limit(30) })
    expect(bill).toEqual({ amount, service: 'visit' })
  })

  it('is what the maximum leaves of it', () => {
    expect(billOf([surgery], { outOfPocketMaximum: limit(3250) })?.amount).toBe(3250)
  })

  it('is that of a year in which much of the deductible is left when it comes', () => {
    // In about one of three years, no visit meets the deductible before the surgery.
    const terms = { deductible: limit(100), payment: { deductible: true, copay: 500 } }
    expect(billOf([{ service: 'visit', bySubscriber: 2 }, surgery], terms)?.amount).toBe(100 + 500)
  })

  it('is that of the middle year if its month is known', () => {
    // Most years have enough visits before December to meet the deductible.
    const terms = { deductible: limit(1000), payment: { deductible: true, coinsurance: 20 } }
    const bill = billOf(
      [
        { service: 'visit', perAdult: 24 },
        { ...surgery, month: 12 },
      ],
      terms,
    )
    expect(bill).toEqual({ amount: 1000, service: 'surgery', month: 12 })
  })

  it('is that of the middle one of the years in which no other service has a larger one', () => {
    // With fewer than two stays, the surgery costs 1,000; with more than two, less than a stay.
    const terms = {
      outOfPocketMaximum: limit(1400),
      payment: { copay: 1000 },
      services: [{ service: 'day', payment: { copay: 400, copayDays: 1 } }],
    }
    const bill = billOf(
      [
        { service: 'day', perAdult: 9 },
        { ...surgery, month: 12 },
      ],
      terms,
    )
    expect(bill).toEqual({ amount: 1000, service: 'surgery', month: 12 })
  })

  it('is of the service that has it', () => {
    // 63% of the years have a surgery, and 95% have visits.
    const each = [
      { service: 'visit', perAdult: 3 },
      { service: 'surgery', perAdult: 1 },
    ]
    expect(billOf(each, { outOfPocketMaximum: limit(1_000_000) })).toEqual({
      amount: 5000,
      service: 'surgery',
    })
    const services = [{ service: 'surgery', payment: { copay: 10 } }]
    expect(billOf(each, { services })).toEqual({ amount: 100, service: 'visit' })
  })

  it('is the first of equal ones', () => {
    const bill = billOf(
      [
        { ...surgery, month: 12 },
        { service: 'visit', bySubscriber: 1, month: 1 },
      ],
      { payment: { copay: 80 } },
    )
    expect(bill).toEqual({ amount: 80, service: 'visit', month: 1 })
  })

  it.each([
    ['in its month', { month: 5 }, undefined, { month: 5 }],
    ['at a birth in an unknown month', { month: 'birth' }, undefined, { isAtBirth: true }],
    ['at a birth in May', { month: 'birth' }, 5, { month: 5, isAtBirth: true }],
  ] as const)('is %s', (_, dated, month, expected) => {
    const household = { spouse: false, children: 0, ...(month && { baby: { isCovered: true, month } }) }
    const bill = billOf([{ ...surgery, ...dated }], {}, { household })
    expect(bill).toStrictEqual({ amount: 5000, service: 'surgery', ...expected })
  })

  it('does not exist in a year without bills', () => {
    expect(billOf([surgery], { payment: {} })).toBeUndefined()
    expect(billOf([])).toBeUndefined()
  })
})

test('A plan has its links with https addresses', () => {
  const linksOf = (links: Plan['links']) =>
    estimate(plansDocument({ plans: [plan({ links })] })).plans.plan!.links
  const summary = 'https://example.com/summary.pdf'
  expect(linksOf({ providers: 'http://example.com', drugs: null, summary })).toEqual({ summary })
  expect(linksOf({ providers: 'example.com', drugs: 'https://' })).toBeUndefined()
  expect(linksOf(null)).toBeUndefined()
})

describe('The facts of a plan', () => {
  const terms: Partial<Plan> = {
    deductible: limit(1000),
    drugDeductible: 100,
    familyDrugDeductible: 150,
    outOfPocketMaximum: limit(3000, { kind: 'aggregate' }),
    drugMaximum: limit(700),
    payment: { deductible: true, coinsurance: 20 },
    payroll: [{ perPay: sameForAll(50) }],
    account: {
      type: 'HSA',
      companyMoney: sameForAll(600),
      needsOwnMoney: true,
      match: { percentage: 50, maximum: sameForAll(250) },
    },
  }
  const facts = (coverage: 'EE' | 'EF', changes: Partial<Plan> = {}, visits = 1) => {
    const services = [service('visit', 100), { ...service('drug', 10), isDrug: true }]
    const plans = [plan({ ...terms, ...changes })]
    const inputs = { coverage, customScenario: [uses('visit', visits)] }
    return estimate(plansDocument({ services, plans, payPeriods: 24 }), inputs).plans.plan?.facts
  }

  it('are those of the employee alone', () => {
    expect(facts('EE')).toMatchObject({
      deductible: { person: 1000, household: 1000 },
      maximum: { person: 3000, household: 3000 },
      drugDeductible: { person: 100, household: 100 },
      drugMaximum: { person: 700, household: 700 },
      coinsurance: 20,
    })
  })

  it('are those of a family', () => {
    expect(facts('EF')).toMatchObject({
      deductible: { person: 1000, household: 2000 },
      maximum: { person: 6000, household: 6000 },
      drugDeductible: { person: 100, household: 150 },
      drugMaximum: { person: 700, household: 1400 },
    })
  })

  it('have a drug deductible only if the plan has one', () => {
    const { drugDeductible, familyDrugDeductible, ...others } = terms
    const { plans } = estimate(plansDocument({ plans: [plan(others)], payPeriods: 24 }))
    expect(plans.plan?.facts).not.toHaveProperty('drugDeductible')
  })

  it('show how much of the company’s money the year uses', () => {
    expect(facts('EE')?.companyContribution).toEqual({ full: 600, used: 100, remaining: 500 })
    expect(facts('EE', {}, 9)?.companyContribution).toEqual({ full: 600, used: 600, remaining: 0 })
    const { account, ...withoutAccount } = terms
    const { plans } = estimate(plansDocument({ plans: [plan(withoutAccount)], payPeriods: 24 }))
    expect(plans.plan?.facts?.companyContribution ?? null).toBeNull()
    expect(plans.plan?.facts?.accountType ?? null).toBeNull()
  })

  it.each([
    [2, 12, {}, [1, 7]],
    [4, 12, {}, [1, 4, 7, 10]],
    [4, 7, {}, [7, 10]],
    [2, 6, {}, [7]],
    [2, 5, {}, undefined],
    [2, 12, { per: 'paycheck' }, undefined],
    [2, 12, { type: 'FSA' }, undefined],
  ] as const)(
    'name the months of %i installments that are among %i covered months, with %j',
    (installments, coveredMonths, changes, months) => {
      const plans = [plan({ ...terms, account: { ...terms.account!, installments, ...changes } })]
      const { facts: found } = estimate(plansDocument({ plans, coveredMonths, payPeriods: 24 })).plans.plan!
      expect(found?.companyContribution?.months).toEqual(months)
    },
  )

  it('name no months of installments if a match makes them unequal', () => {
    const account = { ...terms.account!, installments: 2 } as const
    const monthsFor = (savingsStyle: string) =>
      estimate(
        plansDocument({
          payPeriods: 24,
          plans: [plan({ ...terms, account })],
          savingsStyles: [
            { id: 'saver', avoidsOwnMoney: false },
            { id: 'none', avoidsOwnMoney: true },
          ],
        }),
        { savingsStyle },
      ).plans.plan!.facts?.companyContribution?.months
    expect(monthsFor('none')).toEqual([1, 7])
    expect(monthsFor('saver')).toBeUndefined()
  })

  it('name the type of the account', () => {
    expect(facts('EE')?.accountType).toBe('HSA')
    const account = { type: 'HRA', companyMoney: sameForAll(600), needsOwnMoney: false } as const
    expect(facts('EE', { account })?.accountType).toBe('HRA')
  })

  it('show the company’s match, and whether the estimate counts it', () => {
    expect(facts('EE')?.match).toEqual({ percentage: 50, maximum: 250, isCounted: false })
    const hra = { ...terms.account!, type: 'HRA' } as const
    expect(facts('EE', { account: hra })).not.toHaveProperty('match')
  })

  it('state the payroll deductions, and those of the covered months', () => {
    expect(facts('EE')?.payroll).toEqual({ deductions: 24, amount: 50 })
    const partYear = plansDocument({ plans: [plan(terms)], payPeriods: 24, coveredMonths: 5 })
    expect(estimate(partYear).plans.plan).toMatchObject({
      payrollDeduction: 500,
      facts: { payroll: { deductions: 10, amount: 50 } },
    })
  })
})
