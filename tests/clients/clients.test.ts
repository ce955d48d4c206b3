import { beforeEach, describe, expect, it, test } from 'vitest'
import { createClients, tryCreateClients, createYear } from '../../src/clients/clients.ts'
import { DocumentError } from '../../src/clients/DocumentError.ts'
import { plansDocument, service } from '../engine/planDocument.ts'

let documents: Map<string, unknown>

beforeEach(() => {
  documents = new Map<string, unknown>([
    ['keys.json', { keys: { first: 'ours', second: 'ours' } }],
    ['ours/instance.json', instance(2027)],
    ['ours/plans.json', plansDocument()],
    ['ours/2028/instance.json', instance(2028)],
    ['ours/2028/plans.json', plansDocument()],
  ])
})

test('Every key leads to its client; a folder name is not a key', () => {
  const clients = createClients(documents)
  expect([...clients.keys()]).toEqual(['first', 'second'])
  expect(clients.get('second')).toBe(clients.get('first'))
})

test('A client has its current year and the years to preview', () => {
  const client = createClients(documents).get('first')!
  expect([...client.years.keys()]).toEqual([2027, 2028])
  expect(client.years.get(2027)).toBe(client.current)
})

test('An instance without a custom scenario is served as it is in its file, without $schema', () => {
  const served = { ...instance(2027), note: 'ours' }
  documents.set('ours/instance.json', { $schema: '../../../schemas/v1/instance.schema.json', ...served })
  expect(createClients(documents).get('first')?.current.body).toBe(JSON.stringify(served))
})

describe('reports the document and the pointer of an issue in', () => {
  it.each<[string, path: string, document: unknown, at: string, pointer: string]>([
    ['an instance', 'ours/instance.json', { ...instance(2027), scenarios: 1 }, '', '/scenarios'],
    ['plans', 'ours/plans.json', { ...plansDocument(), plans: [] }, '', '/plans'],
    ['an instance to preview', 'ours/2028/instance.json', undefined, '', ''],
    ['plans to preview', 'ours/2028/plans.json', undefined, '', ''],
    ['a preview year in another folder', 'ours/2028/instance.json', instance(2029), '', '/client/planYear'],
    ['a folder that is not a year', 'ours/old/plans.json', plansDocument(), 'ours/old/instance.json', ''],
    ['a client without a key', 'theirs/plans.json', plansDocument(), 'keys.json', '/keys'],
    ['a key without a client', 'keys.json', { keys: { first: 'ours', third: 'nowhere' } }, '', '/keys'],
    ['no keys', 'keys.json', undefined, '', ''],
  ])('%s', (_, path, document, at, pointer) => {
    documents.set(path, document)
    const error = failureOf(() => createClients(documents))
    expect([error.path, error.issues[0]?.pointer]).toEqual([at || path, pointer])
    expect(error.message).toContain(`${at || path} cannot be served`)
  })
})

describe('A client with an unfinished file does not affect the others', () => {
  const written = { keys: { first: 'ours', third: 'new' } }
  it.each<[string, Record<string, unknown>, path: string, served: object]>([
    [
      'without a key',
      { 'new/instance.json': '', 'new/plans.json': '' },
      'keys.json',
      { first: true, second: true },
    ],
    [
      'with a key',
      { 'keys.json': written, 'new/plans.json': '' },
      'new/instance.json',
      { first: true, third: false },
    ],
    ['with only a key', { 'keys.json': written }, 'keys.json', { first: true, third: false }],
  ])('%s', (_, changed, path, served) => {
    for (const [name, document] of Object.entries(changed)) documents.set(name, document)
    const { clients, errors } = tryCreateClients(documents)
    expect(Object.fromEntries([...clients].map(([key, client]) => [key, client !== null]))).toEqual(served)
    expect(errors.map((error) => error.path)).toContain(path)
  })
})

test('A year to preview cannot replace the current one', () => {
  documents.set('ours/2027/instance.json', instance(2027))
  documents.set('ours/2027/plans.json', plansDocument())
  const error = failureOf(() => createClients(documents))
  expect([error.path, error.issues[0]?.pointer]).toEqual(['ours/2027/instance.json', '/client/planYear'])
  expect(error.message).toContain('another year than the current one')
})

test('A key without a folder is reported by its position, never by its name', () => {
  documents.set('keys.json', { keys: { first: 'ours', s3cret: 'nowhere' } })
  const { message } = failureOf(() => createClients(documents))
  expect(message).toContain('a folder for the key in place 2')
  expect(message).not.toMatch(/s3cret|nowhere/)
})

function instance(planYear: number) {
  return {
    client: { planYear, displayName: 'Ours' },
    features: { customScenario: true },
    scenarios: [],
    services: [{ id: 'visit', name: 'Visit' }],
  }
}

function failureOf(act: () => unknown): DocumentError {
  try {
    act()
  } catch (error) {
    if (error instanceof DocumentError) return error
    throw error
  }
  throw new Error('It did not fail')
}

const sick = {
  id: 1,
  uses: [
    { service: 'visit', perAdult: 2, bySubscriber: 1, byNewborn: 3, month: 'birth' as const },
    { service: 'ambulance', bySubscriber: 1 },
  ],
}
const plans = plansDocument({
  services: [service('visit', 100), service('ambulance', 900)],
  scenarios: [sick, { id: '1', uses: [] }],
})
const document = {
  client: { planYear: 2027, displayName: 'Ours' },
  features: {
    salaryBands: false,
    locations: false,
    savings: false,
    singleChild: false,
    customScenario: true,
  },
  scenarios: [
    { id: '1', display: 'A healthy year', note: 'ours' },
    { id: 1, display: 'A sick year' },
  ],
  services: [{ id: 'visit', name: 'Office visit' }],
}
const body = (changes: object = {}) =>
  JSON.parse(createYear({ ...document, ...changes }, plans).body) as typeof document

it('has the uses of each scenario without their month or those of a baby, except those of services that employees cannot choose', () => {
  expect(body()).toEqual({
    ...document,
    scenarios: [
      { id: '1', display: 'A healthy year', note: 'ours', uses: [] },
      {
        id: 1,
        display: 'A sick year',
        uses: [{ service: 'visit', perAdult: 2, bySubscriber: 1 }],
      },
    ],
  })
})

it('has no uses without a custom scenario', () => {
  const off = { features: { ...document.features, customScenario: false } }
  expect(body(off)).toEqual({ ...document, ...off })
})

it.each([true, false])('replaces uses in the file if customScenario is %j', (customScenario) => {
  const features = { ...document.features, customScenario }
  const scenarios = document.scenarios.map((each) => ({ ...each, uses: [{ service: 'unknown' }] }))
  expect(body({ features, scenarios })).toEqual(body({ features }))
})

it.each([
  ['a year', 24, { yearly: 1200 }, { amount: 50, per: 'paycheck' }],
  ['a year, rounded', 26, { yearly: -1000 }, { amount: -38.46, per: 'paycheck' }],
  ['a year without known paychecks', undefined, { yearly: 600 }, { amount: 600, per: 'year' }],
  ['a year into an account', 24, { yearly: -600, paidIntoAccount: true }, { amount: -600, per: 'year' }],
  ['a paycheck', 24, { perPay: -25, per: 'household' }, { amount: -25, per: 'paycheck' }],
  ['a paycheck and adult', 24, { perPay: 30, per: 'adult' }, { amount: 30, per: 'paycheck', each: 'adult' }],
  ['a year and person', undefined, { yearly: 5, per: 'person' }, { amount: 5, per: 'year', each: 'person' }],
  [
    'a year by tier',
    12,
    { yearlyByTier: { EE: 0, ES: 600, EC: 120, EF: 720 } },
    { amount: { EE: 0, ES: 50, EK: 10, EC: 10, EF: 60 }, per: 'paycheck' },
  ],
] as const)('has the amount of a surcharge for %s', (_, payPeriods, amount, detail) => {
  const changed = {
    ...document,
    features: { singleChild: true },
    surcharges: [{ id: 0, statement: 'It applies', detail: { amount: 1, per: 'year' } }],
  }
  const priced = { ...plans, surcharges: [{ id: 0, ...amount }], ...(payPeriods && { payPeriods }) }
  const { surcharges } = JSON.parse(createYear(changed, priced).body) as typeof changed
  expect(surcharges).toEqual([{ id: 0, statement: 'It applies', detail }])
})
