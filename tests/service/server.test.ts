import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { plansDocument } from './engine/planDocument.ts'
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

const headers = { 'is-api-key': testKey }
const load = () => fetch('http://localhost/benefits/mediplan/instance', { headers })

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
  await fetch('http://localhost/mediplan/calculate', { method: 'POST', headers, body: '{"a":1}' })
  expect(requests).toMatchObject([{ method: 'POST', path: '/mediplan/calculate', body: { a: 1 } }])
  expect(requests[0]?.headers.get('is-api-key')).toBe(testKey)
})

test('Being offline is a network failure', async () => {
  setFault('offline')
  await expect(load()).rejects.toThrow(TypeError)
})

test('A route can be answered with anything', async () => {
  setAnswer('instance', { odd: true })
  expect(await (await load()).json()).toEqual({ odd: true })
})

test('A client that does not exist is an error of the test', () => {
  // @ts-expect-error The compiler says so already.
  expect(() => setClient('nobody')).toThrow('There is no sample client nobody')
})

test('A test can serve documents of its own', async () => {
  const instance = {
    client: { planYear: 2031, displayName: 'Made up' },
    features: { customScenario: true },
    scenarios: [],
    services: [{ id: 'visit', name: 'Visit' }],
  }
  setDocuments(instance, plansDocument())
  expect(await (await load()).json()).toEqual(instance)
})
