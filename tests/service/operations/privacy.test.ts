import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { request, type IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { answers, plan, plansDocument, service as priced } from '../../engine/planDocument.ts'
import { sendRaw } from './sendRaw.ts'
import type { Line } from '../serveInProcess.ts'
import { startProcess, type ServiceProcess } from './startProcess.ts'

/** Part of everything that a visitor or their browser sends. */
const mark = 'zqmark'
const key = `${mark}-key`

const validAnswers = answers({
  scenario: 'custom',
  customScenario: [{ id: `${mark}-service`, name: `${mark} service`, uses: 7 }],
  surcharges: { [`${mark}-surcharge`]: true },
  location: `${mark}-location`,
  salaryBand: `${mark}-band`,
  savingsStyle: `${mark}-style`,
})
const calculate = '/mediplan/calculate'

let folder: string
let service: ServiceProcess

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'clients-'))
  await mkdir(join(folder, 'plain'))
  await write('keys.json', { keys: { [key]: 'plain' } })
  await write('plain/instance.json', instance())
  await write('plain/plans.json', plans())
  service = await startProcess({
    CLIENTS_DIR: folder,
    LOG_LEVEL: 'trace',
    RATE_LIMIT: '30/600',
    REQUEST_TIMEOUT: '1',
    DRAIN_SECONDS: '300',
  })
})
afterAll(async () => {
  await service.stop()
  await rm(folder, { recursive: true })
})

describe('The log contains nothing that a visitor sent', () => {
  const json = JSON.stringify(validAnswers)
  it.each<[status: number, method: string, path: string, body?: string, headers?: Record<string, string>]>([
    [200, 'GET', `/mediplan/instance?${mark}=${mark}`],
    [200, 'POST', calculate, json],
    [400, 'POST', calculate, json.slice(0, -20)],
    [400, 'POST', calculate, `${mark}\n${mark}`],
    [422, 'POST', calculate, JSON.stringify({ ...validAnswers, location: `${mark}-elsewhere` })],
    [422, 'POST', calculate, JSON.stringify({ ...validAnswers, coverage: mark })],
    [422, 'POST', calculate, JSON.stringify({ [mark]: validAnswers })],
    [415, 'POST', calculate, json, { 'Content-Type': `text/${mark}` }],
    [413, 'POST', calculate, JSON.stringify(mark.repeat(50_000))],
    [403, 'POST', calculate, json, { Cookie: `XSRF-TOKEN=${mark}`, 'X-XSRF-TOKEN': `${mark}-other` }],
    [401, 'POST', calculate, json, { 'is-api-key': `${mark}-unknown` }],
    [405, 'PUT', calculate, json],
    [404, 'GET', `/mediplan/instance/${mark}`],
    [404, 'GET', `/mediplan/${mark}`],
    [404, 'GET', `/${mark}/%${mark}`],
  ])('after %i to %s %s', async (status, method, path, body, headers) => {
    expect(await send(method, path, body, headers)).toBe(status)
  })

  it('after 408 for an incomplete body', async () => {
    expect(await send('POST', calculate, json, { 'Content-Length': '5000' }, false)).toBe(408)
  })

  it('after 429', async () => {
    const statuses = new Set<number>()
    for (let count = 0; count < 30; count++) statuses.add(await send('POST', calculate, json))
    expect(statuses).toContain(429)
  })

  it('after 400 for a message that is not HTTP', async () => {
    expect(await sendRaw(service.address, `GET /${mark} HTTP/1.1\r\n${mark}: \0${mark}\r\n\r\n`)).toContain(
      ' 400 ',
    )
  })

  it('and a line for each status', async () => {
    await send('GET', '/healthz')
    await expectLine({ route: '/healthz' })
    const statuses = new Set(service.lines.map(({ status }) => status))
    for (const status of [200, 400, 401, 403, 404, 405, 408, 413, 415, 422, 429])
      expect(statuses).toContain(status)
    expect(service.output()).not.toMatch(new RegExp(mark, 'i'))
  })
})

test('The log contains nothing of a body whose caller disconnects', async () => {
  const socket = connect(Number(new URL(service.address).port), 'localhost')
  await once(socket, 'connect')
  socket.write(
    `POST ${calculate} HTTP/1.1\r\nHost: ${mark}\r\nis-api-key: ${key}\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{"${mark}`,
  )
  await send('GET', '/healthz')
  socket.resetAndDestroy()
  await send('GET', '/readyz')
  await expectLine({ route: '/readyz' })
  expect(service.output()).not.toMatch(new RegExp(mark, 'i'))
})

test('A request is logged with its ID, method, route, status, duration, and client', async () => {
  await send('GET', '/mediplan/instance/2027', undefined, { 'X-Request-Id': '0123456789abcdef' })
  expect(await expectLine({ id: '0123456789abcdef' })).toEqual({
    level: 'info',
    time: expect.any(String) as string,
    id: '0123456789abcdef',
    method: 'GET',
    route: '/mediplan/instance/:year?',
    status: expect.any(Number) as number,
    ms: expect.any(Number) as number,
    client: 'plain',
    msg: 'request',
  })
})

test('Ctrl+C ends the process without draining', async () => {
  service.process.kill('SIGINT')
  expect(await service.exitCode).toBe(0)
})

/** Sends a request with the mark in every header. */
async function send(
  method: string,
  path: string,
  body?: string,
  headers: Record<string, string> = {},
  isComplete = true,
): Promise<number> {
  const call = request(new URL(service.address).origin, {
    method,
    path,
    agent: false,
    headers: {
      'is-api-key': key,
      'is-session': mark,
      'Content-Type': 'application/json',
      Cookie: `session=${mark}`,
      'User-Agent': `${mark}\t"}{"${mark}`,
      Referer: `https://${mark}.example/`,
      'Accept-Language': mark,
      'X-Forwarded-For': mark,
      'X-Request-Id': mark,
      [mark]: mark,
      ...headers,
    },
  })
  call.on('error', () => undefined)
  if (isComplete) call.end(body)
  else call.write(body)
  const [response] = (await once(call, 'response')) as [IncomingMessage]
  response.resume()
  expect(response.headers['x-request-id']).toMatch(/^[\w-]{7,36}$/)
  call.destroy()
  return response.statusCode ?? 0
}

async function expectLine(fields: Record<string, unknown>): Promise<Line> {
  const matches = (line: Line) => Object.entries(fields).every(([name, value]) => line[name] === value)
  return expect
    .poll(() => service.lines.find(matches))
    .toBeTruthy()
    .then(() => service.lines.find(matches)!)
}

function write(path: string, document: unknown) {
  return writeFile(join(folder, path), JSON.stringify(document))
}

function instance() {
  return {
    client: { planYear: 2027, displayName: 'Plain' },
    features: { salaryBands: true, locations: true, savings: true, customScenario: true },
    scenarios: [],
    services: [{ id: `${mark}-service`, name: `${mark} service` }],
    locations: [{ id: `${mark}-location`, name: 'Here' }],
    salaryBands: [{ id: `${mark}-band`, name: 'Low' }],
    savingsStyles: [{ id: `${mark}-style`, displayText: 'I save' }],
    surcharges: [{ id: `${mark}-surcharge`, statement: 'I smoke' }],
  }
}

function plans() {
  return plansDocument({
    services: [priced(`${mark}-service`, 100)],
    locations: [{ id: `${mark}-location`, factor: 1 }],
    savingsStyles: [{ id: `${mark}-style`, avoidsOwnMoney: false }],
    surcharges: [{ id: `${mark}-surcharge`, yearly: 500 }],
    plans: [plan()],
  })
}
