import { describe, expect, it, test } from 'vitest'
import { parseInstance } from '../../src/contract/instance.ts'
import { personalQuestions } from '../../src/contract/personalQuestions.ts'
import { rejectionIssues, rejectedPointers } from './rejection.ts'

// fixtures/schemas/instance has an example for each keyword of the schema.

const minimal = {
  client: { planYear: 2027, displayName: 'Ours' },
  features: {},
  scenarios: [{ id: 1, display: 'A year' }],
}
const flags = [
  ...personalQuestions.map(({ flag }) => flag),
  'singleChild',
  'customScenario',
  'customPerPerson',
  'household',
  'currentPlan',
]
const lists = [...personalQuestions.map(({ list }) => list), 'services', 'surcharges']
const each = (names: string[], value: unknown) => Object.fromEntries(names.map((name) => [name, value]))

test.each([
  ['without', minimal],
  ['with null', { ...minimal, ...each(lists, null), features: each([...flags, 'accountExplorer'], null) }],
])('An instance %s the optional flags and lists gets their defaults', (_, payload) => {
  expect(parseInstance(payload)).toEqual({
    ...minimal,
    features: { ...each(flags, false), accountExplorer: true },
    ...each(lists, []),
  })
})

describe('accepts an instance', () => {
  it.each([
    ['with unknown fields', { features: { more: true }, more: 1 }],
    ['with a service named custom', { services: [{ id: 'custom', name: 'Custom' }] }],
    [
      'without scenarios if the custom scenario is on',
      { features: { customScenario: true }, scenarios: [], services: [{ id: 'a', name: 'A' }] },
    ],
    ['with a repeated id in an unused list', { locations: namedRows(1, 1), services: namedRows(1, 1) }],
  ])('%s', (_, changes) => {
    expect(rejectionIssues(parseInstance, { ...minimal, ...changes })).toEqual([])
  })
})

describe('rejects an instance', () => {
  it.each([
    ['with an infinite year', { client: { planYear: Infinity, displayName: '' } }, '/client/planYear'],
    ['with a repeated scenario', { scenarios: [1, 1].map((id) => ({ id, display: '' })) }, '/scenarios/1/id'],
    ['with equal ids', { features: { locations: true }, locations: namedRows('', '') }, '/locations/1/id'],
    [
      'with two surcharges that would have the same key',
      { surcharges: [1, '1'].map((id) => ({ id, statement: '' })) },
      '/surcharges/1/id',
    ],
  ])('%s', (_, changes, path) => {
    expect(rejectedPointers(parseInstance, { ...minimal, ...changes })).toEqual([path])
  })
})

test('keeps the type of an id', () => {
  const { locations } = parseInstance({
    ...minimal,
    features: { locations: true },
    locations: namedRows(0, '0'),
  })
  expect(locations.map(({ id }) => id)).toEqual([0, '0'])
})

function namedRows(...ids: (number | string)[]) {
  return ids.map((id) => ({ id, name: '' }))
}
