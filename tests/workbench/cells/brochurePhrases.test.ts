import { expect, it } from 'vitest'
import type { Payment } from '../../../src/contract/plans.ts'
import { parsePayment } from '../../../src/workbench/cells/parsePayment.ts'
import type { NamedService } from '../../../src/workbench/cells/formatPayment.ts'

const emergency = { id: 'emergency', name: 'Emergency room visit' }
const hospital = { id: 'hospital', name: 'Day in hospital', daysPerStay: 3 }
const maternity = { id: 'baby', name: 'Having a baby', daysPerStay: 2 }
const services: NamedService[] = [emergency, hospital]

/** Texts of Summaries of Benefits and Coverage, and of brochures. */
const understood: [string, Payment][] = [
  ['$25 copay', { copay: 25 }],
  ['copay $25', { copay: 25 }],
  ['Copay: $25', { copay: 25 }],
  ['$25 copay per visit', { copay: 25 }],
  ['$25 copay/visit', { copay: 25 }],
  ['$25 copayment per office visit', { copay: 25 }],
  ['$25/visit', { copay: 25 }],
  ['You pay a $25 copay', { copay: 25 }],
  ['$10 copay/prescription', { copay: 10 }],
  ['$10 copay per fill', { copay: 10 }],
  ['$0', { copay: 0 }],
  ['$0 copay', { copay: 0 }],
  ['No cost', {}],
  ['No charge', {}],
  ['No cost to you', {}],
  ['You pay nothing', {}],
  ['Covered in full', {}],
  ['Covered 100%', {}],
  ['Covered at 100%', {}],
  ['Plan pays 100%', {}],
  ['covered 100% after deductible', { deductible: true }],
  ['No charge after deductible', { deductible: true }],
  ['0% after deductible', { deductible: true, coinsurance: 0 }],
  ['20% coinsurance', { coinsurance: 20 }],
  ['20% co-insurance after deductible', { deductible: true, coinsurance: 20 }],
  ['20% coinsurance after deductible', { deductible: true, coinsurance: 20 }],
  ['20% coinsurance after the deductible is met', { deductible: true, coinsurance: 20 }],
  ['20% once deductible is met', { deductible: true, coinsurance: 20 }],
  ['20% AD', { deductible: true, coinsurance: 20 }],
  ['20% A/D', { deductible: true, coinsurance: 20 }],
  ['$40 AD', { deductible: true, copay: 40 }],
  ['Ded. + 20%', { deductible: true, coinsurance: 20 }],
  ['Deductible & 20%', { deductible: true, coinsurance: 20 }],
  ['Deductible and coinsurance of 20%', { deductible: true, coinsurance: 20 }],
  ['Deductible, then 20% coinsurance', { deductible: true, coinsurance: 20 }],
  ['20% of the allowed amount after deductible', { deductible: true, coinsurance: 20 }],
  ['Plan pays 80% after deductible', { deductible: true, coinsurance: 20 }],
  ['80% covered after deductible', { deductible: true, coinsurance: 20 }],
  ['Deductible + $250 + 20%', { deductible: true, copay: 250, coinsurance: 20 }],
  ['$250, then 20% after deductible', { deductible: true, copay: 250, coinsurance: 20 }],
  ['$350 copay, then 30% after deductible', { deductible: true, copay: 350, coinsurance: 30 }],
  ['$250 copay plus 20% after deductible', { deductible: true, copay: 250, coinsurance: 20 }],
  [
    '$250 copay/visit, then 20% coinsurance; deductible does not apply',
    { deductible: false, copay: 250, coinsurance: 20 },
  ],
  ['$30 copay/visit; deductible does not apply', { deductible: false, copay: 30 }],
  ['$15 copay, deductible waived', { deductible: false, copay: 15 }],
  ['$15 copay (no deductible)', { deductible: false, copay: 15 }],
  ['$50 copay after deductible', { deductible: true, copay: 50 }],
  ['20% (subject to deductible)', { deductible: true, coinsurance: 20 }],
  ['$300, waived if admitted', { copay: 300, copayWaivedWith: 'hospital' }],
  ['$300 (waived if admitted)', { copay: 300, copayWaivedWith: 'hospital' }],
  ['$300 copay (copay waived if admitted)', { copay: 300, copayWaivedWith: 'hospital' }],
  ['$300 copay; waived if you are admitted to the hospital', { copay: 300, copayWaivedWith: 'hospital' }],
  ['$300 copay, copay is waived upon admission', { copay: 300, copayWaivedWith: 'hospital' }],
  [
    '$250, waived if admitted, then 20% after deductible',
    { deductible: true, copay: 250, coinsurance: 20, copayWaivedWith: 'hospital' },
  ],
  ['$40, 12 visits', { copay: 40, visitLimit: 12 }],
  ['$45 copay, 30 visits a year', { copay: 45, visitLimit: 30 }],
  ['20% after deductible, 30 visits a year', { deductible: true, coinsurance: 20, visitLimit: 30 }],
  ['$35 copay/visit; 60 visits per calendar year', { copay: 35, visitLimit: 60 }],
  ['20% coinsurance, limited to 30 visits/year', { coinsurance: 20, visitLimit: 30 }],
  ['$20 copay, max 20 visits per plan year', { copay: 20, visitLimit: 20 }],
  ['30%, at least $40, at most $120', { coinsurance: 30, coinsuranceMinimum: 40, coinsuranceMaximum: 120 }],
  ['30% coinsurance up to $150 per prescription', { coinsurance: 30, coinsuranceMaximum: 150 }],
  [
    '50% with a $50 minimum and $150 maximum',
    { coinsurance: 50, coinsuranceMinimum: 50, coinsuranceMaximum: 150 },
  ],
  ['$300 per day, up to 5 days', { copay: 300, copayDays: 5 }],
  ['$300 copay per day, days 1-5', { copay: 300, copayDays: 5 }],
  ['$1,500 copay per admission', { copay: 1500, copayDays: 1 }],
  ['First 3 visits no charge, then $30 copay', { firstUses: { count: 3 }, copay: 30 }],
  ['Not covered', { notCovered: true }],
  ['Excluded', { notCovered: true }],
]

it.each(understood)('Understands "%s"', (text, payment) => {
  expect(parsePayment(text, services)).toEqual({ kind: 'value', value: payment })
})

it.each([
  ['100%', /member pays 100%.*“no charge” if that is what the plan pays/],
  ['80% coinsurance after deductible', /member pays 80%.*“20%”/],
])('Understands "%s", and says what else it can mean', (text, doubt) => {
  expect(parsePayment(text, services)).toMatchObject({ kind: 'value', doubt: expect.stringMatching(doubt) })
})

it.each([
  [
    '$10/$30/$50',
    '“$10/$30/$50” is several copays, such as those for generic and brand drugs. Write each in the row of its service.',
  ],
  ['$20 / $40 copay', /several copays/],
  [
    '25% up to $100, after a $150 drug deductible',
    'Enter the deductible of $150 under Plans → Drug deductible, and write “deductible, then 25%, at most $100” here.',
  ],
  [
    '$150 Rx deductible, then 25%',
    /\$150 under Plans → Drug deductible, and write “deductible, then 25%” here/,
  ],
  ['20% after $500 deductible', /\$500 under Plans → Deductible, and write “deductible, then 20%” here/],
  ['Deductible and coinsurance', /“coinsurance” is not clear/],
  ['80/20', /is not clear/],
  ['Greater of $20 or 20%', /is not clear/],
  ['$25 PCP, $50 specialist', /is not clear/],
  ['$25, 3 visits, then 20%', /in this order/],
  ['20%, then deductible', /in this order/],
  ['See plan document', /is not clear/],
  ['Not applicable', /is not clear/],
  ['20% in-network', /is not clear/],
  ['$25*', /asterisk/],
])('Does not understand "%s", and says what to write', (text, message) => {
  const parsed = parsePayment(text, services)
  expect(parsed.kind).toBe('problem')
  expect(parsed.kind === 'problem' && parsed.message).toMatch(message)
})

it('Asks which stay waives a copay if none or several are possible', () => {
  expect(parsePayment('$300, waived if admitted', [emergency])).toMatchObject({
    kind: 'problem',
    message: expect.stringContaining('Enter “Days of one stay”'),
  })
  expect(parsePayment('$300, waived if admitted', [...services, maternity])).toEqual({
    kind: 'problem',
    message:
      'Several services have stays. Write which one waives the copay: “waived with Day in hospital” or “waived with Having a baby”.',
  })
})
