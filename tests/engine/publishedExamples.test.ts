import { describe, expect, it } from 'vitest'
import type { Plan } from '../../src/contract/plans.ts'
import { limit } from './planDocument.ts'
import {
  account,
  estimateExample,
  figures,
  type PublishedExample,
  type PublishedPlan,
} from './publishedExample.ts'

/** What employers have published for one household: what it pays for care, and the total with payroll and account. */
interface Comparison extends PublishedExample {
  outOfPocket?: number[]
  totals: number[]
  best?: string
}

const afterDeductible = { deductible: true }
const thenTen = { deductible: true, coinsurance: 10 }
const thenTwenty = { deductible: true, coinsurance: 20 }

const dentsuCopays = {
  well: {},
  primary: { copay: 30 },
  urgent: { copay: 50 },
  emergency: { copay: 250 },
  generic: { copay: 10 },
  brand: { copay: 30 },
}
const dentsuPrices = { well: 286, primary: 120, urgent: 120, emergency: 1000, generic: 30, brand: 300 }
const dentsuDrugs = { drugs: ['generic', 'brand'], document: { accountMoney: 'full' } } as const

/** The plans of Dentsu Aegis Network. Its copays are for the PPOs; the HSA plan has none. */
function dentsuPlans([premium, enhanced, standard, hsa]: number[], hsaMoney: number) {
  const payments = dentsuCopays
  return {
    premium: { deductible: limit(250), payment: afterDeductible, payments, payroll: premium! },
    enhanced: { deductible: limit(500), payment: thenTen, payments, payroll: enhanced! },
    standard: { deductible: limit(1000), payment: thenTwenty, payments, payroll: standard! },
    hsa: {
      deductible: limit(2000, { kind: 'aggregate' }),
      payment: thenTwenty,
      payments: { well: {} },
      payroll: hsa!,
      account: account('HSA', hsaMoney),
    },
  } satisfies Record<string, PublishedPlan>
}

const { hsa: _, ...dentsuPpos } = dentsuPlans([10_957, 7590, 4475, 0], 0)

const dentsu: Comparison[] = [
  {
    source: 'Dentsu Aegis Network (Lockton), 2015 DAN Benefits Guide, p. 12: Diane',
    coverage: 'EE',
    prices: dentsuPrices,
    ...dentsuDrugs,
    uses: { primary: [2], well: [1] },
    plans: dentsuPlans([2646, 1967, 1188, 640], 500),
    totals: [2706, 2027, 1248, 380],
    best: 'hsa',
  },
  {
    source: 'Dentsu Aegis Network (Lockton), 2015 DAN Benefits Guide, p. 13: Ralph',
    coverage: 'EC',
    prices: { ...dentsuPrices, stay: 15_000 },
    ...dentsuDrugs,
    uses: { primary: [0, 4], emergency: [0, 0, 1], stay: [0, 0, 1] },
    plans: dentsuPlans([5841, 4079, 2389, 1517], 1000),
    outOfPocket: [620, 2320, 4170, 6496],
    totals: [6461, 6399, 6559, 7013],
    best: 'enhanced',
  },
  {
    source: 'Dentsu Aegis Network (Lockton), 2015 DAN Benefits Guide, p. 14: Jill',
    coverage: 'ES',
    prices: { ...dentsuPrices, outpatient: 2500 },
    ...dentsuDrugs,
    uses: { primary: [4], brand: [12], outpatient: [0, 1] },
    plans: dentsuPlans([6577, 4554, 2680, 1712], 1000),
    outOfPocket: [730, 1180, 1780, 4516],
    totals: [7307, 5734, 4460, 5228],
    best: 'standard',
  },
  {
    // The column of the HSA plan drops the generic prescriptions.
    source: 'Dentsu Aegis Network (Lockton), 2015 DAN Benefits Guide, p. 15: Steve, under the PPOs',
    coverage: 'EF',
    prices: { ...dentsuPrices, outpatient: 5000 },
    ...dentsuDrugs,
    uses: { primary: [0, 6], brand: [0, 24], generic: [0, 24], outpatient: [1, 0, 1] },
    plans: dentsuPpos,
    outOfPocket: [1640, 3040, 4740],
    totals: [12_597, 10_630, 9215],
  },
]

const valleywise: Comparison[] = [
  {
    // The copays of the POS plan are derived from its printed total.
    source: 'Valleywise Health, 2020–2021 example plan 2: Sofia',
    coverage: 'ES',
    prices: { physical: 150, specialist: 100, primary: 78, preventiveDrug: 18.41 },
    drugs: ['preventiveDrug'],
    uses: { physical: [1, 1], specialist: [1, 1], primary: [0, 1], preventiveDrug: [0, 12] },
    plans: {
      preferred: { payments: { specialist: { copay: 20 }, primary: { copay: 10 } }, payroll: 3510 },
      pos: { payments: { specialist: { copay: 70 }, primary: { copay: 40 } }, payroll: 5590 },
      hsa: {
        deductible: limit(2700),
        payment: afterDeductible,
        payments: { physical: {}, preventiveDrug: {} },
        payroll: 2292.52,
      },
    },
    outOfPocket: [50, 180, 278],
    totals: [3560, 5770, 2570.52],
  },
  {
    // The percentage is not printed; 20% results in the print.
    source: 'Valleywise Health, 2020–2021 example plan 4: Randy, under the HSA plan',
    coverage: 'EF',
    prices: { stay: 52_495, surgery: 10_568, specialist: 97, primary: 78, drug: 8.32, maintenance: 18.57 },
    drugs: ['drug', 'maintenance'],
    uses: {
      stay: [1],
      surgery: [0, 1],
      specialist: [3, 0, 1],
      primary: [1, 1, 1, 1, 1],
      drug: [0, 0, 2],
      maintenance: [0, 12, 0, 0, 0, 0],
    },
    plans: {
      hsa: {
        deductible: limit(2700),
        outOfPocketMaximum: limit(3600),
        payment: thenTwenty,
        payroll: 3632.98,
      },
    },
    outOfPocket: [7200],
    totals: [10_832.98],
  },
]

describe('Published plan comparisons are matched to the cent', () => {
  it.each([...dentsu, ...valleywise])('$source', ({ outOfPocket, totals, best, ...example }) => {
    const outputs = estimateExample(example)
    if (outOfPocket) expect(figures(outputs, 'outOfPocketExpenses')).toEqual(outOfPocket)
    expect(figures(outputs, 'totalCost')).toEqual(totals)
    if (best) expect(outputs.bestPlan).toBe(best)
  })
})

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
