import { afterEach, describe, expect, it, test, vi } from 'vitest'
import { createYear } from '../../src/clients/clients.ts'
import { checkedApp } from './http/checkedApp.ts'
import { answers as leastAnswers, plan, plansDocument } from '../engine/planDocument.ts'

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
  return { id, name: names[id] ?? 'Unheard of', uses: 1 }
}

async function problemOf(response: Response) {
  expect(response.headers.get('Content-Type')).toBe('application/problem+json')
  const {
    status,
    title,
    errors = [],
  } = (await response.json()) as {
    status: number
    title: string
    errors?: { pointer: string; detail: string }[]
  }
  expect(status).toBe(response.status)
  expect(title).not.toBe('')
  return {
    status,
    pointers: errors.map(({ pointer }) => pointer),
    details: errors.map(({ detail }) => detail),
  }
}

describe('The instance', () => {
  it.each([
    ['instance', 'marlow', 2027],
    ['instance/2027', 'marlow', 2027],
    ['instance/2028', 'marlow', 2028],
    ['instance/02028', 'marlow', 2028],
  ])('at %s of %s is that of %i', async (path, key, year) => {
    const response = await load(path, key)
    expect(response.status).toBe(200)
    expect(response.headers.get('Content-Type')).toBe('application/json')
    expect(await response.json()).toMatchObject({ client: { planYear: year } })
  })

  it.each(['instance/2030', 'instance/next', 'instance/2028.0', 'instance/-2028', 'instance/2028abc'])(
    'at %s is not there',
    async (path) => {
      expect(await problemOf(await load(path, 'marlow'))).toMatchObject({ status: 404 })
    },
  )

  it('is sent as it stands, unknown fields too', async () => {
    const document = {
      client: { planYear: 2027, displayName: 'Ours', motto: 'Health first' },
      features: { customScenario: true },
      scenarios: [],
      services: [{ id: 'visit', name: 'Visit' }],
    }
    const current = createYear(document, plansDocument())
    const ours = checkedApp({}, new Map([['ours', { current, years: new Map() }]]))
    const response = await ours.request('/mediplan/instance', { headers: { 'is-api-key': 'ours' } })
    expect(await response.json()).toEqual(document)
  })
})

describe('Nobody is let in', () => {
  it.each(['', 'nobody', 'constructor', '__proto__'])('with the key %j', async (key) => {
    expect(await problemOf(await load('instance', key))).toMatchObject({ status: 401 })
    expect(await problemOf(await post(answers, { key }))).toMatchObject({ status: 401 })
  })

  it('without a key', async () => {
    expect(await problemOf(await app.request('/mediplan/instance'))).toMatchObject({ status: 401 })
  })
})

it('A client that cannot be served is told from one that there is not', async () => {
  const broken = checkedApp({}, new Map([['broken', null]]))
  const response = await broken.request('/mediplan/instance', { headers: { 'is-api-key': 'broken' } })
  expect(response.headers.get('Retry-After')).toBe('30')
  expect([response.status, await response.json()]).toMatchObject([
    503,
    { type: 'urn:mediplan:problem:not-served' },
  ])
})

test.each([
  '/',
  '/mediplan',
  '/mediplan/',
  '/mediplan/plans',
  '/mediplan/instance/2027/x',
  '/other/instance',
])('There is nothing at %s', async (path) => {
  const response = await app.request(path, { headers: { 'is-api-key': 'lakeshore' } })
  expect(await problemOf(response)).toMatchObject({ status: 404 })
})

test('The API answers under any base path', async () => {
  const response = await app.request('https://example.com/benefits/mediplan/instance', {
    headers: { 'is-api-key': 'lakeshore' },
  })
  expect(response.status).toBe(200)
})

describe('A calculation', () => {
  it('answers with the costs of every plan', async () => {
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

  it('of a savings style may choose a dearer plan', async () => {
    const response = await post({ ...answers, savingsStyle: 'none' })
    expect(await response.json()).toMatchObject({
      bestPlan: 'ppo',
      potentialSavings: 576.5,
      savingsDidOverride: true,
      contributionLimit: null,
    })
  })

  it('of a year to preview uses that year’s plans', async () => {
    const inputs = { ...answers, surcharges: {}, location: null, savingsStyle: null, salaryBand: 'under-40k' }
    const [now, then] = await Promise.all(
      ['calculate', 'calculate/2028'].map(async (path) =>
        (await post(inputs, { key: 'marlow', path })).json(),
      ),
    )
    expect(now).toMatchObject({ plans: { saver: { payrollDeduction: 336 } } })
    expect(then).toMatchObject({ plans: { saver: { payrollDeduction: 356.16 } }, contributionLimit: null })
  })

  it('takes custom uses', async () => {
    const customScenario = [{ id: 'hospital', name: 'Day in hospital', uses: 9999 }]
    const response = await post({ ...answers, scenario: 'custom', customScenario })
    expect(await response.json()).toMatchObject({ plans: { hdhp: { outOfPocketExpenses: 5000 } } })
  })

  it.each([0, 'a.b/c d', 'constructor', '9007199254740991', 9007199254740991])(
    'takes the odd id %j',
    async (scenario) => {
      const inputs = { ...answers, scenario, salaryBand: null, savingsStyle: 0, location: '' }
      const response = await post(
        { ...inputs, surcharges: { 0: true, 'a.b/c d': true, constructor: false } },
        { key: 'quillon' },
      )
      expect(response.status).toBe(200)
      expect(await response.json()).toMatchObject({ plans: { 1: { surchargeTotal: 239.5 } } })
    },
  )
})

describe('Answers are refused, the field named', () => {
  it.each([
    ['a tier of no kind', { coverage: 'XX' }, ['/coverage']],
    ['nothing at all on the tier', { coverage: undefined }, ['/coverage']],
    ['a scenario that is unknown', { scenario: 'quiet' }, ['/scenario']],
    ['no scenario', { scenario: null }, ['/scenario']],
    ['a scenario that every object has', { scenario: 'constructor' }, ['/scenario']],
    ['a custom scenario without its uses', custom(null), ['/customScenario']],
    ['uses besides a scenario', { customScenario: [uses('lab')] }, ['/customScenario']],
    ['uses of an unknown service', custom([uses('lab'), uses('spa')]), ['/customScenario/1/id']],
    ['uses of a service twice', custom([uses('lab'), uses('mri'), uses('lab')]), ['/customScenario/2/id']],
    [
      'uses of a service by another name',
      custom([{ ...uses('lab'), name: 'Lab' }]),
      ['/customScenario/0/name'],
    ],
    ['uses that are no number', custom([{ ...uses('lab'), uses: 'two' }]), ['/customScenario/0/uses']],
    ['an unknown surcharge', { surcharges: { 'a/b~c': false } }, ['/surcharges/a~1b~0c']],
    ['an unknown location', { location: 'atlantis' }, ['/location']],
    ['no location', { location: null }, ['/location']],
    ['an unknown salary band', { salaryBand: 40 }, ['/salaryBand']],
    ['no salary band', { salaryBand: null }, ['/salaryBand']],
    ['an unknown savings style', { savingsStyle: 'spender' }, ['/savingsStyle']],
    ['no savings style', { savingsStyle: null }, ['/savingsStyle']],
    ['several faults at once', { scenario: 'quiet', location: null }, ['/scenario', '/location']],
  ])('%s', async (_, changes, pointers) => {
    expect(await problemOf(await post({ ...answers, ...changes }))).toMatchObject({ status: 422, pointers })
  })

  const plain = { ...answers, surcharges: {}, location: null, salaryBand: null, savingsStyle: null }
  it.each([
    ['a single child where it has no tier of its own', 'prairie', { coverage: 'EK' }, ['/coverage']],
    ['a custom scenario where there is none', 'fernhill', custom([]), ['/scenario']],
    ['a location where none is asked for', 'fernhill', { location: 'boise' }, ['/location']],
    [
      'an id in another type',
      'quillon',
      { scenario: '0', location: 0, savingsStyle: '0' },
      ['/scenario', '/savingsStyle'],
    ],
  ])('%s', async (_, key, changes, pointers) => {
    expect(await problemOf(await post({ ...plain, ...changes }, { key }))).toMatchObject({
      status: 422,
      pointers,
    })
  })

  it('and what was found is told', async () => {
    const { details } = await problemOf(await post({ ...answers, location: 'atlantis' }))
    expect(details).toEqual(['expected one of the choices that this client offers, found "atlantis"'])
  })

  it.each(['', '{', 'coverage=EE', '{"coverage":"EE"', 'undefined'])(
    '%j, which is not JSON',
    async (body) => {
      expect(await problemOf(await post(body))).toMatchObject({ status: 400 })
    },
  )

  it.each(['null', '[]', '"EE"', '1e999'])('%s, which is no object', async (body) => {
    expect(await problemOf(await post(body))).toMatchObject({ status: 422, pointers: [''] })
  })

  it('a number beyond all numbers', async () => {
    const body = JSON.stringify({ ...answers, ...custom([uses('lab')]) }).replace('"uses":1', '"uses":1e999')
    expect(await problemOf(await post(body))).toMatchObject({
      status: 422,
      pointers: ['/customScenario/0/uses'],
    })
  })
})

describe('A fault of our own', () => {
  afterEach(() => vi.restoreAllMocks())

  it('says nothing of where it happened', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const instance = {
      client: { planYear: 2027, displayName: '' },
      features: {},
      scenarios: [{ id: 1, display: '' }],
    }
    const scenarios = [{ id: 1, uses: [] }]
    const current = createYear(instance, plansDocument({ scenarios, plans: [plan()] }))
    const broken = { ...current, model: { ...current.model, plans: [] } }
    const ours = checkedApp({}, new Map([['ours', { current: broken, years: new Map() }]]))
    const response = await ours.request('/mediplan/calculate', {
      method: 'POST',
      headers: jsonHeaders('ours'),
      body: JSON.stringify(leastAnswers({ scenario: 1, customScenario: null })),
    })
    expect(response.status).toBe(500)
    expect(await response.text()).toBe(
      '{"type":"urn:mediplan:problem:fault","title":"Something went wrong here","status":500}',
    )
    expect(console.error).toHaveBeenCalledOnce()
  })
})
