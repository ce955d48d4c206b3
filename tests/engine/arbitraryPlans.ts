import * as fc from 'fast-check'
import type { CalculationInputs, CoverageCode, ServiceUses } from '../../src/contract/inputs.ts'
import type { Limit, Payment, Plan, PlansDocument } from '../../src/contract/plans.ts'
import { plansDocument } from './planDocument.ts'

const money = (maximum: number) => fc.integer({ min: 0, max: maximum * 100 }).map((cents) => cents / 100)

const tier = fc.constantFrom<CoverageCode>('EE', 'ES', 'EK', 'EC', 'EF')

const arbitraryPayment: fc.Arbitrary<Payment> = fc.record(
  {
    deductible: fc.boolean(),
    copay: money(300),
    copayFirst: fc.boolean(),
    copayDays: fc.integer({ min: 1, max: 4 }),
    coinsurance: fc.integer({ min: 0, max: 100 }),
    coinsuranceMaximum: money(500),
  },
  { requiredKeys: [] },
)

const limit = (maximum: number): fc.Arbitrary<Limit> =>
  fc
    .record(
      {
        individual: money(maximum),
        more: money(maximum),
        kind: fc.constantFrom('embedded' as const, 'aggregate' as const),
        person: money(maximum),
      },
      { requiredKeys: ['individual', 'more', 'kind'] },
    )
    .map(({ individual, more, ...rest }) => ({
      ...rest,
      individual,
      family: Math.round((individual + more) * 100) / 100,
    }))

const moneyByTier = fc.record({ EE: money(9000), ES: money(9000), EC: money(9000), EF: money(9000) })

const arbitraryPlan = (services: number): fc.Arbitrary<Omit<Plan, 'key' | 'displayName'>> =>
  fc.record(
    {
      deductible: limit(4000),
      drugDeductible: money(500),
      outOfPocketMaximum: limit(9000),
      payment: arbitraryPayment,
      services: fc.uniqueArray(fc.record({ service: fc.nat(services - 1), payment: arbitraryPayment }), {
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

const pricedService = (id: number) =>
  fc.record(
    {
      id: fc.constant(id),
      name: fc.constant(`Service ${id}`),
      allowedAmount: money(6000),
      isDrug: fc.boolean(),
      daysPerStay: fc.integer({ min: 1, max: 5 }),
    },
    { requiredKeys: ['id', 'name', 'allowedAmount'] },
  )

/** Documents with up to six services and four plans whose amounts often reach their limits. */
const document: fc.Arbitrary<PlansDocument> = fc.integer({ min: 1, max: 6 }).chain((services) =>
  fc
    .record(
      {
        accountMoney: fc.constantFrom('capped' as const, 'full' as const),
        selfOnlyCap: money(12_000),
        coveredMonths: fc.integer({ min: 1, max: 12 }),
        services: fc.tuple(...Array.from({ length: services }, (_, id) => pricedService(id))),
        surcharges: fc.array(fc.integer({ min: -200_000, max: 200_000 }), { maxLength: 3 }),
        plans: fc.array(arbitraryPlan(services), { minLength: 1, maxLength: 4 }),
      },
      { requiredKeys: ['accountMoney', 'services', 'surcharges', 'plans'] },
    )
    .map(({ plans, surcharges, ...rest }) =>
      plansDocument({
        ...rest,
        surcharges: surcharges.map((yearly, id) => ({ id, yearly: yearly / 100 })),
        savingsStyles: [{ id: 'avoids', avoidsOwnMoney: true }],
        plans: plans.map((each, index) => ({ ...each, key: `plan-${index}`, displayName: `Plan ${index}` })),
      }),
    ),
)

/** Up to a dozen uses of each service of a document. */
function usesOf({ services }: PlansDocument): fc.Arbitrary<ServiceUses[]> {
  return fc.tuple(
    ...services.map(({ id, name }) => fc.integer({ min: 0, max: 12 }).map((uses) => ({ id, name, uses }))),
  )
}

const expectedUses = (services: PlansDocument['services']) =>
  fc.tuple(
    ...services.map(({ id }) =>
      fc.record({
        service: fc.constant(id),
        perAdult: fc.nat(4),
        perChild: fc.nat(4),
        bySubscriber: fc.nat(4),
      }),
    ),
  )

/** Providers with a share of all uses, and with or without limits of their own. */
const otherProviders = fc.record(
  {
    name: fc.constant('Out of network'),
    share: fc.integer({ min: 0, max: 100 }),
    deductible: limit(4000),
    outOfPocketMaximum: limit(9000),
    payment: fc.oneof(arbitraryPayment, fc.constant({ notCovered: true })),
  },
  { requiredKeys: ['name', 'share', 'payment'] },
)

/** A plans document and inputs for it, with a scenario or custom uses. */
export const documentAndInputs = document.chain((plans) =>
  fc.record({
    plans: expectedUses(plans.services).map((uses) => ({ ...plans, scenarios: [{ id: 'usual', uses }] })),
    inputs: fc.record<Partial<CalculationInputs>>({
      coverage: tier,
      scenario: fc.constantFrom('usual', 'custom'),
      customScenario: usesOf(plans),
      surcharges: fc.constant(Object.fromEntries(plans.surcharges.map(({ id }) => [id, true]))),
      savingsStyle: fc.constantFrom(null, 'avoids'),
    }),
  }),
)

/** The same with other providers. */
export const documentWithOtherProviders = fc
  .tuple(documentAndInputs, otherProviders)
  .map(([{ plans, inputs }, providers]) => ({
    inputs,
    plans: {
      ...plans,
      plans: plans.plans.map((plan, index) => ({
        ...plan,
        ...(index % 2 === 0 && { otherProviders: [providers] }),
      })),
    },
  }))
