import { describe, expect, it, test } from 'vitest'
import { createYear } from '../../src/clients/clients.ts'
import { checkedApp, readProblem } from './http/checkedApp.ts'
import { plansDocument } from '../engine/planDocument.ts'

const app = checkedApp()

const answers = {
  coverage: 'EE',
  scenario: 'usual',
  customScenario: null,
  surcharges: { tobacco: true, 'spouse-coverage': false, wellness: false },
  location: 'boise',
  salaryBand: '40-80',
  savingsStyle: 'saver',
}

function load(path: string, key = 'lakeshore') {
  return app.request(`/mediplan/${path}`, { headers: { 'is-api-key': key } })
}

function post(body: unknown, { key = 'lakeshore', path = 'calculate' } = {}) {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  return app.request(`/mediplan/${path}`, { method: 'POST', headers: jsonHeaders(key), body: text })
}

function jsonHeaders(key: string) {
  return { 'is-api-key': key, 'Content-Type': 'application/json' }
}

function custom(customScenario: unknown) {
  return { scenario: 'custom', customScenario }
}

function uses(id: string) {
  const names: Record<string, string> = { lab: 'Lab test', mri: 'MRI scan' }
  return { id, name: names[id] ?? 'Unknown', uses: 1 }
}

describe('GET instance', () => {
  it.each([
    ['instance', 'marlow', 2027],
    ['instance/2027', 'marlow', 2027],
    ['instance/2028', 'marlow', 2028],
    ['instance/02028', 'marlow', 2028],
  ])('%s of %s has the plan year %i', async (path, key, year) => {
    const response = await load(path, key)
    expect(response.status).toBe(200)
    expect(response.headers.get('Content-Type')).toBe('application/json')
    expect(await response.json()).toMatchObject({ client: { planYear: year } })
  })

  it.each(['instance/2030', 'instance/next', 'instance/2028.0', 'instance/-2028', 'instance/2028abc'])(
    '%s responds 404',
    async (path) => {
      expect(await readProblem(await load(path, 'marlow'))).toMatchObject({ status: 404 })
    },
  )

  it('sends the document as it is, with unknown fields', async () => {
    const document = {
      client: { planYear: 2027, displayName: 'Acme', motto: 'Health first' },
      features: { customScenario: true },
      scenarios: [],
      services: [{ id: 'visit', name: 'Visit' }],
    }
    const current = createYear(document, plansDocument())
    const acme = checkedApp({}, new Map([['acme', { current, years: new Map() }]]))
    const response = await acme.request('/mediplan/instance', { headers: { 'is-api-key': 'acme' } })
    expect(await response.json()).toEqual(document)
  })
})

describe('Responds 401', () => {
  it.each(['', 'nobody', 'constructor', '__proto__'])('to the key %j', async (key) => {
    expect(await readProblem(await load('instance', key))).toMatchObject({ status: 401 })
    expect(await readProblem(await post(answers, { key }))).toMatchObject({ status: 401 })
  })

  it('to a request without a key', async () => {
    expect(await readProblem(await app.request('/mediplan/instance'))).toMatchObject({ status: 401 })
  })
})

test('Serves the API under any base path', async () => {
  const response = await app.request('https://example.com/benefits/mediplan/instance', {
    headers: { 'is-api-key': 'lakeshore' },
  })
  expect(response.status).toBe(200)
})

describe('POST calculate', () => {
  it('responds with the costs of every plan', async () => {
    const response = await post(answers)
    expect(response.status).toBe(200)
    expect(await response.json()).toMatchObject({
      plans: {
        ppo: {
          displayName: 'PPO Plan',
          outOfPocketExpenses: 440,
          hsaFunds: 0,
          payrollDeduction: 780,
          surchargeTotal: 1500,
          totalCost: 2720,
        },
        traditional: {
          displayName: 'Traditional Plan',
          outOfPocketExpenses: 716.5,
          hsaFunds: 0,
          payrollDeduction: 1080,
          surchargeTotal: 1500,
          totalCost: 3296.5,
        },
        hdhp: {
          displayName: 'High Deductible Plan with HSA',
          outOfPocketExpenses: 1115,
          hsaFunds: 499.92,
          payrollDeduction: 0,
          surchargeTotal: 1500,
          totalCost: 2115.08,
        },
      },
      bestPlan: 'hdhp',
      potentialSavings: 1181.42,
      savingsDidOverride: false,
      contributionLimit: { accountType: 'HSA', limit: 4000.08 },
    })
  })

  it('uses the plans of a preview year', async () => {
    const inputs = { ...answers, surcharges: {}, location: null, savingsStyle: null, salaryBand: 'under-40k' }
    const [current, preview] = await Promise.all(
      ['calculate', 'calculate/2028'].map(async (path) =>
        (await post(inputs, { key: 'marlow', path })).json(),
      ),
    )
    expect(current).toMatchObject({ plans: { saver: { payrollDeduction: 336 } } })
    expect(preview).toMatchObject({ plans: { saver: { payrollDeduction: 356.16 } }, contributionLimit: null })
  })

  it('accepts custom uses', async () => {
    const customScenario = [{ id: 'hospital', name: 'Day in hospital', uses: 9999 }]
    const response = await post({ ...answers, scenario: 'custom', customScenario })
    expect(await response.json()).toMatchObject({ plans: { hdhp: { outOfPocketExpenses: 5000 } } })
  })
})

describe('Responds 422 with the field', () => {
  it.each([
    ['for an unknown tier', { coverage: 'XX' }, ['/coverage']],
    ['for an unknown scenario', { scenario: 'quiet' }, ['/scenario']],
    ['for a custom scenario without uses', custom(null), ['/customScenario']],
    ['for uses without a custom scenario', { customScenario: [uses('lab')] }, ['/customScenario']],
    ['for uses of an unknown service', custom([uses('lab'), uses('spa')]), ['/customScenario/1/id']],
    ['for a repeated service', custom([uses('lab'), uses('mri'), uses('lab')]), ['/customScenario/2/id']],
    ['for a service by another name', custom([{ ...uses('lab'), name: 'Lab' }]), ['/customScenario/0/name']],
    ['for uses that are not a number', custom([{ ...uses('lab'), uses: 'two' }]), ['/customScenario/0/uses']],
    ['for an unknown surcharge', { surcharges: { 'a/b~c': false } }, ['/surcharges/a~1b~0c']],
    ['for an unknown location', { location: 'atlantis' }, ['/location']],
    ['for a missing location', { location: null }, ['/location']],
    ['for several problems at once', { scenario: 'quiet', location: null }, ['/scenario', '/location']],
  ])('%s', async (_, changes, pointers) => {
    expect(await readProblem(await post({ ...answers, ...changes }))).toMatchObject({ status: 422, pointers })
  })

  const plain = { ...answers, surcharges: {}, location: null, salaryBand: null, savingsStyle: null }
  it.each([
    ['for a single child without a tier of its own', 'prairie', { coverage: 'EK' }, ['/coverage']],
    ['for a custom scenario that is not offered', 'fernhill', custom([]), ['/scenario']],
    ['for a location that is not asked for', 'fernhill', { location: 'boise' }, ['/location']],
    [
      'for an ID of another type',
      'quillon',
      { scenario: '0', location: 0, savingsStyle: '0' },
      ['/scenario', '/savingsStyle'],
    ],
  ])('%s', async (_, key, changes, pointers) => {
    expect(await readProblem(await post({ ...plain, ...changes }, { key }))).toMatchObject({
      status: 422,
      pointers,
    })
  })

  it.each(['null', '[]', '"EE"', '1e999'])('for %s, which is not an object', async (body) => {
    expect(await readProblem(await post(body))).toMatchObject({ status: 422, pointers: [''] })
  })

  it('for a number that is too large to represent', async () => {
    const body = JSON.stringify({ ...answers, ...custom([uses('lab')]) }).replace('"uses":1', '"uses":1e999')
    expect(await readProblem(await post(body))).toMatchObject({
      status: 422,
      pointers: ['/customScenario/0/uses'],
    })
  })
})

it.each(['', '{', 'coverage=EE', '{"coverage":"EE"', 'undefined'])(
  'Responds 400 to %j, which is not JSON',
  async (body) => {
    expect(await readProblem(await post(body))).toMatchObject({ status: 400 })
  },
)
