import { basename, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readDocuments } from '../../../src/clients/clientFolder.ts'
import { localize } from '../../../src/contract/languages.ts'
import type { Payment, PlansDocument } from '../../../src/contract/plans.ts'
import { formatPayment } from '../../../src/workbench/cells/formatPayment.ts'
import type { NamedService } from '../../../src/workbench/cells/serviceNames.ts'
import { parsePayment } from '../../../src/workbench/cells/parsePayment.ts'
import { fc } from '../../kit/fc.ts'

const services: NamedService[] = [
  { id: 'emergency', name: 'Emergency room visit' },
  { id: 'hospital', name: 'Day in hospital', daysPerStay: 3 },
  { id: 1, name: 'Rehabilitation, then home' },
  { id: '1', name: 'Twin' },
  { id: 'twin', name: 'Twin' },
]

const documents = await readDocuments(join(import.meta.dirname, '../../../fixtures/clients'))

const samplePlans = [...documents].filter(([path]) => basename(path) === 'plans.json')

const read = (text: string) => parsePayment(text, services)

describe('formatPayment', () => {
  it.each<[Payment, string]>([
    [{}, 'no charge'],
    [{ copay: 25 }, '$25'],
    [{ copay: 7.5 }, '$7.50'],
    [{ deductible: true }, 'deductible, then no charge'],
    [{ deductible: true, coinsurance: 20 }, 'deductible, then 20%'],
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
    [{ copay: 40, visitLimit: 30 }, '$40, up to 30 visits'],
    [{ notCovered: true }, 'not covered'],
    [{ deductible: false, copay: 25 }, 'no deductible, then $25'],
  ])('writes %j as "%s"', (payment, text) => {
    expect(formatPayment(payment, services)).toBe(text)
  })

  it.each(samplePlans)(
    'writes the payments of %s so that they are read as the same payments',
    (_path, document) => {
      const { services: own, plans } = localize(document, 'plans.json', 'en', 'en').document as PlansDocument
      for (const { payment, services: rows = [] } of plans)
        for (const each of [payment, ...rows.map((row) => row.payment)])
          expect(parsePayment(formatPayment(each, own), own)).toEqual({ kind: 'value', value: each })
    },
  )

  it('writes every payment so that it is read as the same payment', () => {
    fc.assert(
      fc.property(arbitraryPayment, (payment) => {
        const parsed = read(formatPayment(payment, services))
        expect(parsed).toMatchObject({ kind: 'value' })
        expect(parsed.kind === 'value' && parsed.value).toEqual(payment)
      }),
    )
  })
})

const money = fc.oneof(
  fc.integer({ min: 0, max: 10_000_000 }),
  fc.integer({ min: 0, max: 1_000_000 }).map((cents) => cents / 100),
  fc.double({ min: 0.001, max: 10_000, noNaN: true }),
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
    copayDays: fc.integer({ min: 1, max: 366 }),
    copayWaivedWith: fc.constantFrom(...services.map(({ id }) => id)),
    coinsurance: percentage,
    coinsuranceMinimum: money,
    coinsuranceMaximum: money,
    firstUses: fc.record(
      { count: fc.integer({ min: 1, max: 9999 }), copay: money },
      { requiredKeys: ['count'] },
    ),
    visitLimit: fc.integer({ min: 1, max: 9999 }),
    notCovered: fc.boolean(),
  },
  { requiredKeys: [] },
)
