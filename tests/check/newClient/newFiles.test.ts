import { modelOf } from '../../engine/planDocument.ts'
import { describe, expect, it, test } from 'vitest'
import { checkClients } from '../../../src/check/checkClients.ts'
import { catalogServices, typicalYears } from '../../../src/catalog/catalog.ts'
import { findProblems, newFiles, newInstance, newPlans } from '../../../src/check/newClient/newFiles.ts'
import {
  defaultAnswers,
  normalizeAnswers,
  planKinds,
  type Answers,
  type PlanKind,
} from '../../../src/check/newClient/questions.ts'
import type { CoverageCode } from '../../../src/contract/inputs.ts'
import { noPersonalAnswers } from '../../../src/contract/personalQuestions.ts'
import type { Plan } from '../../../src/contract/plans.ts'
import { calculateRanking } from '../../../src/engine/calculateRanking.ts'
import { filled, snippets } from '../../contract/schemas/snippets.ts'

const answers = { ...defaultAnswers('acme'), planYear: 2027 }

test('derives the default name from the folder', () => {
  expect(newInstance(defaultAnswers('acme-co')).client.displayName).toBe('Acme Co')
})

describe('accepts a list as', () => {
  it.each<[string, string[]]>([
    ['separate names', ['Under 60', 'Over 60']],
    ['one text with semicolons', ['Under 60; Over 60']],
    ['both', ['Under 60;', ' Over 60;']],
  ])('%s', (_, bands) => {
    const { salaryBands } = newInstance(normalizeAnswers({ ...answers, salaryBands: bands }))
    expect(salaryBands?.map(({ name }) => name)).toEqual(['Under 60', 'Over 60'])
  })
})

test('raises payroll deductions with the salary, in any order of the bands', () => {
  const { plans } = newPlans({
    ...answers,
    salaryBands: ['Over $80,000', 'Under $40,000', '$40,000 to $80,000'],
  })
  expect(plans[0]!.payroll.map(({ yearly }) => yearly?.EE)).toEqual([2016, 1344, 1680])
})

const idsOf = (entries: readonly { id: string }[]) => entries.map(({ id }) => id)
const allServices = idsOf(catalogServices)

describe('passes the strict check, except that its values are typical', () => {
  it.each<[string, Partial<Answers>]>([
    ['with the default care', {}],
    ['with the whole catalog', { services: allServices, scenarios: idsOf(typicalYears) }],
    ['without a rise of prices', { services: allServices, trend: 0 }],
    ['with the largest rise of prices', { services: allServices, trend: 10 }],
    ['with an address without https://', { url: 'zephyr.com/benefits' }],
    ['without the custom scenario', { services: allServices, customScenario: false }],
    ...idsOf(typicalYears).map((year): [string, Partial<Answers>] => [
      `with only the year ${year}`,
      { services: [], scenarios: [year] },
    ]),
    ...planKinds.map((kind): [string, Partial<Answers>] => [
      `with two ${kind} plans and every question`,
      { plans: [kind, kind], salaryBands: ['Low', 'High'], locations: ['A', 'B'], savings: true },
    ]),
  ])('%s', (_, given) => {
    expect(findProblems('acme', 'acme', newFiles({ ...answers, ...given }, 'schemas/'))).toEqual([])
  })
})

test('has the services that its typical years use, and plans that name no others', () => {
  const { services, plans } = newPlans({ ...answers, scenarios: ['healthy'], services: ['lab'] })
  expect(services.map(({ id }) => id)).toEqual(['preventive', 'primary', 'lab'])
  expect(plans[0]!.services?.map(({ service }) => service)).toEqual(['preventive', 'primary'])
})

test('raises prices to the plan year, and names their sources', () => {
  const given = { ...answers, services: allServices, scenarios: idsOf(typicalYears), trend: 10 }
  const { services, source } = newPlans(given)
  const { id, allowedAmount, priceYear, citations } = catalogServices[0]!
  expect(services.find((service) => service.id === id)!.allowedAmount).toBeCloseTo(
    allowedAmount * 1.1 ** (2027 - priceYear),
    -1,
  )
  expect(source).toContain(citations[0].source.publisher)
  expect(source).toContain('Prices are adjusted to 2027 by 10% a year.')
  // Imported terms would make it untrue.
  expect(source).not.toMatch(/terms|typical/i)
  expect(newPlans({ ...given, trend: 0 }).source).not.toContain('adjusted')
})

it.each<[Partial<Answers>, string]>([
  [{ services: ['primry'] }, "The catalog has no service 'primry'. Did you mean 'primary'?"],
  [{ scenarios: [] }, 'Choose at least one typical year, such as healthy.'],
  [{ scenarios: ['flood'] }, "The catalog has no typical year 'flood', only healthy, usual,"],
])('rejects %j', (given, message) => {
  expect(() => newPlans({ ...answers, ...given })).toThrow(message)
})

test('can have an unusual number of payroll deductions, which the check names afterward', () => {
  const files = newFiles({ ...answers, payPeriods: 10 }, 'schemas/')
  expect(findProblems('acme', 'key', files)).toEqual([])
  expect(newPlans({ ...answers, payPeriods: 10 }).payPeriods).toBe(10)
})

test.each<[string, string[] | undefined]>([
  ['My spouse could have coverage at work', ['ES', 'EF']],
  ['I cover a spouse or domestic partner with other coverage', ['ES', 'EF']],
  ['My spouse/partner uses tobacco', ['ES', 'EF']],
  // The words do not tell which of these employees are asked.
  ['My spouse or I use tobacco', undefined],
  ['My spouse works and could get coverage from their employer', ['ES', 'EF']],
  ['Tobacco use and spouse coverage', undefined],
  ['Medical and dental coverage of a spouse', undefined],
  ['I use tobacco', undefined],
])('shows the surcharge “%s” only to %j', (statement, tiers) => {
  const given = { ...answers, surcharges: [statement] }
  expect(newInstance(given).surcharges!.map(({ appliesTo }) => appliesTo)).toEqual([tiers])
  expect(findProblems('acme', 'key', newFiles(given, 'schemas/'))).toEqual([])
})

test('makes surcharges positive and credits negative', () => {
  const given = { ...answers, surcharges: ['Tobacco'], credits: ['Wellness'] }
  expect(newInstance(given).surcharges).toEqual([
    { id: 'tobacco', statement: 'Tobacco' },
    { id: 'wellness', statement: 'Wellness' },
  ])
  expect(newPlans(given).surcharges).toEqual([
    { id: 'tobacco', yearly: 600 },
    { id: 'wellness', yearly: -300 },
  ])
})

test.each([true, false])(
  'has a payroll tier for one child only if it is priced separately: %s',
  (singleChild) => {
    const { plans } = newPlans({ ...answers, singleChild })
    expect(plans.every(({ payroll }) => payroll[0]!.yearly?.EK !== undefined)).toBe(singleChild)
  },
)

const tiers: CoverageCode[] = ['EE', 'ES', 'EC', 'EF']
const bands = ['Low pay', 'High pay']
const ids = ['low-pay', 'high-pay']

// A plan that is the best of all is also the best of any fewer plans.
test('each typical plan is the best one in some scenario and tier of every salary band', () => {
  const plans: PlanKind[] = ['ppo', 'ppo', 'hdhp', 'hdhp', 'copay', 'copay']
  const document = newPlans({ ...answers, plans, salaryBands: bands })
  const model = modelOf(document)
  for (const salaryBand of ids) {
    const best = document.scenarios.flatMap(({ id: scenario }) =>
      tiers.map(
        (coverage) => calculateRanking(model, { ...nothingElse, scenario, coverage, salaryBand }).bestPlan,
      ),
    )
    expect(new Set(best)).toEqual(new Set(document.plans.map(({ key }) => key)))
  }
})

test('numbers the second plan of a kind', () => {
  const { plans } = newPlans({ ...answers, plans: ['ppo', 'hdhp', 'ppo'] })
  expect(plans.map(({ key, displayName }) => [key, displayName])).toEqual([
    ['ppo', 'PPO Plan'],
    ['hdhp', 'High Deductible Plan with HSA'],
    ['ppo-2', 'PPO Plan 2'],
  ])
})

const nothingElse = { ...noPersonalAnswers, customScenario: null, surcharges: {} }

/** A snippet of a schema, with every placeholder accepted. */
function offered(schema: string, at: string, label: string) {
  const found = snippets.find(
    (each) => each.schema === schema && each.offeredAt === at && each.label === label,
  )
  return filled(found?.body)
}

it.each(['Copay plan (HMO)', 'Plan with HRA'])(
  'The check passes when a client adds the snippet %s',
  (label) => {
    const plans = newPlans(answers)
    const added = offered('plans', '/properties/plans/items', label) as Plan
    const files = new Map<string, object>([
      ['keys.json', { keys: { acme: 'acme' } }],
      [
        'acme/instance.json',
        { $schema: '../../../schemas/v1/instance.schema.json', ...newInstance(answers) },
      ],
      [
        'acme/plans.json',
        { $schema: '../../../schemas/v1/plans.schema.json', ...plans, plans: [...plans.plans, added] },
      ],
    ])
    const found = checkClients(new Map([...files].map(([path, file]) => [path, JSON.stringify(file)])))
    expect(found.map(({ rule }) => rule)).toEqual(['typical-values'])
  },
)

test('Snippets for yearly amounts come before those per pay period, which also need payPeriods', () => {
  const labels = (at: string) =>
    snippets
      .filter(({ schema, offeredAt }) => schema === 'plans' && offeredAt === at)
      .map(({ label }) => label)
      .toSorted()
  for (const at of ['/properties/surcharges/items', '/properties/plans/items/properties/payroll/items']) {
    const sorted = labels(at)
    const indexesOf = (words: string) =>
      sorted.flatMap((label, index) => (label.endsWith(words) ? [index] : []))
    const perPay = indexesOf('per pay period')
    expect(perPay).not.toEqual([])
    for (const index of perPay) expect(sorted[index - 1]).toMatch(/for a year$/)
  }
})
