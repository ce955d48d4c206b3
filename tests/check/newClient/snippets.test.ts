import { expect, it, test } from 'vitest'
import { defaultAnswers, type Answers } from '../../../src/check/newClient/questions.ts'
import { newInstance, newPlans } from '../../../src/check/newClient/newDocuments.ts'
import { checkClients } from '../../../src/check/checkClients.ts'
import type { Plan } from '../../../src/contract/plans.ts'
import { filled, snippets } from '../../contract/schemas/snippets.ts'

const answers: Answers = { ...defaultAnswers('acme'), planYear: 2027, plans: ['ppo', 'hdhp'] }

/** A snippet of a schema, with every placeholder accepted. */
function offered(schema: string, at: string, label: string) {
  const found = snippets.find(
    (each) => each.schema === schema && each.offeredAt === at && each.label === label,
  )
  return filled(found?.body)
}

it.each([
  ['PPO', 'ppo'],
  ['HDHP with HSA', 'hdhp'],
  ['Copay plan (HMO)', 'copay'],
] as const)('The %s snippet equals the plan of a new client', (label, kind) => {
  const [plan] = newPlans({ ...answers, plans: [kind], singleChild: true }).plans
  expect(offered('plans', '/properties/plans/items', label)).toEqual(plan)
})

it.each<[string, Partial<Answers>]>([
  ['A client without questions', {}],
  ['A client with every feature', { singleChild: true, salaryBands: ['Full-time', 'Part-time'] }],
])('The snippet has the plans, prices, and scenarios of a new client: %s', (label, given) => {
  const { persons, services, scenarios, plans, contributionLimits } = newPlans({ ...answers, ...given })
  const expected = { persons, services, scenarios, plans, contributionLimits }
  expect(offered('plans', '', label)).toMatchObject(expected)
  expect(offered('instance', '', label)).toMatchObject({ scenarios: newInstance(answers).scenarios })
})

it.each(['Copay plan (HMO)', 'Plan with HRA'])(
  'The check passes when a client adds the snippet %s',
  (label) => {
    const plans = newPlans(answers)
    const added = offered('plans', '/properties/plans/items', label) as Plan
    const files = new Map<string, object>([
      ['keys.json', { keys: { acme: 'acme' } }],
      ['acme/instance.json', { $schema: '../../../schemas/instance.schema.json', ...newInstance(answers) }],
      [
        'acme/plans.json',
        { $schema: '../../../schemas/plans.schema.json', ...plans, plans: [...plans.plans, added] },
      ],
    ])
    expect(checkClients(new Map([...files].map(([path, file]) => [path, JSON.stringify(file)])))).toEqual([])
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
