import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest'
import { plansDocument } from '../engine/planDocument.ts'
import {
  requests,
  resetServer,
  server,
  testKey,
  setResponse,
  setClient,
  setDocuments,
  setFault,
} from '../server.ts'

const headers = () => ({ 'is-api-key': testKey })
const load = (year = '') =>
  fetch(`http://localhost/benefits/mediplan/instance${year}`, { headers: headers() })

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
beforeEach(resetServer)
afterAll(() => server.close())

test('The test server serves the selected client', async () => {
  expect(await (await load()).json()).toMatchObject({ client: { displayName: 'Lakeshore Outfitters' } })
  setClient('fernhill')
  expect(await (await load()).json()).toMatchObject({ client: { displayName: 'Fernhill College' } })
})

test('The folder name of a sample client is a key too', async () => {
  const response = await fetch('http://localhost/mediplan/instance', { headers: { 'is-api-key': 'marlow' } })
  expect(await response.json()).toMatchObject({ client: { displayName: 'Marlow Instruments' } })
})

test('Requests are recorded', async () => {
  await fetch('http://localhost/mediplan/calculate', { method: 'POST', headers: headers(), body: '{"a":1}' })
  expect(requests).toMatchObject([{ method: 'POST', path: '/mediplan/calculate', body: { a: 1 } }])
  expect(requests[0]?.headers.get('is-api-key')).toBe(testKey)
})

test('A late request of an earlier test is not recorded', async () => {
  const earlier = headers()
  resetServer()
  await fetch('http://localhost/mediplan/instance', { headers: earlier })
  expect(requests).toEqual([])
})

test('offline is a network failure', async () => {
  setFault('offline')
  await expect(load()).rejects.toThrow(TypeError)
})

test('A test can set any response for a route', async () => {
  setResponse('instance', { other: true })
  expect(await (await load()).json()).toEqual({ other: true })
  setResponse('instance')
  expect(await (await load()).json()).toMatchObject({ client: { displayName: 'Lakeshore Outfitters' } })
})

test('A test can use a key that no client has', async () => {
  setClient('nobody')
  expect((await load()).status).toBe(401)
})

test('An unknown client fails the test', () => {
  // @ts-expect-error The type forbids it too.
  expect(() => setClient('somebody')).toThrow('There is no sample client somebody')
})

describe('Documents of a test', () => {
  const instance = {
    client: { planYear: 2031, displayName: 'Made up' },
    features: { customScenario: true },
    scenarios: [],
    services: [{ id: 'visit', name: 'Visit' }],
  }

  it('are served until the test selects a client', async () => {
    setDocuments(instance, plansDocument())
    expect(await (await load()).json()).toEqual(instance)
    setClient('fernhill')
    expect(await (await load()).json()).toMatchObject({ client: { displayName: 'Fernhill College' } })
  })

  it('can include preview years', async () => {
    const next = { ...instance, client: { planYear: 2032, displayName: 'Made up' } }
    setDocuments(instance, plansDocument(), [{ instance: next, plans: plansDocument() }])
    expect(await (await load('/2032')).json()).toEqual(next)
    expect((await load('/2033')).status).toBe(404)
  })
})
