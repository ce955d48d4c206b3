import { describe, expect, it } from 'vitest'
import { limit } from './planDocument.ts'
import { account, estimateExample, figures, sumOf, type PublishedExample } from './publishedExample.ts'

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
  maa('MAA, 2022 Benefits Guide, p. 24: Jack', [60.78, 91.16], [1580.28, 2370.16]),
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

const paysNoCopays = { pays: 'deductible-and-coinsurance' } as const

/** An HRA plan and a PPO, with the deductible, copays, and coinsurance of each. */
interface HraExample extends PublishedExample {
  parts: [deductible: number, copay: number, coinsurance: number][]
  outOfPocket: [hra: number, ppo: number]
  money: [used: number, remaining: number]
  totals: [hra: number, ppo: number]
}

const oscar: HraExample = {
  // The print shows no coinsurance for the specialist, but its totals include it.
  source: 'Lockton for ASARCO, 2015 enrollment guide, p. 11: Oscar',
  coverage: 'EE',
  prices: { physical: 100, surgery: 4200, specialist: 250, drug: 100 },
  drugs: ['drug'],
  uses: { physical: [1], surgery: [1], specialist: [1], drug: [2] },
  plans: {
    hra: {
      deductible: limit(1500),
      payment: thenTwenty,
      payments: { physical: {}, specialist: { copay: 50 }, drug: { copay: 40 } },
      account: account('HRA', 750, paysNoCopays),
      payroll: 600,
    },
    ppo: {
      deductible: limit(750),
      payment: thenTwenty,
      payments: { physical: {}, drug: { copay: 40 } },
      payroll: 1164,
    },
  },
  parts: [
    [1500, 130, 540],
    [750, 80, 740],
  ],
  outOfPocket: [2170, 1570],
  money: [750, 0],
  totals: [2020, 2734],
}

const ochoa: HraExample = {
  source: 'Lockton for ASARCO, 2015 enrollment guide, p. 12: the Ochoas',
  coverage: 'EF',
  prices: { physical: 100, office: 85, generic: 38, inhaler: 14.58 },
  drugs: ['generic', 'inhaler'],
  uses: { physical: [1, 1, 1, 1], office: [0, 0, 0, 1], generic: [0, 0, 0, 1], inhaler: [0, 0, 12] },
  plans: {
    hra: {
      deductible: limit(1500),
      payment: thenTwenty,
      payments: { physical: {}, office: { copay: 20 }, generic: { copay: 10 }, inhaler: { copay: 10 } },
      account: account('HRA', 1500, paysNoCopays),
      payroll: 1860,
    },
    ppo: {
      deductible: limit(750),
      payment: thenTwenty,
      payments: { physical: {}, generic: { copay: 10 }, inhaler: { copay: 10 } },
      payroll: 3888,
    },
  },
  parts: [
    [0, 150, 0],
    [85, 130, 0],
  ],
  outOfPocket: [150, 215],
  money: [0, 1500],
  totals: [2010, 4103],
}

describe('Published examples of an HRA that pays no copays are matched to the cent', () => {
  it.each([oscar, ochoa])(
    '$source',
    ({ parts, outOfPocket, money: [used, remaining], totals, ...example }) => {
      const outputs = estimateExample(example)
      expect(
        Object.values(outputs.plans).map((costs) =>
          (['deductible', 'copay', 'coinsurance'] as const).map((part) => sumOf(costs, part)),
        ),
      ).toEqual(parts)
      expect(figures(outputs, 'outOfPocketExpenses')).toEqual(outOfPocket)
      expect(figures(outputs, 'hsaFunds')).toEqual([used, 0])
      expect(outputs.plans.hra?.facts?.companyContribution?.remaining).toBe(remaining)
      expect(figures(outputs, 'totalCost')).toEqual(totals)
    },
  )
})
