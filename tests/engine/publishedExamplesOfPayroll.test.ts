import { describe, expect, it, test } from 'vitest'
import type { CoverageCode } from '../../src/contract/inputs.ts'
import type { Plan } from '../../src/contract/plans.ts'
import { payInOrder, sumPaid, type DatedClaim } from './payInOrder.ts'
import {
  account,
  estimateExample,
  figures,
  sumOf,
  toDocument,
  type PublishedExample,
} from './publishedExample.ts'
import { estimate, limit, plan, plansDocument } from './planDocument.ts'

const medicalAndDrugs = (medical: number) => ({
  payment: { deductible: true, coinsurance: medical },
  payments: { drug: { deductible: true, coinsurance: 30 } },
})

/** Payroll deductions by tier, for salaries under 44,000 and others. */
function byBand(
  under: [EC: number, ES: number, EF: number],
  over: [number, number, number],
): Plan['payroll'] {
  const row = (salaryBand: string, [EC, ES, EF]: [number, number, number]) => ({
    salaryBand,
    yearly: { EE: 0, ES, EC, EF },
  })
  return [row('under', under), row('over', over)]
}

/** All deductibles are aggregate. The maximum of the last plan is not in the source. */
const purduePlans: PublishedExample['plans'] = {
  php: {
    deductible: limit(750, { kind: 'aggregate' }),
    outOfPocketMaximum: limit(2400, { kind: 'aggregate' }),
    ...medicalAndDrugs(20),
    payroll: byBand([1345, 2828, 3834], [2693, 4513, 6117]),
  },
  hsa1: {
    deductible: limit(1750, { kind: 'aggregate' }),
    outOfPocketMaximum: limit(3500, { kind: 'aggregate' }),
    ...medicalAndDrugs(20),
    account: account('HSA', 1300),
    payroll: byBand([321, 890, 1206], [895, 1606, 2178]),
  },
  hsa2: {
    deductible: limit(2500, { kind: 'aggregate' }),
    ...medicalAndDrugs(25),
    account: account('HSA', 1300),
    payroll: byBand([37, 204, 241], [276, 833, 1129]),
  },
}

describe('Purdue University, 2014 employee scenarios: 1,000 of claims, by salary and tier', () => {
  it.each([
    ['Brenda', 'EC', 'under', [2345, 321, 37]],
    ['Brenda', 'EC', 'over', [3693, 895, 276]],
    ['Dave', 'ES', 'under', [3828, 890, 204]],
    ['Dave', 'ES', 'over', [5513, 1606, 833]],
    ['Joe', 'EF', 'under', [4834, 1206, 241]],
    ['Joe', 'EF', 'over', [7117, 2178, 1129]],
  ] as const)('%s, %s, %s 44,000', (source, coverage, salaryBand, totals) => {
    const outputs = estimateExample({
      source,
      coverage,
      prices: { medical: 700, drug: 100 },
      drugs: ['drug'],
      uses: { medical: [1], drug: [3] },
      plans: purduePlans,
      inputs: { salaryBand },
    })
    expect(figures(outputs, 'totalCost')).toEqual(totals)
    expect(figures(outputs, 'hsaFunds')).toEqual([0, 1000, 1000])
    expect(outputs.plans.hsa1?.facts?.companyContribution?.remaining).toBe(300)
  })
})

describe('Purdue University, 2014 employee scenarios: Brenda with 3,000 of claims', () => {
  const example: PublishedExample = {
    source: 'Brenda',
    coverage: 'EC',
    prices: { medical: 100, drug: 100 },
    drugs: ['drug'],
    uses: { medical: [24], drug: [6] },
    plans: purduePlans,
    inputs: { salaryBand: 'under' },
  }
  const payroll = 1345

  /** The print has 1,200 of medical care and three prescriptions under the deductible, and as much after it. */
  it('is matched to the cent in the order of the print', () => {
    const half = [...claims('medical', 12), ...claims('drug', 3)]
    // In order, claims are paid under the first plan, and its payroll deduction does not matter.
    const php = { ...purduePlans.php!, payroll }
    const document = toDocument({ ...example, plans: { php } })
    const paid = payInOrder(document, 'EC', [...half, ...half])
    const ofService = (service: string) =>
      sumPaid(paid.filter((_, index) => [...half, ...half][index]!.service === service))
    expect(ofService('medical')).toEqual({ deductible: 1200, copay: 0, coinsurance: 240, notCovered: 0 })
    expect(ofService('drug')).toEqual({ deductible: 300, copay: 0, coinsurance: 90, notCovered: 0 })
    const { deductible, coinsurance } = sumPaid(paid)
    expect(deductible + coinsurance + payroll).toBe(3175)
  })

  /**
   * In the reverse of an order, the other half of the claims is under the deductible, so 1,830 is the mean of all orders.
   * One order differs from it by 11 (standard deviation), so the mean of 64 by 1.4.
   */
  it('is matched within 5 dollars without dates', () => {
    const { php } = estimateExample(example).plans
    expect(sumOf(php, 'deductible')).toBeCloseTo(1500, 1)
    expect(Math.abs(php!.totalCost - 3175)).toBeLessThan(5)
  })

  function claims(service: string, count: number): DatedClaim[] {
    return Array.from({ length: count }, () => ({ person: 0, service }))
  }
})

/** 26.10 a pay for each adult who uses tobacco; two users are both adults of the tier. */
test.each([
  ['EE', 26.1, 52.2],
  ['ES', 124.8, 177],
  ['EC', 41.9, 68],
] as const)(
  'Walmart, 2018 medical plan options: the HRA plan for %s, without and with tobacco',
  (coverage, without, withTobacco) => {
    const perPay: Record<Exclude<CoverageCode, 'EK'>, number> = { EE: 26.1, ES: 124.8, EC: 41.9, EF: 146.4 }
    const document = plansDocument({
      payPeriods: 26,
      surcharges: [{ id: 'tobacco', perPay: 26.1, per: 'adult' }],
      plans: [plan({ payroll: [{ perPay }] })],
    })
    const total = (tobacco: boolean) =>
      estimate(document, { coverage, surcharges: { tobacco } }).plans.plan?.totalCost
    expect(total(false)).toBeCloseTo(26 * without, 8)
    expect(total(true)).toBeCloseTo(26 * withTobacco, 8)
  },
)
