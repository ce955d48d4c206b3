import { describe, expect, it, test } from 'vitest'
import { parseInstance } from '../../src/contract/instance.ts'
import { personalQuestions } from '../../src/contract/personalQuestions.ts'
import { rejectionIssues, rejectedPointers } from './rejection.ts'

const minimal = {
  client: { planYear: 2027, displayName: 'Ours' },
  features: {},
  scenarios: [{ id: 1, display: 'A year' }],
}
const option = { id: 'a', name: 'A' }

test('adds what an API may leave out', () => {
  expect(parseInstance(minimal)).toEqual({
    client: { planYear: 2027, displayName: 'Ours' },
    features: {
      ...Object.fromEntries(personalQuestions.map(({ flag }) => [flag, false])),
      singleChild: false,
      customScenario: false,
      customPerPerson: false,
      accountExplorer: true,
    },
    scenarios: [{ id: 1, display: 'A year' }],
    services: [],
    ...Object.fromEntries(personalQuestions.map(({ list }) => [list, []])),
    surcharges: [],
  })
})

describe('accepts an instance', () => {
  it.each([
    [
      'with null for every list and flag',
      {
        features: {
          salaryBands: null,
          locations: null,
          savings: null,
          singleChild: null,
          customScenario: null,
          customPerPerson: null,
          accountExplorer: null,
        },
        services: null,
        locations: null,
        salaryBands: null,
        savingsStyles: null,
        surcharges: null,
        customScenarioUses: null,
      },
    ],
    [
      'with unknown fields',
      { theme: 'dark', features: { chat: 'on' }, client: { ...minimal.client, slogan: 1 } },
    ],
    ['without an address', { client: { ...minimal.client, url: null } }],
    ['with an unsafe address', { client: { ...minimal.client, url: 'javascript:alert(1)' } }],
    ['with an unknown icon', { scenarios: [{ id: 1, display: 'A year', icon: 7 }] }],
    [
      'with unusual ids',
      {
        locations: ['0', 0, -1, '', 'a.b/c d', 'constructor', '6f9619ff-8b86-d011'].map((id) => ({
          id,
          name: '',
        })),
      },
    ],
    ['with a list of a feature that is off', { locations: [option] }],
    ['with a service named custom', { services: [{ id: 'custom', name: 'Custom' }] }],
    [
      'without scenarios if the custom scenario is on',
      { features: { customScenario: true }, scenarios: [], services: [option] },
    ],
  ])('%s', (_, changes) => {
    expect(rejectionIssues(parseInstance, { ...minimal, ...changes })).toEqual([])
  })
})

describe('rejects an instance', () => {
  it.each([
    ['that is not an object', [], ''],
    ['that is a text', 'instance', ''],
    ['that is null', null, ''],
    ['without a client', { ...minimal, client: undefined }, '/client'],
    ['without features', { ...minimal, features: undefined }, '/features'],
    ['without scenarios', { ...minimal, scenarios: [] }, '/scenarios'],
    ['with scenarios that are null', { ...minimal, scenarios: null }, '/scenarios'],
    [
      'with a year as text',
      { ...minimal, client: { planYear: '2027', displayName: '' } },
      '/client/planYear',
    ],
    [
      'with a year that is too large a number',
      { ...minimal, client: { planYear: Infinity, displayName: '' } },
      '/client/planYear',
    ],
    ['with a flag as text', { ...minimal, features: { savings: 'yes' } }, '/features/savings'],
    ['with a fraction as an id', { ...minimal, scenarios: [{ id: 1.5, display: '' }] }, '/scenarios/0/id'],
    [
      'with an id that is not a safe integer',
      { ...minimal, scenarios: [{ id: 2 ** 53, display: '' }] },
      '/scenarios/0/id',
    ],
    ['with null as an id', { ...minimal, locations: [{ id: null, name: '' }] }, '/locations/0/id'],
    [
      'with a scenario called custom',
      { ...minimal, scenarios: [{ id: 'custom', display: '' }] },
      '/scenarios/0/id',
    ],
    [
      'with a scenario called __proto__',
      { ...minimal, scenarios: [{ id: '__proto__', display: '' }] },
      '/scenarios/0/id',
    ],
    [
      'with a surcharge called __proto__',
      { ...minimal, surcharges: [{ id: '__proto__', statement: '' }] },
      '/surcharges/0/id',
    ],
    [
      'with salary bands on and an empty list',
      { ...minimal, features: { salaryBands: true }, salaryBands: [] },
      '/salaryBands',
    ],
    [
      'with locations on and null as the list',
      { ...minimal, features: { locations: true }, locations: null },
      '/locations',
    ],
    ['with savings on and no list', { ...minimal, features: { savings: true } }, '/savingsStyles'],
    [
      'with the custom scenario on and no services',
      { ...minimal, features: { customScenario: true }, services: [] },
      '/services',
    ],
    [
      'with two scenarios with the same id',
      {
        ...minimal,
        scenarios: [
          { id: 1, display: 'a' },
          { id: 1, display: 'b' },
        ],
      },
      '/scenarios/1/id',
    ],
    [
      'with two locations with the same id',
      {
        ...minimal,
        features: { locations: true },
        locations: [
          { id: '', name: 'a' },
          { id: '', name: 'b' },
        ],
      },
      '/locations/1/id',
    ],
    [
      'with two surcharges that would have the same key',
      {
        ...minimal,
        surcharges: [
          { id: 1, statement: 'a' },
          { id: '1', statement: 'b' },
        ],
      },
      '/surcharges/1/id',
    ],
  ])('%s', (_, payload, path) => {
    expect(rejectedPointers(parseInstance, payload)).toEqual([path])
  })
})

test('accepts a repeated id in a list that is not in use', () => {
  const twice = [
    { id: 1, name: 'a' },
    { id: 1, name: 'b' },
  ]
  expect(parseInstance({ ...minimal, locations: twice, services: twice }).locations).toEqual(twice)
})

test('keeps the type of an id', () => {
  const { locations } = parseInstance({
    ...minimal,
    locations: [
      { id: 0, name: '' },
      { id: '0', name: '' },
    ],
  })
  expect(locations.map(({ id }) => id)).toEqual([0, '0'])
})
