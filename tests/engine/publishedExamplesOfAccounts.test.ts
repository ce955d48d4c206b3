import { describe, expect, it, test } from 'vitest'
import { account, estimateExample, figures, type PublishedExample } from './publishedExample.ts'
import { answers, estimate, limit, plan, plansDocument, service, uses } from './planDocument.ts'

const afterDeductible = { deductible: true }
const thenTwenty = { deductible: true, coinsurance: 20 }

/** What an account pays, and the totals: in the order of the plans. */
interface AccountExample extends PublishedExample {
  outOfPocket: number[]
  money?: number[]
  totals: number[]
}

/** Money for the wellness program is paid into the accounts. */
const maa = (source: string, perPay: [hsa: number, hra: number], totals: number[]): AccountExample => ({
  source,
  coverage: 'EE',
  prices: { exam: 347, fluShot: 40, primary: 197, generic: 20 },
  drugs: ['generic'],
  uses: { exam: [1], fluShot: [1], primary: [1], generic: [1] },
  plans: {
    hsa: {
      deductible: limit(2000, { kind: 'aggregate' }),
      payment: thenTwenty,
      payments: { exam: {}, fluShot: {} },
      account: account('HSA', 250),
      payroll: perPayroll(perPay[0]),
    },
    hra: {
      deductible: limit(1500),
      payments: { primary: { copay: 30 }, generic: { coinsurance: 20 } },
      account: account('HRA', 0),
      payroll: perPayroll(perPay[1]),
    },
  },
  document: {
    payPeriods: 26,
    surcharges: [
      { id: 'hsaWellness', yearly: -350, plans: ['hsa'], paidIntoAccount: true },
      { id: 'hraWellness', yearly: -175, plans: ['hra'], paidIntoAccount: true },
    ],
  },
  inputs: { surcharges: { hsaWellness: true, hraWellness: true } },
  outOfPocket: [217, 34],
  money: [217, 34],
  totals,
})

/** Money is paid with each paycheck: 26 × 19.23, printed as 500. */
const capitalOne = (source: string, perPay: [number, number, number], totals: number[]): AccountExample => ({
  source,
  coverage: 'EE',
  prices: { physical: 150, primary: 150, generic: 15, antibiotic: 20 },
  drugs: ['generic', 'antibiotic'],
  uses: { physical: [1], primary: [1], generic: [2], antibiotic: [1] },
  plans: {
    cdhp: {
      deductible: limit(1600),
      payment: afterDeductible,
      payments: { physical: {} },
      account: account('HSA', 19.23, { per: 'paycheck' }),
      payroll: perPayroll(perPay[0]),
    },
    basic: { payments: drugCopays, payroll: perPayroll(perPay[1]) },
    enhanced: { payments: drugCopays, payroll: perPayroll(perPay[2]) },
  },
  document: { payPeriods: 26 },
  outOfPocket: [200, 30, 30],
  money: [200, 0, 0],
  totals,
})

const drugCopays = { generic: { copay: 10 }, antibiotic: { copay: 10 } }

function perPayroll(each: number) {
  return [{ perPay: { EE: each, ES: each, EC: each, EF: each } }]
}

const carle: AccountExample = {
  source: 'Carle Health, Scenarios, 2024: Avery, with 24 deductions from 26 paychecks',
  coverage: 'EE',
  prices: { physical: 200, primary: 180, drug: 100 },
  drugs: ['drug'],
  uses: { physical: [1], primary: [1], drug: [1] },
  plans: {
    ppo: { payments: { primary: { copay: 20 }, drug: { copay: 10 } }, payroll: perPayroll(76.08) },
    hdhp: {
      deductible: limit(2000, { kind: 'aggregate' }),
      payment: afterDeductible,
      payments: { physical: {} },
      account: account('HSA', 250),
      payroll: perPayroll(50.97),
    },
  },
  document: { payPeriods: 24, paychecks: 26 },
  outOfPocket: [30, 280],
  totals: [1855.92, 1253.28],
}

const capped = [
  maa('MAA, 2020 Benefits Guide, p. 18: Jack', [58.27, 86], [1515.02, 2236]),
  maa('MAA, 2022 Benefits Guide, p. 24: Jack', [60.78, 91.16], [1580.28, 2370.16]),
  capitalOne('Capital One, Real-Life Examples, 2023: Matt', [26.44, 26.44, 57.18], [687.44, 717.44, 1516.68]),
  capitalOne('Capital One, Real-Life Examples, 2024: Matt', [27.1, 27.1, 63.79], [704.6, 734.6, 1688.54]),
  carle,
]

describe('Published examples of accounts are matched to the cent', () => {
  it.each(capped)('$source', ({ outOfPocket, money, totals, ...example }) => {
    const outputs = estimateExample(example)
    expect(figures(outputs, 'outOfPocketExpenses')).toEqual(outOfPocket)
    if (money) expect(figures(outputs, 'hsaFunds')).toEqual(money)
    expect(figures(outputs, 'totalCost')).toEqual(totals)
  })
})

/** Each plan as what the household pays for care, the payroll deduction, and company money that counts in full. */
test.each([
  [
    'NYU, Choosing the Right Medical Plan, 2016: Nathan',
    [70, 30, 30],
    [564, 1032, 648],
    [250, 0, 0],
    [384, 1062, 678],
  ],
  [
    'University of Arkansas System, Making your medical plan decision: Sam',
    [202, 90, 75],
    [0, 0, 0],
    [420, 0, 0],
    [-218, 90, 75],
  ],
  [
    'University of Arkansas System, an older page: Sam',
    [202, 97, 82],
    [0, 0, 0],
    [500, 0, 0],
    [-298, 97, 82],
  ],
  [
    'Worthington Steel, How others choose, 2026: John',
    [0, 0, 0],
    [2868, 2868, 1056],
    [0, 2000, 1500],
    [2868, 868, -444],
  ],
  [
    'A university (mywubenefits.com), Which plan is right for me?: Jake',
    [407, 582, 582],
    [2249, 1312, 660],
    [0, 500, 500],
    [2656, 1394, 742],
  ],
])('%s', (_, expenses, payroll, money, totals) => {
  const plans = expenses.map((copay, index) =>
    plan({
      key: `plan${index}`,
      payment: { copay },
      account: account('HSA', money[index]!),
      payroll: [{ yearly: { EE: payroll[index]!, ES: 0, EC: 0, EF: 0 } }],
    }),
  )
  const document = plansDocument({ accountMoney: 'full', services: [service('year', 1000)], plans })
  const outputs = estimate(document, answers({ customScenario: [uses('year', 1)] }))
  expect(figures(outputs, 'totalCost')).toEqual(totals)
})

test('HealthEquity, HSA matching, 2018: a match of 50% ends at 500', () => {
  const match = { percentage: 50, maximum: { EE: 500, ES: 500, EC: 500, EF: 500 } }
  const document = plansDocument({
    accountMoney: 'full',
    savingsStyles: [{ id: 'saver', avoidsOwnMoney: false }],
    plans: [plan({ account: account('HSA', 0, { match }) })],
  })
  expect(estimate(document, { savingsStyle: 'saver' }).plans.plan?.hsaFunds).toBe(500)
})
