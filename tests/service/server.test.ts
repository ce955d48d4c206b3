import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest'
import { plansDocument } from '../engine/planDocument.ts'
import {
  requests,
  resetServer,
  server,
  testKey,
  setAnswer,
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

test('The test server answers as the client in use', async () => {
  expect(await (await load()).json()).toMatchObject({ client: { displayName: 'Lakeshore Outfitters' } })
  setClient('fernhill')
  expect(await (await load()).json()).toMatchObject({ client: { displayName: 'Fernhill College' } })
})

test('A sample client is reached by the name of its folder too', async () => {
  const response = await fetch('http://localhost/mediplan/instance', { headers: { 'is-api-key': 'marlow' } })
  expect(await response.json()).toMatchObject({ client: { displayName: 'Marlow Instruments' } })
})

test('What was received is kept', async () => {
  await fetch('http://localhost/mediplan/calculate', { method: 'POST', headers: headers(), body: '{"a":1}' })
  expect(requests).toMatchObject([{ method: 'POST', path: '/mediplan/calculate', body: { a: 1 } }])
  expect(requests[0]?.headers.get('is-api-key')).toBe(testKey)
})

test('A call that arrives after its test is not received', async () => {
  const earlier = headers()
  resetServer()
  await fetch('http://localhost/mediplan/instance', { headers: earlier })
  expect(requests).toEqual([])
})

test('Being offline is a network failure', async () => {
  setFault('offline')
  await expect(load()).rejects.toThrow(TypeError)
})

test('A route can be answered with anything', async () => {
  setAnswer('instance', { odd: true })
  expect(await (await load()).json()).toEqual({ odd: true })
  setAnswer('instance')
  expect(await (await load()).json()).toMatchObject({ client: { displayName: 'Lakeshore Outfitters' } })
})

test('A key can be one that no client has', async () => {
  setClient('nobody')
  expect((await load()).status).toBe(401)
})

test('A client that does not exist is an error of the test', () => {
  // @ts-expect-error The compiler says so already.
  expect(() => setClient('somebody')).toThrow('There is no sample client somebody')
})

describe("A test's own documents", () => {
  const instance = {
    client: { planYear: 2031, displayName: 'Made up' },
    features: { customScenario: true },
    scenarios: [],
    services: [{ id: 'visit', name: 'Visit' }],
  }

  it('are served until a client is set', async () => {
    setDocuments(instance, plansDocument())
    expect(await (await load()).json()).toEqual(instance)
    setClient('fernhill')
    expect(await (await load()).json()).toMatchObject({ client: { displayName: 'Fernhill College' } })
  })

  it('can have years to preview', async () => {
    const next = { ...instance, client: { planYear: 2032, displayName: 'Made up' } }
    setDocuments(instance, plansDocument(), [{ instance: next, plans: plansDocument() }])
    expect(await (await load('/2032')).json()).toEqual(next)
    expect((await load('/2033')).status).toBe(404)
  })
})
