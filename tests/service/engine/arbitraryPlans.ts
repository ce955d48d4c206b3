import * as fc from 'fast-check'
import type { CoverageCode, ServiceUses } from '../../../src/contract/inputs.ts'
import type { Limit, Payment, Plan, PlansDocument } from '../../../src/contract/plans.ts'
import { plansDocument, service } from './planDocument.ts'

const money = (most: number) => fc.integer({ min: 0, max: most * 100 }).map((whole) => whole / 100)

export const tier = fc.constantFrom<CoverageCode>('EE', 'ES', 'EK', 'EC', 'EF')

const payment: fc.Arbitrary<Payment> = fc.record(
  {
    deductible: fc.boolean(),
    copay: money(300),
    coinsurance: fc.integer({ min: 0, max: 100 }),
  },
  { requiredKeys: [] },
)

const limit = (most: number): fc.Arbitrary<Limit> =>
  fc
    .record({
      individual: money(most),
      more: money(most),
      kind: fc.constantFrom('embedded' as const, 'aggregate' as const),
    })
    .map(({ individual, more, kind }) => ({
      individual,
      family: Math.round((individual + more) * 100) / 100,
      kind,
    }))

const moneyByTier = fc.record({ EE: money(9000), ES: money(9000), EC: money(9000), EF: money(9000) })

const plan = (services: number): fc.Arbitrary<Omit<Plan, 'key' | 'displayName'>> =>
  fc.record(
    {
      deductible: limit(4000),
      outOfPocketMaximum: limit(9000),
      payment,
      services: fc.uniqueArray(fc.record({ service: fc.nat(services - 1), payment }), {
        selector: (row) => row.service,
      }),
      account: fc.record({
        type: fc.constantFrom('HSA' as const, 'HRA' as const, 'FSA' as const),
        companyMoney: moneyByTier,
        needsOwnMoney: fc.boolean(),
      }),
      payroll: fc.tuple(fc.record({ yearly: moneyByTier })),
    },
    { requiredKeys: ['deductible', 'outOfPocketMaximum', 'payment', 'payroll'] },
  )

/** Documents of up to six services and four plans, whose figures often meet their limits. */
export const document: fc.Arbitrary<PlansDocument> = fc.integer({ min: 1, max: 6 }).chain((services) =>
  fc
    .record({
      accountMoney: fc.constantFrom('capped' as const, 'full' as const),
      selfOnlyCap: fc.option(money(12_000), { nil: undefined }),
      amounts: fc.array(money(6000), { minLength: services, maxLength: services }),
      surcharges: fc.array(fc.integer({ min: -200_000, max: 200_000 }), { maxLength: 3 }),
      plans: fc.array(plan(services), { minLength: 1, maxLength: 4 }),
    })
    .map(({ amounts, plans, surcharges, selfOnlyCap, accountMoney }) =>
      plansDocument({
        accountMoney,
        ...(selfOnlyCap !== undefined && { selfOnlyCap }),
        services: amounts.map((amount, index) => service(index, amount)),
        surcharges: surcharges.map((yearly, id) => ({ id, yearly: yearly / 100 })),
        savingsStyles: [{ id: 'avoids', avoidsOwnMoney: true }],
        plans: plans.map((each, index) => ({ ...each, key: `plan-${index}`, displayName: `Plan ${index}` })),
      }),
    ),
)

/** Up to a dozen uses of each service of a document. */
export function usesOf({ services }: PlansDocument): fc.Arbitrary<ServiceUses[]> {
  return fc.tuple(
    ...services.map(({ id, name }) => fc.integer({ min: 0, max: 12 }).map((uses) => ({ id, name, uses }))),
  )
}
