import { compareYears } from '../../src/compare/compareYears.ts'
import type { Difference } from '../../src/compare/Difference.ts'
import type { YearTexts } from '../../src/contract/yearDocuments.ts'

/* eslint-disable-next-line typescript/no-explicit-any -- tests change documents in every way */
type Loose = any

export interface Year {
  instance: Loose
  plans: Loose
}

/** A client's year with every kind of value, in few entries. */
export function sampleYear(): Year {
  const byTier = (EE: number, ES: number, EC: number, EF: number) => ({ EE, ES, EC, EF })
  return {
    instance: {
      $schema: '../schemas/v1/instance.schema.json',
      client: { planYear: 2027, displayName: 'Cascade', url: 'https://example.com', logo: null },
      features: { salaryBands: true, locations: true, savings: true, singleChild: false },
      scenarios: [
        { id: 'healthy', display: 'A healthy year', icon: 'sun' },
        { id: 'usual', display: 'A usual year' },
      ],
      services: [
        { id: 'primary', name: 'Primary care visit' },
        { id: 'mri', name: 'MRI scan' },
      ],
      locations: [
        { id: 'boise', name: 'Boise' },
        { id: 'salem', name: 'Salem' },
      ],
      salaryBands: [
        { id: 'low', name: 'Under $65,000' },
        { id: 'high', name: '$65,000 and over' },
      ],
      savingsStyles: [{ id: 'saver', displayText: 'I save' }],
      surcharges: [
        { id: 'tobacco', statement: 'I use tobacco' },
        { id: 'spouse', statement: 'My spouse has other coverage', appliesTo: ['ES', 'EF'] },
      ],
    },
    plans: {
      source: 'The guide',
      accountMoney: 'capped',
      payPeriods: 26,
      paychecks: 26,
      persons: { EE: { adults: 1, children: 0 }, EC: { adults: 1, children: 2 } },
      services: [
        { id: 'primary', name: 'Primary care visit', allowedAmount: 145 },
        { id: 'mri', name: 'MRI scan', allowedAmount: 1300 },
        { id: 'hospital', name: 'Day in hospital', allowedAmount: 5000, daysPerStay: 3 },
      ],
      scenarios: [
        { id: 'healthy', uses: [{ service: 'primary', perAdult: 1 }] },
        { id: 'usual', uses: [{ service: 'primary', perAdult: 3, perChild: 2 }] },
      ],
      locations: [
        { id: 'boise', factor: 1 },
        { id: 'salem', factor: 1.1 },
      ],
      surcharges: [
        { id: 'tobacco', yearly: 600, per: 'adult' },
        { id: 'spouse', perPayByTier: byTier(0, 50, 0, 50), plans: ['ppo'] },
      ],
      savingsStyles: [{ id: 'saver', avoidsOwnMoney: false }],
      contributionLimits: [{ year: 2027, account: 'HSA', self: 4500, family: 9000 }],
      plans: [
        {
          key: 'ppo',
          displayName: 'Premier PPO',
          deductible: { individual: 500, family: 1000, kind: 'embedded' },
          outOfPocketMaximum: { individual: 3500, family: 7000, kind: 'embedded' },
          payment: { deductible: true, coinsurance: 20 },
          services: [{ service: 'primary', payment: { copay: 25 } }],
          otherProviders: [
            {
              name: 'Tier 2',
              share: 30,
              services: [{ service: 'mri', payment: { deductible: true, coinsurance: 40 } }],
            },
          ],
          payroll: [
            { salaryBand: 'low', perPay: byTier(62.5, 125, 110, 180) },
            { salaryBand: 'high', perPay: byTier(80, 150, 130, 210) },
          ],
        },
        {
          key: 'hdhp',
          displayName: 'Saver HSA',
          deductible: { individual: 2000, family: 4000, kind: 'aggregate' },
          outOfPocketMaximum: { individual: 5000, family: 10000, kind: 'embedded' },
          payment: { deductible: true, coinsurance: 20 },
          account: {
            type: 'HSA',
            companyMoney: byTier(500, 1000, 1000, 1000),
            needsOwnMoney: true,
            match: { percentage: 50, maximum: byTier(250, 500, 500, 500) },
          },
          payroll: [{ yearly: byTier(1625, 3000, 2600, 4000) }],
        },
      ],
    },
  }
}

export function toTexts({ instance, plans }: Year): YearTexts {
  return {
    'instance.json': JSON.stringify(instance, null, 2),
    'plans.json': JSON.stringify(plans, null, 2),
  }
}

/** The differences that a change of the sample makes. */
export function compareWithSample(change: (year: Year) => void): Difference[] {
  const after = sampleYear()
  change(after)
  return compareYears(toTexts(sampleYear()), toTexts(after))
}
