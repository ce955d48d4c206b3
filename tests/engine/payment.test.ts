import { describe, expect, it } from 'vitest'
import { noLimit, payUses, type CostShare, type PaymentRule } from '../../src/engine/payment.ts'

const nothing: CostShare = { deductible: 0, copay: 0, coinsurance: 0 }
const noCharge = rule({})
const copay = rule({ copay: 25_00 })
const copayAfter = rule({ deductible: 'medical', copay: 25_00 })
const coinsurance = rule({ deductible: 'medical', coinsurance: 20_00 })
const all = rule({ deductible: 'medical', copay: 50_00, coinsurance: 20_00 })

describe('The member pays', () => {
  it.each([
    ['nothing if there is no charge', noCharge, 100_00, 3, 0, {}],
    ['the copay of each use', copay, 100_00, 3, 0, { copay: 75_00 }],
    ['no copay above the price of the use', copay, 20_00, 2, 0, { copay: 40_00 }],
    ['only the deductible until it is met', copayAfter, 100_00, 2, 500_00, { deductible: 200_00 }],
    ['a copay of at most what is left', copayAfter, 100_00, 1, 90_00, { deductible: 90_00, copay: 10_00 }],
    ['no copay if the deductible covers the price', copayAfter, 100_00, 1, 100_00, { deductible: 100_00 }],
    ['the copay after the deductible', copayAfter, 100_00, 3, 150_00, { deductible: 150_00, copay: 50_00 }],
    ['a percentage of the rest', coinsurance, 100_00, 2, 150_00, { deductible: 150_00, coinsurance: 10_00 }],
    ['all three', all, 400_00, 1, 100_00, { deductible: 100_00, copay: 50_00, coinsurance: 50_00 }],
    [
      '50 plus 20% of the full price, as a copay of 50 / 80% and 20% of the rest: 50 + 40',
      rule({ copay: 62_50, coinsurance: 20_00 }),
      200_00,
      1,
      0,
      { copay: 62_50, coinsurance: 27_50 },
    ],
    ['a percentage with half a cent rounded up', rule({ coinsurance: 50_00 }), 1, 1, 0, { coinsurance: 1 }],
    ['a percentage of each use, not of their sum', rule({ coinsurance: 10_00 }), 5, 3, 0, { coinsurance: 3 }],
    ['nothing for a free service', all, 0, 5, 100_00, {}],
    ['nothing for a free service after the deductible', all, 0, 5, 0, {}],
    ['nothing for no uses', all, 400_00, 0, 100_00, {}],
  ] as const)('%s', (_, terms, allowed, times, deductible, expected) => {
    const share = payUses(terms, allowed, times, deductible)
    expect(share).toEqual({ ...nothing, ...expected })
  })
})

describe('Many uses at once', () => {
  it.each([0, 333_33, 5000_00])(
    'cost as much as one after the other (deductible: %i)',
    (remainingDeductible) => {
      const allowed = 123_45
      let open = remainingDeductible
      const sum = { deductible: 0, copay: 0, coinsurance: 0 }
      for (let use = 0; use < 40; use++) {
        const share = payUses(all, allowed, 1, open)
        open -= share.deductible
        for (const part of ['deductible', 'copay', 'coinsurance'] as const) sum[part] += share[part]
      }
      expect(payUses(all, allowed, 40, remainingDeductible)).toEqual(sum)
    },
  )
})

describe('A copay for some days of a stay', () => {
  const perDay = rule({ copay: 250_00, copayDays: 5 })
  const perStay = rule({ copay: 250_00, copayDays: 1 })
  it.each([
    ['applies to each day up to the limit', perDay, 3, 0, { copay: 750_00 }],
    ['does not apply after the limit', perDay, 9, 0, { copay: 1250_00 }],
    ['starts again with each stay', { ...perDay, daysPerStay: 7 }, 9, 0, { copay: 1750_00 }],
    ['applies to every day of a shorter stay', { ...perDay, daysPerStay: 3 }, 7, 0, { copay: 1750_00 }],
    ['is one copay for all days if it is per stay', perStay, 9, 0, { copay: 250_00 }],
    ['is one copay per stay', { ...perStay, daysPerStay: 4 }, 9, 0, { copay: 750_00 }],
    [
      'does not apply to stays under the deductible',
      { ...perStay, daysPerStay: 2 },
      4,
      4500_00,
      { deductible: 4000_00 },
    ],
    [
      'applies after them',
      { ...perStay, daysPerStay: 2 },
      4,
      3000_00,
      { deductible: 3000_00, copay: 250_00 },
    ],
    ['leaves a percentage', { ...perStay, coinsurance: 20_00 }, 3, 0, { copay: 250_00, coinsurance: 550_00 }],
    [
      'starts on the first day that the deductible does not cover',
      { ...perStay, deductible: 'medical' },
      3,
      1000_00,
      { deductible: 1000_00, copay: 250_00 },
    ],
    [
      'does not apply to a stay that the deductible covers',
      { ...perStay, deductible: 'medical', daysPerStay: 3 },
      6,
      3000_00,
      { deductible: 3000_00, copay: 250_00 },
    ],
    [
      'continues on the next day if the deductible leaves less than a copay',
      { ...perStay, deductible: 'medical', coinsurance: 20_00 },
      3,
      900_00,
      { deductible: 900_00, copay: 250_00, coinsurance: 370_00 },
    ],
    [
      'moves the rest of a copay from the day on which the deductible ends to the day after the last copay',
      { ...perDay, deductible: 'medical' },
      9,
      900_00,
      { deductible: 900_00, copay: 1250_00 },
    ],
    [
      'applies on the day on which the deductible ends and on the days after it',
      { ...perDay, deductible: 'medical', copayDays: 2 },
      4,
      1400_00,
      { deductible: 1400_00, copay: 500_00 },
    ],
    [
      'applies to the stay in which the deductible ends and to the next stay',
      { ...perStay, deductible: 'medical', daysPerStay: 3 },
      4,
      1400_00,
      { deductible: 1400_00, copay: 500_00 },
    ],
    [
      'applies to an incomplete stay in which the deductible ends',
      { ...perStay, deductible: 'medical', daysPerStay: 3 },
      5,
      3400_00,
      { deductible: 3400_00, copay: 250_00 },
    ],
    ['can exceed the price of a day', rule({ copay: 1750_00, copayDays: 1 }), 3, 0, { copay: 1750_00 }],
  ] as const)('%s', (_, terms, days, deductible, expected) => {
    const share = payUses(terms, 1000_00, days, deductible)
    expect(share).toEqual({ ...nothing, ...expected })
  })
})

describe('A copay before the deductible', () => {
  const first = { ...all, copay: 500_00, copayFirst: true }
  const perDay = { ...first, copay: 250_00, copayDays: 2, daysPerStay: 3 }
  it.each([
    ['leaves 1,300 of 1,800 to the deductible', first, 1, 3000_00, 500_00, 1300_00, 0],
    ['leaves 20% of 1,800 − 500 − 300', first, 1, 300_00, 500_00, 300_00, 200_00],
    [
      'is paid for each use: 1,300, 700 and 20% of 600, 20% of 1,300',
      first,
      3,
      2000_00,
      1500_00,
      2000_00,
      380_00,
    ],
    ['is never more than the price', { ...first, copay: 2000_00 }, 2, 300_00, 3600_00, 0, 0],
    [
      'is due on the first days of a stay, also under the deductible: 2 × 1,550, and 1,800',
      perDay,
      3,
      9000_00,
      500_00,
      4900_00,
      0,
    ],
    [
      'is due again in the next stay, after a deductible of 4,900: 20% of 1,550',
      perDay,
      4,
      4900_00,
      750_00,
      4900_00,
      310_00,
    ],
    [
      'moves what a day does not cost to the next day: 1,800 and 700 of 2,500',
      { ...first, copay: 2500_00, copayDays: 1 },
      2,
      0,
      2500_00,
      0,
      220_00,
    ],
    [
      'leaves a percentage to its maximum: 75 instead of 260',
      { ...first, coinsuranceMaximum: 75_00 },
      1,
      0,
      500_00,
      0,
      75_00,
    ],
  ] as const)('%s', (_, terms, days, open, copays, deductible, percentage) => {
    expect(payUses(terms, 1800_00, days, open)).toEqual({
      copay: copays,
      deductible,
      coinsurance: percentage,
    })
  })
})

describe('A coinsurance maximum', () => {
  const capped = rule({ coinsurance: 30_00, coinsuranceMaximum: 50_00 })
  it.each([
    ['limits the coinsurance of each use', capped, 400_00, { coinsurance: 150_00 }],
    ['does not change a lower coinsurance', capped, 100_00, { coinsurance: 90_00 }],
    ['does not limit the copay', { ...capped, copay: 20_00 }, 400_00, { copay: 60_00, coinsurance: 150_00 }],
    ['of zero makes the use free', { ...capped, coinsuranceMaximum: 0 }, 400_00, {}],
  ] as const)('%s', (_, terms, allowed, expected) => {
    const share = payUses(terms, allowed, 3, 0)
    expect(share).toEqual({ ...nothing, ...expected })
  })
})

describe('A coinsurance minimum', () => {
  const least = rule({ coinsurance: 30_00, coinsuranceMinimum: 50_00 })
  it.each([
    ['raises the coinsurance of each use', least, 100_00, { coinsurance: 150_00 }],
    ['does not change a higher coinsurance', least, 400_00, { coinsurance: 360_00 }],
    ['is never more than the price', least, 40_00, { coinsurance: 120_00 }],
    ['is at most its own maximum', { ...least, coinsuranceMaximum: 45_00 }, 100_00, { coinsurance: 135_00 }],
    ['applies without a percentage', { ...least, coinsurance: 0 }, 100_00, { coinsurance: 150_00 }],
  ] as const)('%s', (_, terms, allowed, expected) => {
    expect(payUses(terms, allowed, 3, 0)).toEqual({ ...nothing, ...expected })
  })
})

describe('A price until the deductible is met', () => {
  const flat = rule({ deductible: 'medical', priceUntilDeductible: 35_00, coinsurance: 20_00 })
  it.each([
    ['replaces the deductible', 100_00, 1, { copay: 105_00 }],
    ['is never more than the price', 20_00, 500_00, { copay: 60_00 }],
    ['ends when the deductible is met', 100_00, 0, { coinsurance: 60_00 }],
  ] as const)('%s', (_, allowed, open, expected) => {
    expect(payUses(flat, allowed, 3, open)).toEqual({ ...nothing, ...expected })
  })
})

function rule(changes: Partial<PaymentRule>): PaymentRule {
  return {
    deductible: 'none',
    priceUntilDeductible: null,
    copay: 0,
    copayFirst: false,
    copayDays: noLimit,
    copayWaivedWith: null,
    daysPerStay: noLimit,
    coinsurance: 0,
    coinsuranceMinimum: 0,
    coinsuranceMaximum: Infinity,
    firstUses: 0,
    firstCopay: 0,
    sharesFirstUses: false,
    coveredUses: noLimit,
    ...changes,
  }
}
