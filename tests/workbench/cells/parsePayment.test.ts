import { describe, expect, it } from 'vitest'
import type { Payment } from '../../../src/contract/plans.ts'
import { parsePayment } from '../../../src/workbench/cells/parsePayment.ts'
import type { NamedService } from '../../../src/workbench/cells/formatPayment.ts'
import { fc } from '../../kit/fc.ts'

const services: NamedService[] = [
  { id: 'emergency', name: 'Emergency room visit' },
  { id: 'hospital', name: 'Day in hospital', daysPerStay: 3 },
  { id: 1, name: 'Rehabilitation, then home' },
  { id: '1', name: 'Twin' },
  { id: 'twin', name: 'Twin' },
]

const read = (text: string) => parsePayment(text, services)

describe('parsePayment', () => {
  it.each<[string, Payment]>([
    ['25', { copay: 25 }],
    ['$25', { copay: 25 }],
    ['20', { copay: 20 }],
    ['$25 copay', { copay: 25 }],
    ['$25 Co-pay/visit', { copay: 25 }],
    ['$25 per visit', { copay: 25 }],
    ['Copay of $25', { copay: 25 }],
    ['You pay $25', { copay: 25 }],
    ['$10 copay per prescription', { copay: 10 }],
    ['$1,250.50', { copay: 1250.5 }],
    ['20%', { coinsurance: 20 }],
    ['20 %', { coinsurance: 20 }],
    ['12.5%', { coinsurance: 12.5 }],
    ['20% coinsurance', { coinsurance: 20 }],
    ['Coinsurance: 20%', { coinsurance: 20 }],
    ['deductible, then 20%', { deductible: true, coinsurance: 20 }],
    ['Deductible then $25', { deductible: true, copay: 25 }],
    ['Deductible + 20%', { deductible: true, coinsurance: 20 }],
    ['20% after deductible', { deductible: true, coinsurance: 20 }],
    ['20% coinsurance after the plan deductible', { deductible: true, coinsurance: 20 }],
    ['20% after ded.', { deductible: true, coinsurance: 20 }],
    ['20% (after deductible)', { deductible: true, coinsurance: 20 }],
    ['After deductible, 20%', { deductible: true, coinsurance: 20 }],
    ['$25 after deductible', { deductible: true, copay: 25 }],
    ['$25 copay after deductible', { deductible: true, copay: 25 }],
    ['no charge after deductible', { deductible: true }],
    ['deductible, then no charge', { deductible: true }],
    ['$25, deductible does not apply', { deductible: false, copay: 25 }],
    ['$25 copay/visit; deductible waived', { deductible: false, copay: 25 }],
    ['no charge', {}],
    ['No Charge', {}],
    ['covered in full', {}],
    ['Covered at 100%', {}],
    ['100% covered', {}],
    ['Plan pays 100%', {}],
    ['0', { copay: 0 }],
    ['$0', { copay: 0 }],
    ['0%', { coinsurance: 0 }],
    ['80% covered', { coinsurance: 20 }],
    ['plan pays 66.67% after deductible', { deductible: true, coinsurance: 33.33 }],
    ['not covered', { notCovered: true }],
    ['Not Covered', { notCovered: true }],
    ['deductible, then $500, then 20%', { deductible: true, copay: 500, coinsurance: 20 }],
    ['$500 copay, then 20% coinsurance', { copay: 500, coinsurance: 20 }],
    ['$500 + 20%', { copay: 500, coinsurance: 20 }],
    ['300/day up to 5', { copay: 300, copayDays: 5 }],
    ['$300 per day, up to 5 days', { copay: 300, copayDays: 5 }],
    ['$300 copay per day (max 5 days)', { copay: 300, copayDays: 5 }],
    ['$300/day, days 1–5', { copay: 300, copayDays: 5 }],
    ['$300 per day', { copay: 300 }],
    [
      'deductible, then $300/day up to 5, then 20%',
      { deductible: true, copay: 300, copayDays: 5, coinsurance: 20 },
    ],
    ['$1,500 per stay', { copay: 1500, copayDays: 1 }],
    ['$1,500/admission', { copay: 1500, copayDays: 1 }],
    ['25% up to 75', { coinsurance: 25, coinsuranceMaximum: 75 }],
    ['25% (max $75)', { coinsurance: 25, coinsuranceMaximum: 75 }],
    ['25%, at least 20, at most 75', { coinsurance: 25, coinsuranceMinimum: 20, coinsuranceMaximum: 75 }],
    ['25% ($20 min/$75 max)', { coinsurance: 25, coinsuranceMinimum: 20, coinsuranceMaximum: 75 }],
    [
      '3 visits free, then deductible, then 20%',
      { firstUses: { count: 3 }, deductible: true, coinsurance: 20 },
    ],
    [
      'first 3 visits $25, then 20% after deductible',
      { firstUses: { count: 3, copay: 25 }, deductible: true, coinsurance: 20 },
    ],
    ['$25 copay for the first 3 visits, then 20%', { firstUses: { count: 3, copay: 25 }, coinsurance: 20 }],
    ['first visit free, then $35', { firstUses: { count: 1 }, copay: 35 }],
    ['$60 until the deductible is met, then $20', { deductible: true, priceUntilDeductible: 60, copay: 20 }],
    ['$250, waived with hospital', { copay: 250, copayWaivedWith: 'hospital' }],
    ['$250 copay (waived with day in hospital)', { copay: 250, copayWaivedWith: 'hospital' }],
    [
      '$250, waived with Day in hospital, then 30%',
      { copay: 250, copayWaivedWith: 'hospital', coinsurance: 30 },
    ],
    [
      '$250, waived with Rehabilitation, then home, then 30%',
      { copay: 250, copayWaivedWith: 1, coinsurance: 30 },
    ],
    ['$40, up to 30 visits', { copay: 40, visitLimit: 30 }],
    ['$40; limited to 30 visits per calendar year', { copay: 40, visitLimit: 30 }],
    ['20% after deductible, 60 days per year', { deductible: true, coinsurance: 20, visitLimit: 60 }],
    ['$40 (30-visit limit)', { copay: 40, visitLimit: 30 }],
  ])('reads "%s"', (text, payment) => {
    expect(read(text)).toEqual({ kind: 'value', value: payment })
  })

  it.each(['', ' ', '\u00A0'])('reads %j as empty', (text) => {
    expect(read(text)).toEqual({ kind: 'empty' })
  })

  it.each([
    ['20% coinsurance*', 'The asterisk refers to a note. Write what the note says, or remove it.'],
    [
      'deductible',
      'Write what the member pays after the deductible, such as “deductible, then 20%” or “deductible, then no charge”.',
    ],
    [
      'first 3 visits free',
      'Write what later visits cost, such as “first 3 visits free, then deductible, then 20%”.',
    ],
    [
      'covered',
      'Write what the member pays, for example “$25”, “20%”, “deductible, then 20%”, “no charge”, or “not covered”.',
    ],
    ['at most $75', /limits a percentage/],
    ['$300 per day up to $1,500', /limits a percentage.*number of days/],
    ['$500, then deductible, then 20%', /in this order, such as “deductible, then \$500, then 20%”/],
    ['20%, then $500', /in this order/],
    ['first 3 visits $25 after deductible, then 20%', /not clear what is after the deductible/],
    ['$25/$50', /several copays/],
    ['$25, $50', /a copay twice/],
    ['10% or 20%', /“or 20%” is not clear/],
    ['deductible, then deductible, then 20%', /the deductible twice/],
    ['$25, no charge', /there is a charge and that there is none/],
    [
      '$250, waived with admit',
      '“admit” is not a service. Name the service whose stays waive the copay, such as “waived with Day in hospital”.',
    ],
    ['$25 in network', /“in network” is not clear/],
    ['1.250,50', /can mean two amounts/],
    ['2O%', /is not clear|letter/],
    ['120%', 'Write 0% or more, up to 100%.'],
    ['$20,000,000', 'Write $0 or more, up to $10,000,000.'],
    ['-25', /not clear/],
    ['—', /not clear/],
    ['?', /not clear/],
    ['$300, up to 5 days', /not clear|limits/],
    ['$40, up to 0 visits', 'Write 1 or more, up to 9,999.'],
    ['$300/day up to 400 days', 'Write 366 days or fewer.'],
    ['deductible waived if admitted, $25', /not clear/],
  ])('does not guess what "%s" means', (text, message) => {
    const parsed = read(text)
    expect(parsed).toMatchObject({ kind: 'problem' })
    expect(parsed.kind === 'problem' && parsed.message).toMatch(message)
  })

  it.each([
    ['0.2', '“0.2” is a copay of $0.20. Write 20% for a percentage.'],
    ['80% after deductible', 'The member pays 80%. Write “20%” if that is what the plan pays.'],
    ['100%', 'The member pays 100%. Write “no charge” if that is what the plan pays.'],
    ['0.2%', '0.2% is less than one percent. Write 20% for a fifth.'],
  ])('doubts "%s"', (text, doubt) => {
    expect(read(text)).toMatchObject({ kind: 'value', doubt })
  })

  it('never throws', () => {
    const words = fc
      .array(
        fc.constantFrom(
          'deductible',
          'then',
          '$25',
          '20%',
          ',',
          'up to',
          '5',
          'visits',
          'free',
          'waived with',
          'hospital',
          'first',
          '*',
          '(',
        ),
      )
      .map((each) => each.join(' '))
    fc.assert(
      fc.property(fc.oneof(fc.string(), words), (text) => {
        expect(read(text).kind).toMatch(/value|empty|problem/)
      }),
    )
  })
})
