import { describe, expect, it, test } from 'vitest'
import { parseInstance } from '../../src/contract/instance.ts'
import { refusal, refusedAt } from './refusal.ts'

const least = {
  client: { planYear: 2027, displayName: 'Ours' },
  features: {},
  scenarios: [{ id: 1, display: 'A year' }],
}
const option = { id: 'a', name: 'A' }

test('The least that an API can send is filled in', () => {
  expect(parseInstance(least)).toEqual({
    client: { planYear: 2027, displayName: 'Ours' },
    features: {
      salaryBands: false,
      locations: false,
      savings: false,
      singleChild: false,
      customScenario: false,
    },
    scenarios: [{ id: 1, display: 'A year' }],
    services: [],
    locations: [],
    salaryBands: [],
    savingsStyles: [],
    surcharges: [],
  })
})

describe('An instance is taken', () => {
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
      { theme: 'dark', features: { chat: 'on' }, client: { ...least.client, logo: 1 } },
    ],
    ['without an address', { client: { ...least.client, url: null } }],
    ['with an address that is none', { client: { ...least.client, url: 'javascript:alert(1)' } }],
    ['with an icon that nobody knows', { scenarios: [{ id: 1, display: 'A year', icon: 7 }] }],
    [
      'with odd ids',
      {
        locations: ['0', 0, -1, '', 'a.b/c d', 'constructor', '6f9619ff-8b86-d011'].map((id) => ({
          id,
          name: '',
        })),
      },
    ],
    ['with a list of a feature that is off', { locations: [option] }],
    ['with a service that is called custom', { services: [{ id: 'custom', name: 'Custom' }] }],
    [
      'without scenarios where one can make one’s own',
      { features: { customScenario: true }, scenarios: [], services: [option] },
    ],
  ])('%s', (_, changes) => {
    expect(refusal(parseInstance, { ...least, ...changes })).toEqual([])
  })
})

describe('An instance is refused', () => {
  it.each([
    ['that is no object', [], ''],
    ['that is a text', 'instance', ''],
    ['that is null', null, ''],
    ['without a client', { ...least, client: undefined }, '/client'],
    ['without features', { ...least, features: undefined }, '/features'],
    ['without scenarios', { ...least, scenarios: [] }, '/scenarios'],
    ['with scenarios that are null', { ...least, scenarios: null }, '/scenarios'],
    ['with a year in words', { ...least, client: { planYear: '2027', displayName: '' } }, '/client/planYear'],
    [
      'with a year that is too large a number',
      { ...least, client: { planYear: Infinity, displayName: '' } },
      '/client/planYear',
    ],
    ['with a flag in words', { ...least, features: { savings: 'yes' } }, '/features/savings'],
    ['with a fraction as an id', { ...least, scenarios: [{ id: 1.5, display: '' }] }, '/scenarios/0/id'],
    [
      'with a number as an id that cannot come back as it came',
      { ...least, scenarios: [{ id: 2 ** 53, display: '' }] },
      '/scenarios/0/id',
    ],
    ['with null as an id', { ...least, locations: [{ id: null, name: '' }] }, '/locations/0/id'],
    [
      'with a scenario called custom',
      { ...least, scenarios: [{ id: 'custom', display: '' }] },
      '/scenarios/0/id',
    ],
    [
      'with a scenario called __proto__',
      { ...least, scenarios: [{ id: '__proto__', display: '' }] },
      '/scenarios/0/id',
    ],
    [
      'with a surcharge called __proto__',
      { ...least, surcharges: [{ id: '__proto__', statement: '' }] },
      '/surcharges/0/id',
    ],
    [
      'with salary bands on and none there',
      { ...least, features: { salaryBands: true }, salaryBands: [] },
      '/salaryBands',
    ],
    [
      'with locations on and null there',
      { ...least, features: { locations: true }, locations: null },
      '/locations',
    ],
    ['with savings on and nothing there', { ...least, features: { savings: true } }, '/savingsStyles'],
    [
      'with a custom scenario and no services',
      { ...least, features: { customScenario: true }, services: [] },
      '/services',
    ],
    [
      'with two scenarios of one id',
      {
        ...least,
        scenarios: [
          { id: 1, display: 'a' },
          { id: 1, display: 'b' },
        ],
      },
      '/scenarios/1/id',
    ],
    [
      'with two locations of one id',
      {
        ...least,
        features: { locations: true },
        locations: [
          { id: '', name: 'a' },
          { id: '', name: 'b' },
        ],
      },
      '/locations/1/id',
    ],
    [
      'with two surcharges that would be posted as one',
      {
        ...least,
        surcharges: [
          { id: 1, statement: 'a' },
          { id: '1', statement: 'b' },
        ],
      },
      '/surcharges/1/id',
    ],
  ])('%s', (_, payload, path) => {
    expect(refusedAt(parseInstance, payload)).toEqual([path])
  })
})

test('A list that is not in use may name two things alike', () => {
  const twice = [
    { id: 1, name: 'a' },
    { id: 1, name: 'b' },
  ]
  expect(parseInstance({ ...least, locations: twice, services: twice }).locations).toEqual(twice)
})

test('An id keeps its type', () => {
  const { locations } = parseInstance({
    ...least,
    locations: [
      { id: 0, name: '' },
      { id: '0', name: '' },
    ],
  })
  expect(locations.map(({ id }) => id)).toEqual([0, '0'])
})
