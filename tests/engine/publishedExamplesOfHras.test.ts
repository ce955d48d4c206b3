import { describe, expect, it } from 'vitest'
import { account, estimateExample, figures, sumOf, type PublishedExample } from './publishedExample.ts'
import { limit } from './planDocument.ts'

const thenTwenty = { deductible: true, coinsurance: 20 }
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
