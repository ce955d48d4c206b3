import { expect, it } from 'vitest'
import { deleteEntry, duplicateEntry, renameId } from '../../src/check/edit/changeEntry.ts'
import { editDocument, parseYear } from '../../src/check/edit/editYear.ts'
import { newInstance, newPlans } from '../../src/check/newClient/newFiles.ts'
import { defaultAnswers, planKinds } from '../../src/check/newClient/questions.ts'
import { rollYear } from '../../src/check/roll/rollYear.ts'
import { describeTypical, reviewValues, typicalValues } from '../../src/check/typicalValues.ts'
import type { YearTexts } from '../../src/contract/yearDocuments.ts'
import { sampleTexts } from './edit/sampleYear.ts'
import type { Loose } from './sample.ts'

/** The sample with typical values of each kind of entry. */
const texts = sampleTexts((_, plans) => {
  plans.typical = {
    services: [
      { id: 'visit', allowedAmount: 150 },
      { id: 'surgery', allowedAmount: 9000 },
    ],
    scenarios: [{ id: 'surgery', uses: [{ service: 'surgery', bySubscriber: 1 }] }],
    plans: [
      {
        key: 'rich',
        deductible: { individual: 250, family: 500 },
        services: [{ service: 'visit', payment: { copay: 20 } }],
        payroll: [{ salaryBand: 'high', yearly: { EE: 1800 } }],
      },
    ],
  }
})

const pointersOf = (changed: YearTexts) =>
  typicalValues(parseYear(changed)['plans.json']).map(({ pointer }) => pointer)

const all = [
  '/plans/0/deductible/individual',
  '/plans/0/deductible/family',
  '/plans/0/services/0/payment',
  '/plans/0/payroll/1/yearly/EE',
  '/services/0/allowedAmount',
  '/services/1/allowedAmount',
  '/scenarios/1/uses/0',
]
const without = (...parts: string[]) => all.filter((pointer) => !parts.some((part) => pointer.includes(part)))

const changed = (change: (plans: Loose) => void): YearTexts => {
  const plans = JSON.parse(texts['plans.json'])
  change(plans)
  return { ...texts, 'plans.json': JSON.stringify(plans) }
}

it.each<[string, YearTexts, string[]]>([
  ['all of them at first', texts, all],
  [
    'not a price that changes',
    changed(({ services }) => (services[0].allowedAmount = 145)),
    without('services/0/allowed'),
  ],
  [
    'the family limit beside a changed individual one',
    changed(({ plans }) => (plans[0].deductible.individual = 300)),
    without('individual'),
  ],
  ['not a payment that is gone', changed(({ plans }) => delete plans[0].services), without('payment')],
  ['the same values in another order', changed(({ services }) => services.push(services.shift())), all],
  ['those of a renamed service', renameId(texts, 'services', 'visit', 'office'), all],
  ['those of a renamed service in a typical year', renameId(texts, 'services', 'surgery', 'operation'), all],
  ['those of a renamed plan', renameId(texts, 'plans', 'rich', 'premier'), all],
  ['those of a renamed salary band', renameId(texts, 'salaryBands', 'high', 'upper'), all],
  [
    'those of both services after one is copied',
    duplicateEntry(texts, 'services', 'visit').texts,
    all
      .flatMap((each) =>
        each.includes('services/0/') ? [each, each.replace('services/0', 'services/1')] : each,
      )
      .map((each, index) => (index === 7 ? '/services/2/allowedAmount' : each)),
  ],
  ['the others after a plan is deleted', deleteEntry(texts, 'plans', 'rich'), without('plans')],
  ['all of them in the next plan year', rollYear(texts, 2028).texts, all],
])('lists %s', (_, after, expected) => {
  expect(pointersOf(after)).toEqual(expected)
})

const review = (...pointers: string[]) => ({
  ...texts,
  ...editDocument(texts, 'plans.json', (plans) => {
    reviewValues(plans, pointers)
    return plans
  }),
})

it('marks values as reviewed, and writes nothing else', () => {
  const after = review('/plans/0/deductible/family', '/scenarios/1/uses/0')
  expect(pointersOf(after)).toEqual(without('family', 'uses'))
  const untilTypical = ({ 'plans.json': text }: YearTexts) => text.slice(0, text.indexOf('"typical"'))
  expect(untilTypical(after)).toBe(untilTypical(texts))
})

it('has no list of typical values after the last one is reviewed', () => {
  expect(JSON.parse(review(...all)['plans.json'])).not.toHaveProperty('typical')
})

it('decides about every value of a new client whether it is typical', () => {
  const answers = {
    ...defaultAnswers('acme'),
    planYear: 2027,
    plans: [...planKinds],
    surcharges: ['I use tobacco'],
    salaryBands: ['Low', 'High'],
    locations: ['Boise', 'Reno'],
    savings: true,
  }
  const plans = newPlans(answers)
  const { typical, ...others } = plans
  const pointers = typicalValues(plans).map(({ pointer }) => `${pointer}/`)
  const isReviewed = (leaf: string) => !pointers.some((pointer) => `${leaf}/`.startsWith(pointer))
  expect(patternsOf(leaves(others).filter((leaf) => !isReviewed(leaf)))).toMatchInlineSnapshot(`
    [
      "/accountMoney",
      "/payPeriods",
      "/persons/EC/adults",
      "/persons/EC/children",
      "/persons/EE/adults",
      "/persons/EE/children",
      "/persons/EF/adults",
      "/persons/EF/children",
      "/persons/ES/adults",
      "/persons/ES/children",
      "/plans/*/account/companyMoney/EC",
      "/plans/*/account/companyMoney/EE",
      "/plans/*/account/companyMoney/EF",
      "/plans/*/account/companyMoney/ES",
      "/plans/*/account/needsOwnMoney",
      "/plans/*/account/type",
      "/plans/*/deductible/family",
      "/plans/*/deductible/individual",
      "/plans/*/deductible/kind",
      "/plans/*/displayName",
      "/plans/*/outOfPocketMaximum/family",
      "/plans/*/outOfPocketMaximum/individual",
      "/plans/*/outOfPocketMaximum/kind",
      "/plans/*/payment/coinsurance",
      "/plans/*/payment/copay",
      "/plans/*/payment/deductible",
      "/plans/*/payroll/*/yearly/EC",
      "/plans/*/payroll/*/yearly/EE",
      "/plans/*/payroll/*/yearly/EF",
      "/plans/*/payroll/*/yearly/ES",
      "/plans/*/services/*/payment",
      "/plans/*/services/*/payment/coinsurance",
      "/plans/*/services/*/payment/copay",
      "/plans/*/services/*/payment/copayDays",
      "/plans/*/services/*/payment/deductible",
      "/savingsStyles/*/avoidsOwnMoney",
      "/scenarios/*/uses/*/byNewborn",
      "/scenarios/*/uses/*/bySubscriber",
      "/scenarios/*/uses/*/month",
      "/scenarios/*/uses/*/perAdult",
      "/scenarios/*/uses/*/perChild",
      "/services/*/allowedAmount",
      "/services/*/daysPerStay",
      "/source",
      "/surcharges/*/yearly",
    ]
  `)
  // From the answers, the law, and the catalog's names. All locations cost the same, because no template knows more.
  expect(patternsOf(leaves(others).filter(isReviewed))).toMatchInlineSnapshot(`
    [
      "/contributionLimits/*/account",
      "/contributionLimits/*/catchUp/age",
      "/contributionLimits/*/catchUp/amount",
      "/contributionLimits/*/family",
      "/contributionLimits/*/self",
      "/contributionLimits/*/year",
      "/locations/*/factor",
      "/persons/EK/adults",
      "/persons/EK/children",
      "/selfOnlyCap",
      "/services/*/isDrug",
      "/services/*/name",
    ]
  `)
  expect(plans.locations.map(({ factor }) => factor)).toEqual([1, 1])
  // From the answers, and the catalog's words for care and savings, which have no figures.
  const instance = newInstance(answers)
  expect(patternsOf(leaves(instance))).toMatchInlineSnapshot(`
    [
      "/client/displayName",
      "/client/planYear",
      "/client/url",
      "/features/accountExplorer",
      "/features/customScenario",
      "/features/household",
      "/features/locations",
      "/features/salaryBands",
      "/features/savings",
      "/features/singleChild",
      "/locations/*/name",
      "/salaryBands/*/name",
      "/savingsStyles/*/displayText",
      "/scenarios/*/adds",
      "/scenarios/*/display",
      "/scenarios/*/icon",
      "/scenarios/*/summary",
      "/services/*/name",
      "/surcharges/*/statement",
    ]
  `)
  expect(JSON.stringify([instance.scenarios, instance.savingsStyles])).not.toMatch(/\d/)
})

it('does not ask about the number of payroll deductions if it is not the default', () => {
  const pointersFor = (payPeriods: number) =>
    typicalValues(newPlans({ ...defaultAnswers('acme'), payPeriods })).map(({ pointer }) => pointer)
  expect(pointersFor(24)).not.toContain('/payPeriods')
  expect(pointersFor(26)).toContain('/payPeriods')
})

it.each([false, true])(
  'asks about the tier of one child if the client prices it separately: %s',
  (singleChild) => {
    const plans = newPlans({ ...defaultAnswers('acme'), singleChild: true })
    const instance = { features: { singleChild } }
    const tiers = typicalValues(plans, instance).map(({ pointer }) => pointer.split('/').at(-1))
    expect(tiers).toContain('EC')
    expect(tiers.includes('EK')).toBe(singleChild)
    const others = { ...defaultAnswers('acme'), singleChild }
    expect(JSON.stringify(newPlans(others).typical).includes('"EK"')).toBe(singleChild)
  },
)

it.each([false, true])(
  "asks whether an account needs the employee's own money if employees have a savings style: %s",
  (savings) => {
    const plans = newPlans({ ...defaultAnswers('acme'), savings })
    const properties = typicalValues(plans, { features: { savings } }).map(({ path }) => path.at(-1))
    expect(properties.includes('needsOwnMoney')).toBe(savings)
    // The value is asked for as soon as the client has savings styles.
    expect(typicalValues(plans).map(({ path }) => path.at(-1))).toContain('needsOwnMoney')
  },
)

it.each([false, true])(
  'asks for the price of a service without uses if employees can enter some: %s',
  (customScenario) => {
    const plans = newPlans({ ...defaultAnswers('acme'), services: ['urgent'] })
    const instance = { features: { customScenario }, services: plans.services }
    const priced = typicalValues(plans, instance).map(({ pointer }) => pointer)
    const priceOf = (id: string) =>
      `/services/${plans.services.findIndex((each) => each.id === id)}/allowedAmount`
    expect(priced).toContain(priceOf('primary'))
    expect(priced.includes(priceOf('urgent'))).toBe(customScenario)
  },
)

const patternsOf = (pointers: readonly string[]) =>
  [...new Set(pointers.map((pointer) => pointer.replaceAll(/\/\d+/g, '/*')).filter(isNoId))].toSorted()

const isNoId = (pattern: string) => !/\/(id|key|service|salaryBand)$/.test(pattern)

function leaves(value: unknown, pointer = ''): string[] {
  if (typeof value !== 'object' || value === null || Object.keys(value).length === 0) return [pointer]
  return Object.entries(value).flatMap(([name, part]) => leaves(part, `${pointer}/${name}`))
}

it('counts typical values by kind', () => {
  expect(describeTypical(typicalValues(parseYear(texts)['plans.json']))).toBe(
    '7 typical values are not reviewed: 2 limits, 1 payment, 1 payroll deduction, 2 prices, and 1 use',
  )
})
