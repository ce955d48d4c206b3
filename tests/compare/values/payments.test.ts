import { expect, it } from 'vitest'
import type { Payment } from '../../../src/contract/plans.ts'
import type { NamedService } from '../../../src/compare/values/serviceNames.ts'
import { formatPayment } from '../../../src/compare/values/formatPayment.ts'
import { parsePayment } from '../../../src/compare/values/parsePayment.ts'
import { fc } from '../../kit/fc.ts'

const emergency = { id: 'emergency', name: 'Emergency room visit' }

const services: NamedService[] = [
  emergency,
  { id: 'hospital', name: 'Day in hospital', daysPerStay: 3 },
  { id: 1, name: 'Rehabilitation, then home' },
  { id: '1', name: 'Twin' },
  { id: 'twin', name: 'Twin' },
]

const read = (text: string) => parsePayment(text, services)

/**
 * Texts of Summaries of Benefits and Coverage, of brochures, and of rate sheets, by how cells show them. A test below
 * has the payments of these words.
 */
const understood: Record<string, string> = {
  $25: `25 | $25, covered at 100% | Plan pays 100% after $25 copay | $25 copay | $25 Co-pay/visit | $25 per visit | Copay of $25 | You pay $25 | copay $25 | Copay: $25
    $25 copay per visit | $25 copayment per office visit | $25/visit | $25 copay per prescription | $25 copay per fill
    You pay a $25 copay`,
  $0: '0 | $0 copay',
  '$1,250.50': '$1,250.50',
  '20%': '20 % | 20% coinsurance | Coinsurance: 20% | 80% covered',
  '0%': '0%',
  '12.5%': '12.5%',
  'deductible, then 20%': `Deductible + 20% | 20% after deductible | After deductible, 20% | 20% (after deductible)
    20% coinsurance after the plan deductible | 20% after ded. | 20% co-insurance after deductible | Ded. + 20%
    20% coinsurance after the deductible is met | 20% once deductible is met | 20% AD | 20% A/D | Deductible & 20%
    Deductible and coinsurance of 20% | 20% of the allowed amount after deductible | Plan pays 80% after deductible
    80% covered after deductible | 20% (subject to deductible)`,
  'member pays 80%': 'Member pays 80% | You pay 80% coinsurance | patient pays 80%',
  'deductible, then member pays 60%': 'you pay 60% after deductible',
  'deductible, then 33.33%': 'plan pays 66.67% after deductible',
  'deductible, then $25': 'Deductible then $25 | $25 after deductible | $25 copay after deductible | $25 AD',
  'deductible, then no charge': 'no charge after deductible | covered 100% after deductible',
  'deductible, then 0%': '0% after deductible',
  'no deductible, then $25': `$25, deductible does not apply | $25 copay/visit; deductible waived
    $25 copay (no deductible)`,
  'no charge': `No Charge | covered in full | Covered at 100% | 100% covered | Plan pays 100% | No cost | No cost to you
    You pay nothing`,
  'not covered': 'Not Covered | Excluded',
  'deductible, then $500, then 20%': 'Deductible + $500 + 20% | after deductible, $500 copay plus 20%',
  '$500, then deductible, then 20%': `$500 copay, then the deductible, then 20% coinsurance
    $500 copay/visit, then deductible applies, then 20% | $500 copay, then subject to deductible, then 20%`,
  '$1,500 per stay, then deductible': '$1,500/admission, then deductible',
  'no deductible, then $250, then 20%': '$250 copay/visit, then 20% coinsurance; deductible does not apply',
  '$500, then 20%': '$500 copay, then 20% coinsurance | $500 + 20%',
  $300: '$300 per day',
  '$300 per day, up to 5 days': `300/day up to 5 | $300 copay per day (max 5 days) | $300/day, days 1–5
    $300 copay per day, days 1-5`,
  'deductible, then $300 per day, up to 5 days, then 20%': 'deductible, then $300/day up to 5, then 20%',
  '$1,500 per stay': '$1,500/admission | $1,500 copay per admission',
  '25%, at most $75': '25% up to 75 | 25% (max $75) | 25% coinsurance up to $75 per prescription',
  '25%, at least $20, at most $75': `25%, at least 20, at most 75 | 25% ($20 min/$75 max)
    25% with a $20 minimum and $75 maximum`,
  'first 3 visits free, then deductible, then 20%': '3 visits free, then deductible, then 20%',
  'first 3 visits free, then $30': 'First 3 visits no charge, then $30 copay',
  'first 3 visits $25, then deductible, then 20%': 'first 3 visits $25, then 20% after deductible',
  'first 3 visits $25, then 20%': '$25 copay for the first 3 visits, then 20%',
  'first 3 shared visits free, then $35': `first 3 visits free (combined), then $35 | first 3 combined visits free, then $35
    3 free visits, shared, then $35 copay`,
  'first 3 shared visits $5, then $35': 'first 3 visits $5 combined, then $35',
  'first visit free, then $35': 'first visit free, then $35',
  '$60 until the deductible is met, then $20': '$60 until the deductible is met, then $20',
  '$250, waived with Day in hospital': `$250, waived with hospital | $250 copay (waived with day in hospital)
    $250, waived if admitted | $250 copay (copay waived if admitted) | $250 copay, copay is waived upon admission
    $250 copay; waived if you are admitted to the hospital`,
  '$250, then 30%, waived with Day in hospital': '$250, waived with Day in hospital, then 30%',
  '$250, then deductible, waived with Day in hospital': '$250, then deductible, waived if admitted',
  '$250, then 30%, waived with Rehabilitation, then home':
    '$250, waived with Rehabilitation, then home, then 30%',
  'deductible, then $250, then 20%, waived with Day in hospital':
    'after deductible, $250, waived if admitted, then 20%',
  '$40, up to 30 visits': `$40; limited to 30 visits per calendar year | $40 (30-visit limit) | $40, 30 visits
    $40 copay, 30 visits a year | $40, limited to 30 visits/year | $40, max 30 visits per plan year`,
  'deductible, then 20%, up to 60 visits': '20% after deductible, 60 days per year',
}

const money = fc.oneof(
  fc.integer({ min: 0, max: 10_000_000 }),
  fc.integer({ min: 0, max: 1_000_000 }).map((cents) => cents / 100),
)

const percentage = fc.oneof(
  fc.integer({ min: 0, max: 100 }),
  fc.double({ min: 0.001, max: 100, noNaN: true }),
)

/** Every payment that the schema allows, also with properties that have no effect. */
const arbitraryPayment: fc.Arbitrary<Payment> = fc.record(
  {
    deductible: fc.boolean(),
    priceUntilDeductible: money,
    copay: money,
    copayFirst: fc.boolean(),
    copayDays: fc.integer({ min: 1, max: 366 }),
    copayWaivedWith: fc.constantFrom(...services.map(({ id }) => id)),
    coinsurance: percentage,
    coinsuranceMinimum: money,
    coinsuranceMaximum: money,
    firstUses: fc.record(
      { count: fc.integer({ min: 1, max: 9999 }), copay: money, shared: fc.boolean() },
      { requiredKeys: ['count'] },
    ),
    visitLimit: fc.integer({ min: 1, max: 9999 }),
    notCovered: fc.boolean(),
  },
  { requiredKeys: [] },
)

const cases = Object.entries(understood).flatMap(([shown, texts]) =>
  texts.split(/[|\n]/).map((text) => [text.trim(), shown] as const),
)

it.each(cases)('Reads "%s" as "%s"', (text, shown) => {
  const parsed = read(text)
  expect(parsed).toEqual({ kind: 'value', value: expect.anything() })
  expect(parsed.kind === 'value' && formatPayment(parsed.value, services)).toBe(shown)
})

it.each(['', ' ', '\u00A0'])('Reads %j as empty', (text) => {
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
    'Write what the member pays, for example “$25”, “20%”, “deductible, then 20%”, “$300 per day, up to 5 days”, “no charge”, or “not covered”.',
  ],
  ['at most $75', /limits a percentage/],
  ['$300 per day up to $1,500', /limits a percentage.*number of days/],
  ['20%, then deductible, then $500', /in this order, such as “deductible, then \$500, then 20%”/],
  ['$500 + deductible + 20%', /or “\$500, then deductible, then 20%” if the copay is first/],
  [
    '$500, then 20% after deductible',
    'Does the deductible or the copay come first? Write “deductible, then $500, then 20%” or “$500, then deductible, then 20%”.',
  ],
  ['$500 copay + 20% (subject to deductible)', /^Does the deductible or the copay come first/],
  ['$500 copay before deductible', /^Is the amount before the deductible the price until it is met/],
  [
    '80% after deductible',
    'Does the plan or the member pay 80%? Write “plan pays 80%” or “member pays 80%”.',
  ],
  ['$25 then 100%', /^Does the plan or the member pay 100%\?/],
  ['0.2', 'Is “0.2” 20% or $0.20?'],
  ['20%, plan pays 100%', /there is a charge and that there is none/],
  ['first 3 visits $25 after deductible, then 20%', /not clear what is after the deductible/],
  ['$25, $50', /a copay twice/],
  ['10% or 20%', /“or 20%” is not clear/],
  ['deductible, then deductible, then 20%', /the deductible twice/],
  ['$25, no charge', /there is a charge and that there is none/],
  [
    '$250, waived with admit',
    '“admit” is not a service. Name the service whose stays waive the copay, such as “waived with Day in hospital”.',
  ],
  ['1.250,50', /has points between thousands/],
  ['20%, waived if admitted', /can waive only a copay.* write “20%” without the waiver/],
  ['covered at 80% up to $1,000', /limit what the plan or the member pays.* write “20%, at most \$1,000”/],
  ['$20+', /after “\+”/],
  ['$20 plus', /after “plus”/],
  [
    'deductible $25',
    'Enter the deductible of $25 under Plans → Deductible, and only what the plan charges after it here.',
  ],
  ['120%', 'Write 0% or more, up to 100%.'],
  ['$40, up to 0 visits', 'Write 1 or more, up to 9,999.'],
  ['$300/day up to 400 days', 'Write 366 days or fewer.'],
  ['deductible waived if admitted, $25', /not clear/],
  [
    '$10/$30/$50',
    '“$10/$30/$50” is several copays, such as those for generic and brand drugs. Write each in the row of its service.',
  ],
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
  ['Greater of $20 or 20%', /is not clear/],
  ['$25, 3 visits, then 20%', /in this order/],
])('Does not guess what "%s" means, and says what to write', (text, message) => {
  const parsed = read(text)
  expect(parsed).toMatchObject({ kind: 'failure' })
  expect(parsed.kind === 'failure' && parsed.message).toMatch(message)
})

it.each([
  ['$1.250 copay', '“1.250” can mean $1,250 or $1.25. Write one of them.'],
  ['0.2%', '0.2% is less than one percent. Write 20% for a fifth.'],
])('Warns about "%s"', (text, warning) => {
  expect(read(text)).toMatchObject({ kind: 'value', warning })
})

it('Reads every text without an error', () => {
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
      expect(read(text).kind).toMatch(/value|empty|failure/)
    }),
  )
})

it('Asks which stay waives a copay if none or several are possible', () => {
  expect(parsePayment('$300, waived if admitted', [emergency])).toMatchObject({
    kind: 'failure',
    message: expect.stringContaining('Enter “Days of one stay”'),
  })
  expect(
    parsePayment('$300, waived if admitted', [
      ...services,
      { id: 'baby', name: 'Having a baby', daysPerStay: 2 },
    ]),
  ).toEqual({
    kind: 'failure',
    message:
      'Several services have stays. Write which one waives the copay: “waived with Day in hospital” or “waived with Having a baby”.',
  })
})

it.each<[Payment, string]>([
  [{}, 'no charge'],
  [{ copay: 7.5 }, '$7.50'],
  [{ deductible: true, copay: 500, coinsurance: 20 }, 'deductible, then $500, then 20%'],
  [{ copay: 300, copayDays: 5 }, '$300 per day, up to 5 days'],
  [{ copay: 1500, copayDays: 1 }, '$1,500 per stay'],
  [{ coinsurance: 25, coinsuranceMinimum: 20, coinsuranceMaximum: 75 }, '25%, at least $20, at most $75'],
  [
    { firstUses: { count: 3 }, deductible: true, coinsurance: 20 },
    'first 3 visits free, then deductible, then 20%',
  ],
  [{ firstUses: { count: 1, copay: 5 }, copay: 35 }, 'first visit $5, then $35'],
  [{ deductible: true, priceUntilDeductible: 60, copay: 20 }, '$60 until the deductible is met, then $20'],
  [{ copay: 250, copayWaivedWith: 'hospital' }, '$250, waived with Day in hospital'],
  [{ coinsurance: 20, copayWaivedWith: 'hospital' }, '20%, copay waived with Day in hospital'],
  [{ copay: 40, visitLimit: 30 }, '$40, up to 30 visits'],
  [{ notCovered: true }, 'not covered'],
  [{ deductible: true }, 'deductible, then no charge'],
  [{ copay: 0 }, '$0'],
  [{ coinsurance: 0 }, '0%'],
  [{ deductible: true, coinsurance: 80 }, 'deductible, then member pays 80%'],
  [{ deductible: false, copay: 25 }, 'no deductible, then $25'],
])('Writes %j as "%s"', (payment, text) => {
  expect(formatPayment(payment, services)).toBe(text)
})

it('Writes every payment so that it is read as the same payment', () => {
  fc.assert(
    fc.property(arbitraryPayment, (payment) => {
      const parsed = read(formatPayment(payment, services))
      expect(parsed.kind === 'value' && parsed.value).toEqual(payment)
    }),
  )
})
