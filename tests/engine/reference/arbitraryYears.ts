import type { CalculationInputs } from '../../../src/contract/inputs.ts'
import type { Limit, Payment, Plan } from '../../../src/contract/plans.ts'
import { parseInstance } from '../../../src/contract/instance.ts'
import { noPersonalAnswers } from '../../../src/contract/personalQuestions.ts'
import { fc } from '../../kit/fc.ts'
import { plansDocument } from '../planDocument.ts'
import type { Cell } from './household.ts'

const money = (maximum: number) => fc.integer({ min: 0, max: maximum * 100 }).map((cents) => cents / 100)
const signedMoney = fc.integer({ min: -100_000, max: 100_000 }).map((cents) => cents / 100)
const tier = fc.constantFrom('EE', 'ES', 'EK', 'EC', 'EF')
const byTier = (amount: fc.Arbitrary<number>) =>
  fc.record(
    { EE: amount, ES: amount, EK: amount, EC: amount, EF: amount },
    { requiredKeys: ['EE', 'ES', 'EC', 'EF'] },
  )

const limit: fc.Arbitrary<Limit> = fc
  .record(
    {
      individual: money(4000),
      more: money(4000),
      kind: fc.constantFrom('embedded', 'aggregate'),
      person: money(4000),
    },
    { requiredKeys: ['individual', 'more', 'kind'] },
  )
  .map(({ individual, more, ...rest }) => ({
    ...rest,
    individual,
    family: Math.round((individual + more) * 100) / 100,
  }))

const coveredPayment: fc.Arbitrary<Payment> = fc
  .record(
    {
      deductible: fc.boolean(),
      priceUntilDeductible: money(200),
      copay: money(300),
      copayFirst: fc.boolean(),
      copayDays: fc.integer({ min: 1, max: 4 }),
      copayWaivedWith: fc.constant('hospital'),
      coinsurance: fc.integer({ min: 0, max: 100 }),
      coinsuranceMinimum: money(100),
      coinsuranceMaximum: money(500),
      firstUses: fc.record(
        { count: fc.integer({ min: 1, max: 4 }), copay: money(80), shared: fc.boolean() },
        { requiredKeys: ['count'] },
      ),
      visitLimit: fc.integer({ min: 1, max: 12 }),
    },
    { requiredKeys: [] },
  )
  .chain((whole) => fc.subarray(Object.keys(whole)).map((names) => pickProperties(whole, names)))
  .map((chosen) => (chosen.priceUntilDeductible === undefined ? chosen : { ...chosen, deductible: true }))

const payment: fc.Arbitrary<Payment> = fc.oneof(
  { weight: 19, arbitrary: coveredPayment },
  { weight: 1, arbitrary: fc.constant({ notCovered: true }) },
)

/** With all uses or none, because the years do not depend on chance. */
const otherProviders = fc.record(
  {
    name: fc.constant('Out of network'),
    share: fc.constantFrom(0, 100),
    deductible: limit,
    outOfPocketMaximum: limit,
    payment,
    except: fc.constantFrom<string[][]>(['hospital'], ['hospital', 'care']),
  },
  { requiredKeys: ['name', 'share', 'except'] },
)

const accountTerms = {
  companyMoney: byTier(money(2000)),
  per: fc.constantFrom('year', 'paycheck'),
  companyMoneyByBand: fc
    .record({ salaryBand: fc.constantFrom('low', 'high'), amounts: byTier(money(2000)) })
    .map((row) => [row]),
  needsOwnMoney: fc.boolean(),
} as const

const account: fc.Arbitrary<NonNullable<Plan['account']>> = fc.oneof(
  fc.record(
    {
      ...accountTerms,
      type: fc.constant('HSA'),
      counts: fc.constantFrom('capped', 'full'),
      match: fc.record({ percentage: fc.integer({ min: 1, max: 200 }), maximum: byTier(money(1000)) }),
    },
    { requiredKeys: ['type', 'companyMoney', 'needsOwnMoney'] },
  ),
  fc
    .record(
      {
        ...accountTerms,
        type: fc.constantFrom('HRA', 'FSA'),
        pays: fc.constantFrom('everything', 'deductible-and-coinsurance'),
      },
      { requiredKeys: ['type', 'companyMoney', 'needsOwnMoney'] },
    )
    .map(({ pays, ...terms }) => (terms.type === 'HRA' && pays ? { ...terms, pays } : terms)),
)

const payroll: fc.Arbitrary<Plan['payroll']> = fc
  .subarray([{ salaryBand: 'low', location: 'here' }, { salaryBand: 'low' }, { location: 'here' }])
  .chain((rows) =>
    fc.tuple(
      ...[...rows, {}].map((row) =>
        fc.oneof(
          byTier(money(900)).map((perPay) => ({ ...row, perPay })),
          byTier(money(9000)).map((yearly) => ({ ...row, yearly })),
        ),
      ),
    ),
  )

const plan: fc.Arbitrary<Plan> = fc
  .record(
    {
      key: fc.constantFrom('one', 'two'),
      displayName: fc.constant('A plan'),
      locations: fc.constantFrom<string[][]>(['here'], ['here', 'there'], ['there']),
      salaryBands: fc.constantFrom<string[][]>(['low'], ['high'], ['low', 'high']),
      deductible: limit,
      drugDeductible: money(300),
      familyDrugDeductible: money(600),
      outOfPocketMaximum: limit,
      drugMaximum: limit,
      maximumExcludesCopays: fc.boolean(),
      payment,
      otherProviders: fc.tuple(otherProviders),
      account,
      payroll,
    },
    { requiredKeys: ['key', 'displayName', 'deductible', 'outOfPocketMaximum', 'payment', 'payroll'] },
  )
  .map(({ familyDrugDeductible, ...terms }) => ({
    ...terms,
    ...(terms.drugDeductible !== undefined && familyDrugDeductible !== undefined && { familyDrugDeductible }),
    services: [{ service: 'hospital', payment: {} }],
  }))

const surcharge = fc
  .record(
    {
      amount: fc.oneof(
        signedMoney.map((yearly) => ({ yearly })),
        signedMoney.map((perPay) => ({ perPay })),
        byTier(signedMoney).map((yearlyByTier) => ({ yearlyByTier })),
        byTier(signedMoney).map((perPayByTier) => ({ perPayByTier })),
        money(900).map((credit) => ({ yearly: -credit, paidIntoAccount: true })),
      ),
      per: fc.constantFrom('household', 'adult', 'person'),
      plans: fc.constantFrom<string[][]>(['one'], ['two']),
    },
    { requiredKeys: ['amount'] },
  )
  .map(({ amount, ...rest }) => ({ ...amount, ...rest }))

/**
 * Documents with every feature, and years whose claims cost the same in every order: only the employee has claims, all
 * for one use or whole stay of the same service, and possibly free days in hospital. A baby may be born.
 */
export const yearsWithoutOrder: fc.Arbitrary<Cell> = fc
  .record({
    accountMoney: fc.constantFrom('capped', 'full'),
    options: fc.record(
      {
        selfOnlyCap: money(8000),
        coveredMonths: fc.integer({ min: 1, max: 12 }),
        paychecks: fc.constantFrom(12, 26),
      },
      { requiredKeys: [] },
    ),
    plans: fc.uniqueArray(plan, { selector: ({ key }) => key, minLength: 1, maxLength: 2 }),
    surcharges: fc.array(surcharge, { maxLength: 3 }),
    care: fc.record(
      { allowedAmount: money(3000), isDrug: fc.boolean(), daysPerStay: fc.integer({ min: 1, max: 4 }) },
      { requiredKeys: ['allowedAmount'] },
    ),
    stays: fc.nat(8),
    daysInHospital: fc.nat(9),
    answers: fc.record({
      coverage: tier,
      location: fc.constantFrom('here', 'there'),
      salaryBand: fc.constantFrom('low', 'high'),
      savingsStyle: fc.constantFrom(null, 'saves', 'avoids'),
    }),
    household: fc.option(
      fc.record({
        spouse: fc.boolean(),
        children: fc.nat(3),
        baby: fc.record({ isCovered: fc.boolean(), month: fc.option(fc.integer({ min: 1, max: 12 })) }),
      }),
      { nil: undefined },
    ),
    singleChild: fc.boolean(),
  })
  .map(
    ({ accountMoney, options, plans, surcharges, care, stays, daysInHospital, singleChild, ...answered }) => {
      const { answers, household } = answered
      const uses = [
        { service: 'care', bySubscriber: stays * (care.daysPerStay ?? 1) },
        { service: 'hospital', bySubscriber: daysInHospital },
      ]
      const document = plansDocument({
        ...options,
        accountMoney,
        payPeriods: 24,
        plans,
        services: [
          { ...care, id: 'care', name: 'Care' },
          { id: 'hospital', name: 'Day in hospital', allowedAmount: 2000, daysPerStay: 3 },
        ],
        scenarios: [{ id: 'year', uses }],
        locations: [
          { id: 'here', factor: 1 },
          { id: 'there', factor: 1.13 },
        ],
        surcharges: surcharges.map((row, id) => ({ ...row, id })),
        savingsStyles: [
          { id: 'saves', avoidsOwnMoney: false },
          { id: 'avoids', avoidsOwnMoney: true },
        ],
      })
      const inputs: CalculationInputs = {
        ...noPersonalAnswers,
        ...answers,
        ...(household && { household }),
        scenario: 'year',
        customScenario: null,
        surcharges: Object.fromEntries(surcharges.map((_, id) => [id, true])),
      }
      const instance = parseInstance({
        client: { planYear: 2027, displayName: 'Zephyr' },
        features: { singleChild },
        scenarios: [{ id: 'year', display: 'A year', adds: 'child' }],
      })
      return { document, instance, inputs }
    },
  )
  .filter(({ document, inputs: { location, salaryBand } }) =>
    document.plans.some(
      ({ locations, salaryBands }) =>
        (!locations || locations.includes(location!)) && (!salaryBands || salaryBands.includes(salaryBand!)),
    ),
  )

function pickProperties<T extends object>(whole: T, names: string[]): Partial<T> {
  return Object.fromEntries(Object.entries(whole).filter(([name]) => names.includes(name))) as Partial<T>
}
