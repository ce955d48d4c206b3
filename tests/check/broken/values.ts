import type { BrokenClient } from './BrokenClient.ts'

/** Values of the correct type that the schemas reject. */
export const brokenValues: BrokenClient[] = [
  ['an unknown kind of limit', (_, p) => (p.plans[0].deductible.kind = 'embeded'), 'unknown-value'],
  ['a number of adults that no tier has', (_, p) => (p.persons.ES.adults = 3), 'unknown-value'],
  ['a reserved scenario id', (i) => (i.scenarios[0].id = 'custom'), 'reserved-id'],
  ['a percentage over 100', (_, p) => (p.plans[0].payment.coinsurance = 120), 'out-of-range'],
  ['a reserved plan key', (_, p) => (p.plans[0].key = '__proto__'), 'reserved-id'],
  [
    'a scenario whose id is a property of every object',
    (i) => (i.scenarios[0].id = '__proto__'),
    'reserved-id',
  ],
  ['an id with too many digits', (i) => (i.surcharges[0].id = 2 ** 60), 'out-of-range'],
  ['a negative amount', (_, p) => (p.plans[0].deductible.individual = -1), 'out-of-range'],
  ['neither yearly nor perPay', (_, p) => (p.surcharges = [{ id: 'tobacco' }]), 'yearly-or-per-pay'],
  [
    'both yearly and perPay',
    (_, p) => {
      p.payPeriods = 26
      p.surcharges[0].perPay = 75
    },
    'yearly-or-per-pay',
  ],
]
